// The journeys look for exactly the texts that the specification quotes outside our own decisions: nothing is added,
// removed or reworded on one side only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quotedValues, requiredTexts } from '../e2e/support/required-texts.ts';
import { quotedTexts, sectionsOf, withoutDecisions } from './coverage/specification.ts';

const specification = readFileSync(join(import.meta.dirname, '../docs/specification.md'), 'utf8');
const required: string[] = Object.values(requiredTexts).flat();

test('every text that the specification requires has a place in the shop', () => {
  const quoted = quotedTexts(sectionsOf(withoutDecisions(specification)));
  expect(quoted.length).toBeGreaterThan(35);
  expect(quoted.filter((text) => ![...required, ...quotedValues].includes(text))).toEqual([]);
});

test('every required text and value is quoted by the specification', () => {
  const quoted = quotedTexts(sectionsOf(withoutDecisions(specification)));
  expect([...required, ...quotedValues].filter((text) => !quoted.includes(text))).toEqual([]);
});

test('decisions of our own require no text', () => {
  const text = "## 1. Texts\n\n- The button 'Send'. **Vitrine:** beside it 'Refuse'.\n- **Vitrine:** 'Undo'.\n";
  expect(quotedTexts(sectionsOf(withoutDecisions(text)))).toEqual(['Send']);
});
