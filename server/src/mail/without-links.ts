// Pure: text that mail programs make no links of. They turn addresses in plain text into links by themselves, so somebody
// who types one as their name could have the shop send links to strangers.

/** `http://`, `ftp://` and the like, with what follows. */
const SCHEME = /([a-z][a-z0-9+.-]*:\/\/)(?=\S)/gi;
/** The dot before a part of a host's name that begins with letters, such as the last one: evil.example, www.evil.example. */
const HOST = /(?<=[\p{L}\p{N}])[.。．｡](?=\p{L}{2})/gu;
const EMAIL = /^[(<"'«]*[^\s@/:<>()]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+[)>"'».,;:!?]*$/u;

/** Puts a space into every address, except those of the shop itself and e-mail addresses. */
export const withoutLinks = (text: string, shopUrl: string): string =>
  text.replace(/\S+/g, (word) => (isOwn(word, shopUrl) || EMAIL.test(word) ? word : breakLinks(word)));

const breakLinks = (word: string): string => word.replace(SCHEME, '$1 ').replace(HOST, '$& ');

/** Of the shop, with no second address behind it. */
const isOwn = (word: string, shopUrl: string): boolean =>
  word.startsWith(shopUrl) && /^($|[/?#])/.test(word.slice(shopUrl.length)) && !word.includes('://', shopUrl.length);
