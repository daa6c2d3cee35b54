import { expect, test } from 'vitest';
import { momentInWords, writeDeclaration } from './withdrawal-declaration.ts';

const declared = { orderNumber: '1042', name: 'Ann Lee', email: 'ann@example.com', lines: [], remark: null };

test('a declaration names the shop, the order and the person who makes it', () => {
  expect(writeDeclaration('Vitrine', declared, 'en')).toBe(
    'To Vitrine: I hereby withdraw from the contract for my order 1042.\n\nName: Ann Lee\nEmail: ann@example.com',
  );
});

test('items and reason are included as given, also in French', () => {
  const part = { ...declared, lines: ['2 × Mug', '1 × Bol'], remark: 'Merci' };
  expect(writeDeclaration('Vitrine', part, 'fr').split('\n')).toEqual([
    'À l’attention de Vitrine\u00a0: je me rétracte du contrat portant sur les biens suivants de ma commande 1042\u00a0:',
    '– 2 × Mug',
    '– 1 × Bol',
    '',
    'Nom\u00a0: Ann Lee',
    'E-mail\u00a0: ann@example.com',
    'Commentaire\u00a0: Merci',
  ]);
});

test('a time has date, time and time zone', () => {
  expect(momentInWords('2026-06-19T08:05:09.000Z', 'en')).toBe('June 19, 2026 at 8:05:09 AM UTC');
  expect(momentInWords('2026-06-19T08:05:09.000Z', 'fr')).toBe('19 juin 2026 à 08:05:09 UTC');
  expect(momentInWords('2026-06-01T08:05:09.000Z', 'fr')).toBe('1er juin 2026 à 08:05:09 UTC');
});
