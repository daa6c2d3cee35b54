// Checks what a device has signed: our challenge, our address, the person's presence, the key. Everything that is wrong is
// refused in the same way, and the challenge is used up before anything else is looked at.

import type { NewPasskey, UsedPasskey } from '@vitrine/contract/staff/staff-shapes.ts';
import { hashSecret } from '../../account/account.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../store/store.ts';
import { PASSKEY_ALGORITHMS, passkeyPlace } from './passkey-challenge.ts';
import { type PasskeyChallengeRow, type PasskeyRow, takePasskeyChallenge } from './passkey-repository.ts';

/** Loaded when the first passkey is checked: it takes long, and many shops never need it. */
const loadLibrary = () => import('@simplewebauthn/server');

type Owner = Pick<PasskeyChallengeRow, 'purpose' | 'staffId' | 'linkId'>;

/** A passkey to store; whose it is, and its name, are not part of it. */
export type VerifiedPasskey = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'userHandle' | 'createdAt'
>;

export async function verifyNewPasskey(
  ctx: Pick<RequestContext, 'db' | 'now' | 'shopUrl'>,
  { id, rawId, type, response }: NewPasskey,
  owner: Omit<Owner, 'purpose'>,
): Promise<VerifiedPasskey> {
  const { userHandle, ...expected } = await takeChallenge(ctx, response.clientDataJSON, {
    ...owner,
    purpose: 'register',
  });
  const { verifyRegistrationResponse } = await loadLibrary();
  const { registrationInfo } = await orThrow(
    verifyRegistrationResponse({
      ...expected,
      response: { id, rawId, type, response: { ...response, transports: [] }, clientExtensionResults: {} },
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    }),
  );
  if (!registrationInfo || userHandle === null) return throwDomainError('staff.passkey-refused');
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.transports,
    userHandle,
    createdAt: ctx.now,
  };
}

/** Returns the counter of the device. */
export async function verifyUsedPasskey(
  ctx: Pick<RequestContext, 'db' | 'now' | 'shopUrl'>,
  { id, rawId, type, response }: UsedPasskey,
  known: PasskeyRow | undefined,
  owner: Omit<Owner, 'linkId'>,
): Promise<number> {
  const { userHandle: _, ...expected } = await takeChallenge(ctx, response.clientDataJSON, { ...owner, linkId: null });
  // A device that names somebody else has mixed up its keys.
  const isOwn = known && (response.userHandle === undefined || response.userHandle === known.userHandle);
  if (!isOwn) return throwDomainError('staff.passkey-refused');
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { userHandle, ...signed } = response;
  const { verified, authenticationInfo } = await orThrow(
    verifyAuthenticationResponse({
      ...expected,
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
      requireUserVerification: true,
    }),
  );
  return verified ? authenticationInfo.newCounter : throwDomainError('staff.passkey-refused');
}

async function takeChallenge(
  { db, now, shopUrl }: Pick<RequestContext, 'db' | 'now' | 'shopUrl'>,
  clientData: string,
  owner: Owner,
) {
  const challenge = challengeIn(clientData);
  const taken = challenge && (await takePasskeyChallenge(db, hashSecret(challenge), owner, now));
  if (!taken) return throwDomainError('staff.passkey-refused');
  const { id, origin } = passkeyPlace(shopUrl);
  return { userHandle: taken.userHandle, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id };
}

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) ?? {};
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The library throws for whatever is wrong with what a device has sent. */
const orThrow = <T>(verification: Promise<T>): Promise<T> =>
  verification.catch(() => throwDomainError('staff.passkey-refused'));
