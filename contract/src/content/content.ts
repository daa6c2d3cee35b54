import { endpoint } from '../endpoint.ts';
import type * as shapes from './content-shapes.ts';

export const listPages = endpoint<typeof shapes.listPages>()({
  name: 'listPages',
  access: 'public',
  method: 'GET',
  path: 'content/pages',
  summary: 'Visible content pages and blog posts',
});

export const readPage = endpoint<typeof shapes.readPage>()({
  name: 'readPage',
  access: 'public',
  method: 'GET',
  path: 'content/pages/name/{key}',
  also: ['content/pages/{key}'],
  summary: 'One page, by friendlyUrl or code',
});

export const listBoxes = endpoint<typeof shapes.listBoxes>()({
  name: 'listBoxes',
  access: 'public',
  method: 'GET',
  path: 'content/boxes',
  summary: 'Short texts such as the header message',
});

export const readBox = endpoint<typeof shapes.readBox>()({
  name: 'readBox',
  access: 'public',
  method: 'GET',
  path: 'content/boxes/{key}',
  summary: 'One short text, such as headerMessage or agreement',
});

export const listContentImages = endpoint<typeof shapes.listContentImages>()({
  name: 'listContentImages',
  access: 'public',
  method: 'GET',
  path: 'content/images',
  summary: 'Images of content pages and of the home page',
});

export const readHomeConfiguration = endpoint<typeof shapes.readHomeConfiguration>()({
  name: 'readHomeConfiguration',
  access: 'public',
  method: 'GET',
  path: 'home-configuration',
  summary: 'What the home page shows, from top to bottom',
});

export const listSummaries = endpoint<typeof shapes.listSummaries>()({
  name: 'listSummaries',
  access: 'public',
  method: 'GET',
  path: 'content/summary',
  summary: 'The short texts whose code starts with summary_',
});
