import type { declarationMessages as english } from '../en/withdrawal-declaration.ts';

export const declarationMessages: typeof english = {
  whole: (shop, order) => `À l’attention de ${shop}\u00a0: je me rétracte du contrat portant sur ma commande ${order}.`,
  part: (shop, order) =>
    `À l’attention de ${shop}\u00a0: je me rétracte du contrat portant sur les biens suivants de ma commande ${order}\u00a0:`,
  name: 'Nom\u00a0: ',
  email: 'E-mail\u00a0: ',
  remark: 'Commentaire\u00a0: ',
};
