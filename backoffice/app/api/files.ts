import { uploadPicture } from '@vitrine/contract/catalog/staff-catalog.ts';
import { apiErrorFrom, urlOf } from '@vitrine/contract/client.ts';
import type { CallInput, Endpoint, ResponseOf, Shape } from '@vitrine/contract/endpoint.ts';
import { currentLanguage } from '../i18n/language.tsx';
import { withIdentity } from './identity.ts';

/** A file as the answer of a call, such as a PDF. */
export const fetchFile = <S extends Shape>(endpoint: Endpoint<'staff', S>, input: CallInput<S>): Promise<Blob> =>
  withIdentity(async () => {
    const response = await fetch(urlOf(endpoint, input, { lang: currentLanguage() }), {
      method: endpoint.method,
      ...(input.body !== undefined && {
        body: JSON.stringify(input.body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (!response.ok) throw apiErrorFrom(response.status, await response.text());
    return response.blob();
  });

/** Sends a file as the body of a call. */
export const sendFile = <S extends Shape>(
  endpoint: Endpoint<'staff', S>,
  input: Omit<CallInput<S>, 'body'>,
  file: Blob,
): Promise<ResponseOf<S>> =>
  withIdentity(async () => {
    const response = await fetch(urlOf(endpoint, input, { lang: currentLanguage() }), {
      method: endpoint.method,
      body: file,
      headers: { 'content-type': 'application/octet-stream' },
    });
    const text = await response.text();
    if (!response.ok) throw apiErrorFrom(response.status, text);
    return JSON.parse(text) as ResponseOf<S>;
  });

export const sendPicture = (file: File) => sendFile(uploadPicture, { query: { name: file.name || 'picture' } }, file);

/** Saves it through the browser; phones show a PDF at once. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
