// Pure: what an entry of the catalog file says about a picture.
import type { FilePicture, FileReading, FileTexts } from '@vitrine/contract/fields/field-file-values.ts';
import { renderHtml, renderMarkdown } from './markdown.ts';

export const fileOf = (picture: FilePicture): string => (typeof picture === 'string' ? picture : picture.file);

export const altOf = (picture: FilePicture): FileTexts | null =>
  typeof picture === 'string' ? null : (picture.alt ?? null);

interface Given extends Pick<FileReading, 'languages' | 'now'> {
  /** By the name in the file. */
  readonly pictures: ReadonlyMap<string, { readonly hash: string }>;
}

/** Prices stay as the file writes them: they are read with the currency when they are saved. */
export const readingOf = ({ languages, now, pictures }: Given): FileReading => ({
  languages,
  digits: 0,
  now,
  renderMarkdown,
  renderHtml,
  hashOf: (file) => pictures.get(file)?.hash,
});
