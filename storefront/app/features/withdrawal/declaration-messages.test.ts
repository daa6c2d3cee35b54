import { languages } from '@vitrine/contract/site/site-languages.ts';
import { expect, test } from 'vitest';
import { declarationMessages } from '../../messages/en/withdrawal.ts';
import { translate } from '../../messages/translate.ts';

test('the button has the label required by law, in every language', () => {
  expect(languages.map((language) => translate(declarationMessages, language).confirm)).toEqual([
    'Confirm withdrawal',
    'Confirmer la rétractation',
    'Widerruf bestätigen',
  ]);
});
