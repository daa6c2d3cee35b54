import { expect, test } from 'vitest';
import { declarationMessages } from '../../messages/en/declaration.ts';
import { translate } from '../../messages/translate.ts';

test('the button has the words the law asks for, in both languages', () => {
  expect([declarationMessages.confirm, translate(declarationMessages, 'fr').confirm]).toEqual([
    'Confirm withdrawal',
    'Confirmer la rétractation',
  ]);
});
