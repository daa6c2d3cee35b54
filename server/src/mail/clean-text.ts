// Makes typed text safe for mails. Control characters could add a header or a command.

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const CONTROLS_IN_LINES = /(?!\n)\p{Cc}/gu;

/** Makes text safe for a header: one line. */
export const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Normalizes line ends to line feeds. */
export const lines = (text: string): string =>
  text.replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n').replace(CONTROLS_IN_LINES, ' ');

/** `http://`, `ftp://` and the like, with what follows. */
const SCHEME = /([a-z][a-z0-9+.-]*:\/\/)(?=\S)/gi;
/** The dot before a part of a host's name that begins with letters, such as the last one: evil.example, www.evil.example. */
const HOST = /(?<=[\p{L}\p{N}])[.。．｡](?=\p{L}{2})/gu;
const EMAIL = /^[(<"'«]*[^\s@/:<>()]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+[)>"'».,;:!?]*$/u;

/**
 * Mail programs turn addresses in plain text into links, so somebody who types one as their name could have the shop send
 * links to strangers. Puts a space into every address, except those of the shop itself and e-mail addresses.
 */
export const withoutLinks = (text: string, shopUrl: string): string =>
  text.replace(/\S+/g, (word) => (isOwn(word, shopUrl) || EMAIL.test(word) ? word : breakLinks(word)));

const breakLinks = (word: string): string => word.replace(SCHEME, '$1 ').replace(HOST, '$& ');

/** Whether the address is one of the shop, with no second address behind it. */
const isOwn = (word: string, shopUrl: string): boolean =>
  word.startsWith(shopUrl) && /^($|[/?#])/.test(word.slice(shopUrl.length)) && !word.includes('://', shopUrl.length);
