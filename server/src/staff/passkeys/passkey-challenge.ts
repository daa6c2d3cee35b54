// The request to a browser to make or use a passkey (WebAuthn). The host of the shop's address is the place a passkey
// belongs to: browsers offer it nowhere else.

import type { PasskeyCreation, PasskeyRequest } from '@vitrine/contract/staff/staff-shapes.ts';
import { hashSecret, newToken } from '../../account/account.ts';
import type { RequestContext } from '../../store/store.ts';
import {
  addPasskeyChallenge,
  findPasskeysOf,
  type PasskeyChallengeRow,
  type PasskeyRow,
} from './passkey-repository.ts';

const LIFETIME_MS = 5 * 60_000;

/** Ed25519, ECDSA with P-256 and RSA: every device knows one of them. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

export const passkeyPlace = (shopUrl: string): { readonly id: string; readonly origin: string } => {
  const { hostname, origin } = new URL(shopUrl);
  return { id: hostname, origin };
};

type Bound = Pick<PasskeyChallengeRow, 'purpose' | 'staffId' | 'linkId' | 'userHandle'>;

async function newChallenge(
  { db, now }: Pick<RequestContext, 'db' | 'now' | 'shopUrl' | 'store'>,
  bound: Bound,
): Promise<string> {
  const challenge = newToken();
  const endsAt = new Date(now.getTime() + LIFETIME_MS);
  await addPasskeyChallenge(db, { ...bound, hash: hashSecret(challenge), endsAt });
  return challenge;
}

const asKnown = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

/** `staffId` null: for anybody who wants to sign in. */
export async function requestPasskey(
  ctx: Pick<RequestContext, 'db' | 'now' | 'shopUrl' | 'store'>,
  staffId: number | null,
): Promise<PasskeyRequest> {
  const own = staffId === null ? [] : await findPasskeysOf(ctx.db, staffId);
  const purpose = staffId === null ? 'sign in' : 'confirm';
  return {
    challenge: await newChallenge(ctx, { purpose, staffId, linkId: null, userHandle: null }),
    rpId: passkeyPlace(ctx.shopUrl).id,
    timeout: LIFETIME_MS,
    allowCredentials: own.map(asKnown),
    userVerification: 'required',
  };
}

interface Future extends Pick<PasskeyChallengeRow, 'staffId' | 'linkId'> {
  readonly name: string;
  readonly email: string;
}

export async function requestNewPasskey(
  ctx: Pick<RequestContext, 'db' | 'now' | 'shopUrl' | 'store'>,
  { staffId, linkId, name, email }: Future,
): Promise<PasskeyCreation> {
  const own = staffId === null ? [] : await findPasskeysOf(ctx.db, staffId);
  const userHandle = own[0]?.userHandle ?? newToken();
  return {
    challenge: await newChallenge(ctx, { purpose: 'register', staffId, linkId, userHandle }),
    rp: { id: passkeyPlace(ctx.shopUrl).id, name: ctx.store.name },
    user: { id: userHandle, name: email, displayName: name },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: LIFETIME_MS,
    attestation: 'none',
    excludeCredentials: own.map(asKnown),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}
