// Pure: text of a declaration, shown before confirming, and repeated in the mails to merchant and shopper.

export interface Declaration {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly lines: readonly string[];
  readonly remark: string | null;
}

const english = {
  whole: (shop: string, order: string) => `To ${shop}: I hereby withdraw from the contract for my order ${order}.`,
  part: (shop: string, order: string) =>
    `To ${shop}: I hereby withdraw from the contract for the following goods of my order ${order}:`,
  name: 'Name: ',
  email: 'Email: ',
  remark: 'Comment: ',
};

const french: typeof english = {
  whole: (shop, order) => `À l’attention de ${shop}\u00a0: je me rétracte du contrat portant sur ma commande ${order}.`,
  part: (shop, order) =>
    `À l’attention de ${shop}\u00a0: je me rétracte du contrat portant sur les biens suivants de ma commande ${order}\u00a0:`,
  name: 'Nom\u00a0: ',
  email: 'E-mail\u00a0: ',
  remark: 'Commentaire\u00a0: ',
};

export function writeDeclaration(shop: string, declaration: Declaration, language: string): string {
  const { orderNumber, name, email, lines, remark } = declaration;
  const words = language === 'fr' ? french : english;
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
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
