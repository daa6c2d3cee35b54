import { expect, test } from 'vitest';
import { declarationMessages } from './declaration-messages.ts';

test('the button has the words the law asks for, in both languages', () => {
  expect([declarationMessages.en.confirm, declarationMessages.fr.confirm]).toEqual([
    'Confirm withdrawal',
    'Confirmer la rétractation',
  ]);
});
