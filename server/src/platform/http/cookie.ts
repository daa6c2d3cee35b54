import { parseCookie, stringifySetCookie } from 'cookie';
import type { Caller } from './mount.ts';

export interface NewCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** 0 deletes the cookie. */
  readonly seconds: number;
  readonly secure: boolean;
}

/** An HttpOnly, SameSite=Strict cookie. */
export const serializeCookie = ({ name, value, path, seconds, secure }: NewCookie): string =>
  stringifySetCookie({ name, value, path, maxAge: seconds, httpOnly: true, sameSite: 'strict', secure });

export const readCookie = ({ header }: Pick<Caller, 'header'>, name: string): string | undefined =>
  parseCookie(header('cookie') ?? '')[name] || undefined;
