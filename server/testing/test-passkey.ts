// A device with one passkey, as far as a server sees it: a key pair, a counter, and what WebAuthn sends (W3C, level 2).
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const encode = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

type Cbor = number | string | Uint8Array | ReadonlyMap<Cbor, Cbor>;

/** The part of CBOR that keys and attestations use. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

const PRESENT = 1;
const VERIFIED = 4;
const HAS_CREDENTIAL = 64;

interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly key?: KeyObject;
}

/** `origin`: where its browser is. */
export class TestPasskey {
  readonly id = encode(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly origin: string;
  private counter = 0;
  private userHandle = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  create({ challenge, user }: { challenge: string; user: { id: string } }, lies: Lies = {}) {
    this.userHandle = user.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const publicKey = cbor(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const authData = Buffer.concat([
      this.authenticatorData(HAS_CREDENTIAL, lies),
      Buffer.alloc(16),
      length,
      id,
      publicKey,
    ]);
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: encode(this.clientData('webauthn.create', challenge, lies)),
        attestationObject: encode(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  use({ challenge }: { challenge: string }, lies: Lies = {}) {
    this.counter++;
    const clientData = this.clientData('webauthn.get', challenge, lies);
    const authenticatorData = this.authenticatorData(0, lies);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(authenticatorData),
        signature: encode(sign('sha256', signed, lies.key ?? this.keys.privateKey)),
        userHandle: lies.userHandle ?? this.userHandle,
      },
    };
  }

  private named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Lies): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  private authenticatorData(flags: number, { rpId, isVerified = true, counter = this.counter }: Lies): Buffer {
    const data = Buffer.alloc(37);
    sha256(rpId ?? new URL(this.origin).hostname).copy(data);
    data[32] = PRESENT | (isVerified ? VERIFIED : 0) | flags;
    data.writeUInt32BE(counter, 33);
    return data;
  }
}
