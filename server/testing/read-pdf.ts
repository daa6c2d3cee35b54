// Reads the text of a PDF as our own shop draws them: compressed pages, and letters by number in the fonts that come with them.
import { inflateSync } from 'node:zlib';

/** Lines in the order in which they were drawn. */
export function textOfPdf(pdf: Uint8Array): string {
  const file = Buffer.from(pdf).toString('latin1');
  const bodies = new Map(
    [...file.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (body = '') => {
    const [, dictionary = '', data = ''] = /^(.*?)stream\r?\n(.*?)\r?\nendstream/s.exec(body) ?? [];
    const bytes = Buffer.from(data, 'latin1');
    return (dictionary.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const lettersOf = (font: string) => readLetters(streamOf(bodies.get(/\/ToUnicode (\d+)/.exec(font)?.[1] ?? '')));
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, lettersOf(bodies.get(id) ?? '')]),
  );
  const lines: string[] = [];
  for (const body of bodies.values()) {
    if (!body.includes('stream') || /\/(Subtype|Length1|Type)\b/.test(body.split('stream', 1)[0] ?? '')) continue;
    let letters: ReadonlyMap<number, string> | undefined;
    for (const [, name, parts = ''] of streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) letters = fonts.get(name);
      else {
        const codes = [...parts.matchAll(/<([\da-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
        lines.push(codes.map((code) => letters?.get(Number.parseInt(code, 16)) ?? '?').join(''));
      }
    }
  }
  return lines.join('\n');
}

/** The letters of each number, from the table that a font has for copying text. */
function readLetters(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\da-f ]*)>/gi)].entries()) {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters.set(
        Number.parseInt(first, 16) + at,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    }
  }
  return letters;
}
