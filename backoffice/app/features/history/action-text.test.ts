import { expect, test } from 'vitest';
import { activityMessages as german } from '../../messages/de/history.ts';
import { activityMessages as english } from '../../messages/en/history.ts';
import { activityMessages as french } from '../../messages/fr/history.ts';
import { actionText } from './action-text.ts';

test('actions are told in the language of the reader', () => {
  expect(actionText('import my prices.csv', french.actions)).toBe('Importation de my prices.csv');
  expect(actionText('undo 12', german.actions)).toBe('Änderung 12 rückgängig gemacht');
  expect(actionText('price MUG 9.50, sale MUG --end', english.actions)).toBe('Price of MUG: 9.50, Sale of MUG ended');
  expect(actionText('price MUG 9.50', french.actions)).toBe('Prix de MUG\u00a0: 9,50');
  expect(actionText('bulk sale 8.50', german.actions)).toBe('Mehrere Produkte: Aktion 8,50');
  expect(actionText('change password', french.actions)).toBe('Nouveau mot de passe');
  expect(actionText('change anna@shop.example', french.actions)).toBe('Accès de anna@shop.example modifié');
  expect(actionText('rename passkey', german.actions)).toBe('Passkey umbenannt');
  expect(actionText('create token My robot', french.actions)).toBe('Jeton My robot créé');
  expect(actionText('create field material', german.actions)).toBe('Feld material angelegt');
  expect(actionText('merge brand a into b', french.actions)).toBe('Marque a fusionnée avec b');
  expect(actionText('bulk price -10%, sale --end, hide', french.actions)).toBe(
    'Plusieurs produits\u00a0: prix -10%, promotion terminée, masqués',
  );
});

test('bulk changes of properties and the archive are told as well', () => {
  expect(actionText('bulk set property wood, leave the archive', german.actions)).toBe(
    'Mehrere Produkte: Eigenschaft wood gesetzt, aus dem Archiv geholt',
  );
  expect(actionText('bulk remove property wood, archive', french.actions)).toBe(
    'Plusieurs produits\u00a0: propriété wood retirée, mis dans l’archive',
  );
});

test('an unknown action stays as it is', () => {
  expect(actionText('something else', german.actions)).toBe('something else');
  expect(actionText('import a, b.csv', english.actions)).toBe('Import of a, b.csv');
});
