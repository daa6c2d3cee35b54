import type { Caller } from './mount.ts';

export interface NewCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** 0 takes it away. */
  readonly seconds: number;
  readonly secure: boolean;
}

/** A cookie no script can read and no other site can make the browser send. Values are base64url: nothing to escape. */
export const writeCookie = ({ name, value, path, seconds, secure }: NewCookie): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

export function readCookie({ header }: Caller, name: string): string | undefined {
  for (const pair of (header('cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return undefined;
}
