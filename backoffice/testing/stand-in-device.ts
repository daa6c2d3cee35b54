// Answers the calls of a page to the device that has passkeys, such as a phone or a security key.
import type { PasskeyCreation, PasskeyRequest } from '@vitrine/contract/staff/staff-shapes.ts';
import { onTestFinished, vi } from 'vitest';

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

const asBase64Url = (text: string): string => btoa(text).replaceAll('=', '');

/** The id of the passkey that the device makes and uses. */
export const deviceKey = asBase64Url('key-1');

interface StandInDevice {
  /** The person closes the dialog of the browser, or the device has a passkey already: browsers do not tell which. */
  refuse(): void;
}

/** Until the test ends the browser has passkeys. */
export function standInDevice(): StandInDevice {
  let isWilling = true;
  const answer = async (response: object) => {
    if (!isWilling) throw new DOMException('The operation was refused.', 'NotAllowedError');
    return {
      id: deviceKey,
      rawId: bytesOf('key-1'),
      type: 'public-key',
      response: { clientDataJSON: bytesOf('client data'), ...response },
      getClientExtensionResults: () => ({}),
    };
  };
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: () => answer({ attestationObject: bytesOf('attestation'), getTransports: () => ['internal'] }),
      get: () => answer({ authenticatorData: bytesOf('data'), signature: bytesOf('signature') }),
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return {
    refuse: () => {
      isWilling = false;
    },
  };
}

/** The response of the shop before a passkey is used. */
export const passkeyRequest: PasskeyRequest = {
  challenge: asBase64Url('challenge'),
  rpId: 'shop.example',
  timeout: 60_000,
  allowCredentials: [],
  userVerification: 'required',
};

/** The response of the shop before a passkey is made. */
export const passkeyCreation: PasskeyCreation = {
  challenge: asBase64Url('challenge'),
  rp: { id: 'shop.example', name: 'Shop' },
  user: { id: asBase64Url('1'), name: 'ann@shop.example', displayName: 'Ann Lee' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 60_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
};
