import { expect, test } from 'vitest';
import { declarationMessages } from '../../messages/en/declaration.ts';
import { translate } from '../../messages/translate.ts';

test('the button has the label required by law, in both languages', () => {
  expect([declarationMessages.confirm, translate(declarationMessages, 'fr').confirm]).toEqual([
    'Confirm withdrawal',
    'Confirmer la rétractation',
  ]);
});
