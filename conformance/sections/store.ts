import * as shapes from '@vitrine/contract/store/store-shapes.ts';
import { textAt } from '../read-body.ts';
import { allowsAuthorization, hasEntries, hasNoEntries } from '../rules.ts';
import type { Visit } from '../visit.ts';

export async function checkStore(visit: Visit): Promise<void> {
  const { probe, options, query } = visit;
  const store = encodeURIComponent(options.store);
  await probe.call({
    name: 'the health of the server',
    endpoint: 'checkHealth',
    path: '/actuator/health/ping',
    expect: { status: 200, shape: shapes.checkHealth.response },
  });
  await probe.call({
    name: 'a browser asks whether it may call',
    endpoint: 'readStore',
    method: 'OPTIONS',
    path: `store/${store}`,
    headers: {
      origin: 'https://storefront.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
    expect: { status: [200, 204], rules: [allowsAuthorization] },
  });
  const found = await probe.call({
    name: 'the store',
    endpoint: 'readStore',
    path: `store/${store}?lang=${options.lang}`,
    expect: { status: 200, shape: shapes.readStore.response, rules: [hasEntries('supportedLanguages')] },
  });
  visit.currency = textAt(found, 'currency') ?? visit.currency;
  await probe.call({
    name: 'a store that does not exist',
    endpoint: 'readStore',
    path: `store/none-${visit.random}`,
    expect: { status: 404 },
  });
  await probe.call({
    name: 'the switches of the store',
    endpoint: 'readConfig',
    path: `config/?${query}`,
    expect: { status: 200, shape: shapes.readConfig.response },
  });
  await probe.call({
    name: 'languages',
    endpoint: 'listLanguages',
    path: `languages?${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listLanguages.response, rules: [hasEntries()] },
  });
  await probe.call({
    name: 'languages of the store',
    endpoint: 'listLanguages',
    path: `store/languages?${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listLanguages.response, rules: [hasEntries()] },
  });
  await probe.call({
    name: 'units of measure',
    endpoint: 'listMeasures',
    path: `measures?${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listMeasures.response },
  });
  await probe.call({
    name: 'currencies',
    endpoint: 'listCurrencies',
    path: 'currency',
    optional: true,
    expect: { status: 200, shape: shapes.listCurrencies.response, rules: [hasEntries()] },
  });
  await probe.call({
    name: 'every country',
    endpoint: 'listCountries',
    path: `country/?${query}`,
    expect: { status: 200, shape: shapes.listCountries.response, rules: [hasEntries()] },
  });
  const served = await probe.call({
    name: 'countries the store ships to',
    endpoint: 'listShippingCountries',
    path: `shipping/country?${query}`,
    expect: { status: 200, shape: shapes.listShippingCountries.response, rules: [hasEntries()] },
  });
  visit.chooseCountry(served, textAt(found, 'address', 'country'));
  await probe.call({
    name: 'zones of Canada',
    endpoint: 'listZones',
    path: `zones/?code=CA&${query}`,
    expect: { status: 200, shape: shapes.listZones.response, rules: [hasEntries()] },
  });
  for (const code of ['', 'undefined']) {
    await probe.call({
      name: `zones of the country "${code}"`,
      endpoint: 'listZones',
      path: `zones/?code=${code}`,
      expect: { status: 200, shape: shapes.listZones.response, rules: [hasNoEntries()] },
    });
  }
}
