// Pure: what an entry of the catalog file says about a picture.
import type { FilePicture, FileReading, FileTexts } from '@vitrine/contract/fields/field-file-values.ts';
import { renderHtml, renderMarkdown } from './markdown.ts';

export const fileOf = (picture: FilePicture): string => (typeof picture === 'string' ? picture : picture.file);

export const altOf = (picture: FilePicture): FileTexts | null =>
  typeof picture === 'string' ? null : (picture.alt ?? null);

interface Given extends Pick<FileReading, 'languages' | 'currency' | 'now'> {
  /** By the name in the file. */
  readonly pictures: ReadonlyMap<string, { readonly hash: string }>;
}

export const readingOf = ({ languages, currency, now, pictures }: Given): FileReading => ({
  languages,
  currency,
  now,
  renderMarkdown,
  renderHtml,
  hashOf: (file) => pictures.get(file)?.hash,
});
