import * as shapes from '@vitrine/contract/content/content-shapes.ts';
import { textAt } from '../read-body.ts';
import { isText } from '../rules.ts';
import type { Visit } from '../visit.ts';

export async function checkContent({ probe, query, random }: Visit): Promise<void> {
  const list = await probe.call({
    name: 'content pages',
    endpoint: 'listPages',
    path: `content/pages/?page=0&count=20&${query}`,
    expect: { status: 200, shape: shapes.listPages.response },
  });
  await probe.call({
    name: 'content pages without page and count',
    endpoint: 'listPages',
    path: 'content/pages/?lang=en',
    optional: true,
    expect: { status: [400, 500] },
  });
  const code = textAt(list, 'items', 0, 'code');
  if (code === undefined) probe.skip('a content page', 'readPage', 'the shop has no content page');
  else
    await probe.call({
      name: 'a content page',
      endpoint: 'readPage',
      path: `content/pages/${encodeURIComponent(code)}?${query}`,
      expect: { status: 200, shape: shapes.readPage.response, rules: [isText('description', 'name')] },
    });
  await probe.call({
    name: 'a content page that does not exist',
    endpoint: 'readPage',
    path: `content/pages/none-${random}?${query}`,
    expect: { status: 404 },
  });
  await probe.call({
    name: 'content boxes',
    endpoint: 'listBoxes',
    path: `content/boxes?page=0&count=20&${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listBoxes.response },
  });
  for (const box of ['headerMessage', 'agreement']) {
    await probe.call({
      name: `the box ${box}`,
      endpoint: 'readBox',
      path: `content/boxes/${box}/?${query}`,
      // A shop without the box answers 404, and storefronts leave it out.
      expect: { status: [200, 404], shape: shapes.readBox.response },
    });
  }
  await probe.call({
    name: 'a summary of the content',
    endpoint: 'listSummaries',
    path: `content/summary?${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listSummaries.response },
  });
  await probe.call({
    name: 'pictures of the content',
    endpoint: 'listContentImages',
    path: `content/images?${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listContentImages.response },
  });
}
