import { expect, test } from 'vitest';
import { actorText, asTitle, languageText, personLines } from './names.ts';

test('the name of a language begins with a capital letter where it stands alone', () => {
  expect(languageText('en', 'fr')).toBe('anglais');
  expect(asTitle(languageText('en', 'fr'), 'fr')).toBe('Anglais');
  expect(asTitle('', 'fr')).toBe('');
});

test('a person has a name and an address, or only one of them', () => {
  expect(personLines('Ann Lee <ann@shop.example>')).toEqual(['Ann Lee', 'ann@shop.example']);
  expect(personLines('ann@shop.example <ann@shop.example>')).toEqual(['ann@shop.example']);
  expect(personLines('Stock < 3, Ann <ann@shop.example>')).toEqual(['Stock < 3, Ann', 'ann@shop.example']);
  expect(personLines('schedule')).toEqual(['schedule']);
});

test('programs are named in the language of the reader', () => {
  const programs = { command: 'Ligne de commande', schedule: 'Programmation' };
  expect(actorText('command', programs)).toBe('Ligne de commande');
  expect(actorText('schedule', programs)).toBe('Programmation');
  expect(actorText('Ann Lee <ann@shop.example>', programs)).toBe('Ann Lee <ann@shop.example>');
});
