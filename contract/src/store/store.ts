import { endpoint } from '../endpoint.ts';
import type * as shapes from './store-shapes.ts';

export const checkHealth = endpoint<typeof shapes.checkHealth>()({
  name: 'checkHealth',
  access: 'open',
  method: 'GET',
  path: '/actuator/health/ping',
  summary: 'Health check',
});

export const readStore = endpoint<typeof shapes.readStore>()({
  name: 'readStore',
  access: 'public',
  method: 'GET',
  path: 'store/{code}',
  summary: 'The store: name, address, languages, currency',
});

export const readConfig = endpoint<typeof shapes.readConfig>()({
  name: 'readConfig',
  access: 'public',
  method: 'GET',
  path: 'config',
  summary: 'Feature switches and social links of the store',
});

export const listLanguages = endpoint<typeof shapes.listLanguages>()({
  name: 'listLanguages',
  access: 'public',
  method: 'GET',
  path: 'languages',
  also: ['store/languages'],
  summary: 'The languages of the store',
});

export const listCurrencies = endpoint<typeof shapes.listCurrencies>()({
  name: 'listCurrencies',
  access: 'public',
  method: 'GET',
  path: 'currency',
  also: ['currencies'],
  summary: 'Known currencies',
});

export const listCountries = endpoint<typeof shapes.listCountries>()({
  name: 'listCountries',
  access: 'public',
  method: 'GET',
  path: 'country',
  summary: 'Every country, sorted by name',
});

export const listShippingCountries = endpoint<typeof shapes.listShippingCountries>()({
  name: 'listShippingCountries',
  access: 'public',
  method: 'GET',
  path: 'shipping/country',
  summary: 'Countries the store ships to, sorted by name',
});

export const listZones = endpoint<typeof shapes.listZones>()({
  name: 'listZones',
  access: 'public',
  method: 'GET',
  path: 'zones',
  summary: 'States or provinces of a country; empty when it has none',
});

export const listMeasures = endpoint<typeof shapes.listMeasures>()({
  name: 'listMeasures',
  access: 'public',
  method: 'GET',
  path: 'measures',
  summary: 'Units that weights and sizes may have',
});
