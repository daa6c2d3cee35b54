// The browser's part of passkeys. Loaded when somebody uses one.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import {
  confirmIdentity,
  loginByPasskey,
  startPasskeyConfirmation,
  startPasskeyLogin,
} from '@vitrine/contract/staff/staff.ts';
import type { NewPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@vitrine/contract/staff/staff-shapes.ts';
import { directApi } from '../../../api/staff-api.ts';
import { currentLanguage } from '../../../i18n/language.tsx';
import { passkeyMessages } from '../../../messages/en/staff.ts';
import { translate } from '../../../messages/translate.ts';

/** The person has closed the browser's dialog, or the device refuses; browsers do not tell which. */
const notDone = (reason: 'notUsed' | 'notMade') => (): never => {
  throw new ApiError(400, 'passkey.not-done', translate(passkeyMessages, currentLanguage())[reason]);
};

const askDevice = ({ allowCredentials, ...request }: PasskeyRequest): Promise<UsedPasskey> =>
  startAuthentication({
    optionsJSON: { ...request, allowCredentials: allowCredentials.map(asListed) },
  }).catch(notDone('notUsed'));

/** The server keeps what a browser has said; a newer browser may say more than the library knows. */
const asListed = ({ id, type, transports }: PasskeyRequest['allowCredentials'][number]) => ({
  id,
  type,
  transports: transports as AuthenticatorTransport[],
});

export async function signInByPasskey(shared: boolean): Promise<void> {
  const passkey = await askDevice(await directApi(startPasskeyLogin, {}));
  await directApi(loginByPasskey, { body: { passkey, shared } });
}

export async function confirmByPasskey(): Promise<void> {
  const passkey = await askDevice(await directApi(startPasskeyConfirmation, {}));
  await directApi(confirmIdentity, { body: { passkey } });
}

export async function makePasskey({ excludeCredentials, ...creation }: PasskeyCreation): Promise<NewPasskey> {
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: { ...creation, excludeCredentials: excludeCredentials.map(asListed) },
  }).catch(notDone('notMade'));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}
