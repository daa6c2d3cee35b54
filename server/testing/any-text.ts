// Texts of all of Unicode that a database can store: everything but NUL.
import fc from 'fast-check';

/** Characters that some reader of lines, fields, mails or documents treats specially. */
const SPECIAL = [
  ...['\u2028', '\u2029', '\u0085', '\r\n', '\r', '\n', '\t', '\v', '\f', '\u001c', '\u001e'],
  ...['\u200e', '\u200f', '\u202e', '\u2066', '\ufeff', '\u00ad', '\u0301', '\ufffd', '\uffff', '\ud800', '\udc00'],
  ...['\u{1f9f5}', '\u{10ffff}', '\u{e0001}', 'é', '"', "'", '\\', '\\u2028', '{', '<', '&', ',', ';', '=', '@', '-'],
];

export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...SPECIAL), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 12 })
  .map((parts) => parts.join('').replaceAll('\0', ''));
