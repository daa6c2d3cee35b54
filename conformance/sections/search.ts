import * as shapes from '@vitrine/contract/search/search-shapes.ts';
import { hasEntries, isList } from '../rules.ts';
import type { Visit } from '../visit.ts';

export async function checkSearch({ probe, query, orderable }: Visit): Promise<void> {
  if (!orderable) {
    probe.skip('a search', 'searchCatalog', 'no product to search for');
    probe.skip('completions of a search', 'completeSearch', 'no product to search for');
    return;
  }
  const [word = orderable.name] = orderable.name.split(' ');
  await probe.call({
    name: 'a search',
    endpoint: 'searchCatalog',
    method: 'POST',
    path: `search/?${query}`,
    body: { query: word },
    expect: { status: 200, shape: shapes.searchCatalog.response, rules: [hasEntries('products')] },
  });
  await probe.call({
    name: 'a search, answered in the newer form',
    endpoint: 'searchCatalog',
    method: 'POST',
    path: `search/?${query}`,
    body: { query: word, count: 5 },
    optional: true,
    expect: { status: 200, rules: [isList] },
  });
  await probe.call({
    name: 'completions of a search',
    endpoint: 'completeSearch',
    method: 'POST',
    path: `search/autocomplete/?${query}`,
    body: { query: word.slice(0, 3) },
    optional: true,
    expect: { status: 200, shape: shapes.completeSearch.response },
  });
}
