import { screen, within } from '@testing-library/react';
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import { listCountries } from '@vitrine/contract/store/store.ts';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { aCustomField, aFieldChoice } from '../../testing/a-custom-field.ts';
import { show } from '../../testing/show.tsx';
import { CustomSection } from './custom-field-inputs.tsx';
import type { FormValues } from './form-values.ts';

let shop: StandInShop;
beforeEach(() => {
  shop = standInShop();
  shop.answer(listCountries, [
    { id: 1, code: 'FR', name: 'France', supported: true, zones: [] },
    { id: 2, code: 'DE', name: 'Germany', supported: true, zones: [] },
  ]);
});

let typed: FormValues = {};

function Form({ fields, readOnly = false, start = {} }: FormProps) {
  const [values, setValues] = useState<FormValues>(start);
  typed = values;
  return (
    <CustomSection
      form={{ fields, languages: ['en', 'fr'], notation: { currency: 'EUR', digits: 2, locale: 'en' } }}
      values={values}
      issueOf={() => null}
      readOnly={readOnly}
      set={(patch) => setValues({ ...values, ...patch })}
    />
  );
}
interface FormProps {
  fields: readonly StaffCustomField[];
  readOnly?: boolean;
  start?: FormValues;
}

const field = (code: string, kind: StaffCustomField['kind'], own: Partial<StaffCustomField> = {}) =>
  aCustomField({ code, kind, name: { en: code }, ...own });

test('every kind has its input, with name and help in the language of the person', async () => {
  const fields = [
    field('wood', 'text', { name: { en: 'Wood', fr: 'Bois' }, help: { en: 'Where it grew', fr: 'Où il a poussé' } }),
    field('motto', 'texts'),
    field('story', 'richTexts'),
    field('deposit', 'money'),
    field('pieces', 'count'),
    field('glaze', 'decimal'),
    field('dishwasher', 'flag'),
    field('drawn', 'date'),
    field('finish', 'choice', { choices: [aFieldChoice('matt', 'Matt'), aFieldChoice('gloss', 'Glossy')] }),
    field('origin', 'country'),
  ];
  const user = show(<Form fields={fields} />, { language: 'fr' });
  expect(screen.getByRole('heading', { name: 'Vos champs' })).toBeTruthy();
  expect(screen.getByText('Où il a poussé')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Bois' }), 'Oak');
  await user.type(screen.getByRole('textbox', { name: 'motto (EN)' }), 'Hold on');
  const formatting = within(await screen.findByRole('toolbar', { name: 'Mise en forme\u00a0: story (FR)' }));
  await user.click(formatting.getByRole('button', { name: 'Modifier en Markdown' }));
  await user.type(screen.getByRole('textbox', { name: 'story (FR)' }), 'Fait **main**');
  await user.type(screen.getByRole('textbox', { name: 'deposit (EUR)' }), '2,50');
  await user.selectOptions(screen.getByRole('combobox', { name: 'dishwasher' }), 'Non');
  await user.selectOptions(screen.getByRole('combobox', { name: 'finish' }), 'Glossy');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'origin' }),
    await screen.findByRole('option', { name: 'Allemagne' }),
  );
  await user.type(screen.getByLabelText('drawn'), '2026-02-03');
  expect(typed).toEqual({
    'fields.wood': 'Oak',
    'fields.motto.en': 'Hold on',
    'fields.story.fr': 'Fait **main**',
    'fields.deposit': '2,50',
    'fields.dishwasher': 'false',
    'fields.finish': 'gloss',
    'fields.origin': 'DE',
    'fields.drawn': '2026-02-03',
  });
  await expectAccessible();
});

test('a choice that is not offered any more stays until another one is chosen', () => {
  show(
    <Form
      fields={[field('finish', 'choice', { choices: [aFieldChoice('matt', 'Matt')] })]}
      start={{ 'fields.finish': 'rough' }}
    />,
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'finish' }).value).toBe('rough');
});

test('people who may only read cannot change anything', () => {
  show(<Form fields={[field('wood', 'text'), field('dishwasher', 'flag')]} readOnly />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'wood' }).readOnly).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'dishwasher' }).disabled).toBe(true);
});

test('there is no section without fields', () => {
  show(<Form fields={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
