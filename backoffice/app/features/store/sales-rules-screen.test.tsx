import { screen, waitFor, within } from '@testing-library/react';
import { trySalesRules } from '@vitrine/contract/checkout/staff-checkout.ts';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { readSalesRules, saveSalesRules } from '@vitrine/contract/product-editing/edit-sales-rules.ts';
import type { SalesRules } from '@vitrine/contract/product-editing/edit-sales-rules-shapes.ts';
import { listCountries, listZones } from '@vitrine/contract/store/store.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { queryClient } from '../../api/query-client.ts';
import { SalesRulesScreen } from './sales-rules-screen.tsx';

let shop: StandInShop;

const germany: SalesRules = {
  delivery: [
    {
      countries: ['DE'],
      zones: [],
      methods: [
        { code: 'standard', name: { en: 'Parcel' }, price: 490, freeFrom: null, minimumDays: 2, maximumDays: 4 },
      ],
    },
  ],
  taxes: [{ countries: ['DE'], zones: [], name: { en: 'VAT' }, rate: 19_000, included: true, onDelivery: true }],
  noTax: false,
  currency: 'EUR',
  country: 'DE',
  languages: ['en', 'fr'],
  version: 'v1',
};

beforeEach(() => {
  shop = standInShop();
  shop.answer(
    listCountries,
    ['AT', 'DE', 'US'].map((code, id) => ({ id, code, name: code, supported: true, zones: [] })),
  );
  shop.answer(listZones, ({ query }) =>
    query?.code === 'US' ? [{ id: 1, countryCode: 'US', code: 'HI', name: 'Hawaii' }] : [],
  );
});

const open = async (rules: Partial<SalesRules> = {}) => {
  shop.answer(readSalesRules, { ...germany, ...rules });
  shop.answer(saveSalesRules, ({ body }) => ({ ...germany, ...body, noTax: body.noTax === true, version: 'v2' }));
  const user = show(<SalesRulesScreen />);
  await screen.findByRole('heading', { name: 'Delivery' });
  for (const row of screen.queryAllByRole('button', { expanded: false })) await user.click(row);
  return user;
};
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sent = () => shop.sentTo(saveSalesRules).map(({ body }) => body);

test('prices and rates are typed in the notation of the person, and sent as whole units with the version', async () => {
  const user = await open();
  expect([input('Price (EUR)').value, input('Rate (%)').value]).toEqual(['4.90', '19']);
  await expectAccessible();
  await user.clear(input('Price (EUR)'));
  await user.type(input('Price (EUR)'), '5,50');
  await user.type(input('Free from (EUR) (optional)'), '60');
  await user.clear(input('Rate (%)'));
  await user.type(input('Rate (%)'), '9.975');
  await user.click(press(/^Save/));
  await screen.findByText('Delivery and taxes are saved.');
  expect(sent()).toEqual([
    {
      delivery: [
        {
          ...germany.delivery[0],
          methods: [{ ...germany.delivery[0]?.methods[0], price: 550, freeFrom: 6000 }],
        },
      ],
      taxes: [{ ...germany.taxes[0], rate: 9975 }],
      noTax: false,
      version: 'v1',
    },
  ]);
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

test('what is wrong is said at its field, and nothing is sent', async () => {
  const user = await open();
  await user.clear(input('Days to'));
  await user.type(input('Days to'), '1');
  await user.clear(input('Rate (%)'));
  await user.type(input('Rate (%)'), '190');
  await user.click(press(/^Save/));
  await screen.findByRole('link', { name: 'This is less than the first number of days' });
  screen.getByRole('link', { name: /^Enter a percentage below 100/ });
  expect(input('Days to').getAttribute('aria-invalid')).toBe('true');
  await expectAccessible();
  await user.click(press('Add a place'));
  await screen.findByRole('link', { name: 'Choose at least one country' });
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Country' })[0] as HTMLElement, 'Germany');
  await screen.findByRole('link', { name: /^Another rule is for the same place/ });
  expect(sent()).toEqual([]);
});

test('a way of delivery has its name in the language of the reader, else in the first of the shop', async () => {
  const names = [{ en: 'Parcel', fr: 'Colis' }, { en: 'Express' }];
  const delivery = germany.delivery.map((rule) => ({
    ...rule,
    methods: rule.methods.flatMap((method) => names.map((name, at) => ({ ...method, code: `way-${at}`, name }))),
  }));
  shop.answer(readSalesRules, { ...germany, delivery });
  show(<SalesRulesScreen />, { language: 'fr' });
  const row = await screen.findByRole('button', { name: /^Allemagne/ });
  expect(row.textContent).toMatch(/Colis.*Express/);
});

test('a rule can be for states of one country', async () => {
  const user = await open({ delivery: [], taxes: [] });
  await user.click(press('Add a tax'));
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Country' })[0] as HTMLElement, 'United States');
  await user.click(await screen.findByText('The whole country'));
  await user.click(await screen.findByRole('checkbox', { name: 'Hawaii' }));
  await user.type(input('Name (English)'), 'Sales tax');
  await user.type(input('Rate (%)'), '4');
  await user.click(screen.getByRole('checkbox', { name: 'Prices include it' }));
  await user.click(press(/^Save/));
  await screen.findByText('Delivery and taxes are saved.');
  expect(sent()[0]?.taxes).toEqual([
    { countries: ['US'], zones: ['HI'], name: { en: 'Sales tax' }, rate: 4000, included: false, onDelivery: true },
  ]);
});

test('an empty shop begins with suggestions, which apply only when they are saved', async () => {
  const user = await open({ delivery: [], taxes: [] });
  await user.click(press('Begin with a suggestion for Germany'));
  await user.click(press('Begin with 19% for Germany, to be checked by you'));
  expect(sent()).toEqual([]);
  await user.click(press(/^Save/));
  await screen.findByText('Delivery and taxes are saved.');
  expect(sent()[0]).toMatchObject({
    delivery: [
      {
        countries: ['DE'],
        methods: [
          { code: 'standard-delivery', name: { en: 'Standard delivery', fr: 'Livraison standard' }, price: 490 },
        ],
      },
    ],
    taxes: [{ rate: 19_000, included: true }],
  });
});

test('a shop without taxes can say that it charges none', async () => {
  const user = await open({ taxes: [] });
  await user.click(screen.getByRole('checkbox', { name: /^My shop charges no tax/ }));
  await user.click(press(/^Save/));
  await screen.findByText('Delivery and taxes are saved.');
  expect(sent()[0]).toMatchObject({ taxes: [], noTax: true });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^My shop charges no tax/ }).checked).toBe(true);
  // A tax after all replaces this answer.
  await user.click(press('Begin with 19% for Germany, to be checked by you'));
  await user.click(press(/^Save/));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ taxes: [{ rate: 19_000 }], noTax: false });
  await expectAccessible();
});

test('an address is tried with what is typed', async () => {
  shop.answer(trySalesRules, {
    zone: '',
    methods: [
      {
        code: 'standard',
        name: 'Parcel',
        price: 490,
        minimumDays: 2,
        maximumDays: 4,
        taxes: [{ name: 'VAT', rate: 19_000, amount: 877, included: true }],
        total: 5490,
      },
    ],
  });
  const user = await open();
  await user.click(press('Show what it costs'));
  const outcome = within((await screen.findByText(/^Parcel, 2 to 4 days/)).closest('li') as HTMLElement);
  outcome.getByText('€4.90');
  outcome.getByText('VAT 19%, included');
  outcome.getByText('€54.90');
  expect(shop.sentTo(trySalesRules)[0]?.body).toMatchObject({ country: 'DE', zone: null, items: 5000 });
});

test('a refusal of the server stands at its field, and what was typed is offered again at the next visit', async () => {
  shop.sendError(saveSalesRules, 400, 'entry.cannot-save', 'Not like this', { field: 'delivery.0.methods.0.freeFrom' });
  shop.answer(readSalesRules, germany);
  const user = show(<SalesRulesScreen />);
  await user.click(await screen.findByRole('button', { name: /^Germany Parcel: €4.90, 2 to 4 days/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Free from (EUR) (optional)' }), '5');
  await user.click(press(/^Save/));
  await screen.findByRole('link', { name: 'Not like this' });
  expect(input('Free from (EUR) (optional)').value).toBe('5');
  document.body.replaceChildren();
  const again = show(<SalesRulesScreen />);
  await again.click(await screen.findByRole('button', { name: 'Restore it' }));
  screen.getByRole('button', { name: /^Germany Parcel: €4.90, free from €5.00/ });
  screen.getByText('Not saved yet');
});

/** The next saves meet these rules, which somebody else has saved meanwhile. */
const changedMeanwhile = (theirs: Partial<SalesRules>) =>
  shop.answer(saveSalesRules, ({ body }) => {
    const current = { ...germany, ...theirs, version: 'v2' };
    if (body.version === current.version) return { ...germany, ...body, noTax: body.noTax === true, version: 'v3' };
    throw new ApiError(409, 'store.changed', 'Changed meanwhile', { salesRules: current });
  });
const [delivery] = germany.delivery;
const withPrice = (price: number) => ({
  delivery: delivery ? [{ ...delivery, methods: delivery.methods.map((method) => ({ ...method, price })) }] : [],
});

test('a rule that two people changed is shown in both states, and never replaced without a choice', async () => {
  const user = await open();
  changedMeanwhile({ ...withPrice(700), taxes: [] });
  await user.clear(input('Price (EUR)'));
  await user.type(input('Price (EUR)'), '5.50');
  await user.click(press(/^Save/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Another person has changed this' }));
  // The tax that only the other one has removed is no question.
  expect(sheet.getAllByRole('group').map((group) => group.textContent)).toEqual([
    'GermanyMineParcel: €5.50, 2 to 4 daysTheirsParcel: €7.00, 2 to 4 days',
  ]);
  await expectAccessible();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  // Closing it is no answer.
  await user.click(press(/^Save/));
  const again = within(await screen.findByRole('dialog', { name: 'Another person has changed this' }));
  expect(sent()).toHaveLength(1);
  await user.click(again.getByRole('radio', { name: /^Theirs/ }));
  await user.click(again.getByRole('button', { name: 'Save with these choices' }));
  await screen.findByText('Delivery and taxes are saved.');
  expect(sent().at(-1)).toEqual({ ...withPrice(700), taxes: [], noTax: false, version: 'v2' });
});

test('rules that only one of two people changed are saved with those of the other', async () => {
  const austria = { ...germany.delivery[0], countries: ['AT'] };
  const user = await open();
  changedMeanwhile({ delivery: [...germany.delivery, austria] as SalesRules['delivery'] });
  await user.clear(input('Rate (%)'));
  await user.type(input('Rate (%)'), '20');
  await user.click(press(/^Save/));
  await screen.findByText('Delivery and taxes are saved.');
  expect(sent().at(-1)).toEqual({
    delivery: [...germany.delivery, austria],
    taxes: [{ ...germany.taxes[0], rate: 20_000 }],
    noTax: false,
    version: 'v2',
  });
});

test('work of an earlier visit does not replace what was saved since', async () => {
  shop.answer(readSalesRules, germany);
  const before = show(<SalesRulesScreen />);
  await before.click(await screen.findByRole('button', { name: /^Germany Parcel/ }));
  await before.clear(await screen.findByRole('textbox', { name: 'Price (EUR)' }));
  await before.type(input('Price (EUR)'), '5.50');
  document.body.replaceChildren();
  queryClient.clear();
  shop.answer(readSalesRules, { ...germany, ...withPrice(700), version: 'v2' });
  changedMeanwhile(withPrice(700));
  const user = show(<SalesRulesScreen />);
  await user.click(await screen.findByRole('button', { name: 'Restore it' }));
  await user.click(press(/^Save/));
  await screen.findByRole('dialog', { name: 'Another person has changed this' });
  expect(sent()).toEqual([]);
});
