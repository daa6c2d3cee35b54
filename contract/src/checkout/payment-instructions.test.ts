import { expect, test } from 'vitest';
import { readInstructions } from './payment-instructions.ts';

test('each line with a label is a fact, the others are text', () => {
  const lines = [
    'Virez le montant.',
    'Montant\u00a0: 12,50\u00a0€',
    'IBAN\u00a0: FR76 3000 6000',
    'Référence\u00a0: V-7',
  ];
  expect(readInstructions(lines.join('\n'))).toEqual({
    text: 'Virez le montant.',
    facts: [
      { label: 'Montant', value: '12,50\u00a0€' },
      { label: 'IBAN', value: 'FR76 3000 6000' },
      { label: 'Référence', value: 'V-7' },
    ],
  });
});

test('instructions of one line, and lines without a label, stay as they are', () => {
  const sentence = 'Transfer the amount: Ann, IBAN 1. Reference: 7.';
  expect(readInstructions(sentence)).toEqual({ text: sentence, facts: [] });
  expect(readInstructions('Pay here\nhttps://bank.example')).toEqual({
    text: 'Pay here\nhttps://bank.example',
    facts: [],
  });
});
