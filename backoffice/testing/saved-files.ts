import { onTestFinished, vi } from 'vitest';

/** The names of files that a page gives to the browser to save, until the test ends. */
export function recordSavedFiles(): string[] {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return names;
}

/** The answer to a call whose response is a file. */
export async function* aFile(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array([1]);
}
