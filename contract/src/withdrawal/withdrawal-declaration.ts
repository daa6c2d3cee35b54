// Pure: text of a declaration, shown before confirming, and repeated in the mails to merchant and shopper.

import { declarationMessages } from '../messages/en/withdrawal-declaration.ts';
import { translate } from '../messages/translate.ts';
import { withOrdinal } from '../text/number-text.ts';

export interface Declaration {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly lines: readonly string[];
  readonly remark: string | null;
}

export function writeDeclaration(shop: string, declaration: Declaration, language: string): string {
  const { orderNumber, name, email, lines, remark } = declaration;
  const words = translate(declarationMessages, language);
  return [
    lines.length === 0 ? words.whole(shop, orderNumber) : words.part(shop, orderNumber),
    ...lines.map((line) => `– ${line}`),
    '',
    words.name + name,
    words.email + email,
    ...(remark ? [words.remark + remark] : []),
  ].join('\n');
}

/** Formats date and time with the time zone, the same for every reader. */
export const momentInWords = (moment: string, language: string): string =>
  withOrdinal(new Date(moment).toLocaleString(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }));
