// Parses a received mail. Supports what our own shop sends.

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Addresses in the text, in their order. */
  readonly links: readonly string[];
  readonly messageId: string;
  /** All values of a header, decoded; the name in lower case. */
  header(name: string): readonly string[];
  readonly raw: string;
}

export function readMail(raw: string, from: string, to: readonly string[]): ReceivedMail {
  const whole = readPart(raw);
  const parts = partsOf(whole);
  const contentOf = (type: string) =>
    parts.find((part) => part.header('content-type')[0]?.startsWith(type))?.content() ?? '';
  const text = contentOf('text/plain');
  return {
    from,
    to,
    subject: whole.header('subject')[0] ?? '',
    text,
    html: contentOf('text/html'),
    links: text.match(/https?:\/\/\S+/g) ?? [],
    messageId: whole.header('message-id')[0] ?? '',
    header: whole.header,
    raw,
  };
}

interface Part {
  header(name: string): readonly string[];
  readonly body: string;
  content(): string;
}

function readPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeWords(line.slice(line.indexOf(':') + 1).trim()),
    ]);
  const header = (name: string) => headers.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const body = raw.slice(end + 4);
  return { header, body, content: () => decodeBody(body, header('content-transfer-encoding')[0]) };
}

function partsOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.header('content-type')[0] ?? '')?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => partsOf(readPart(inner.replace(/^\r\n|\r\n$/g, ''))));
}

function decodeBody(body: string, encoding: string | undefined): string {
  const plain =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquote(body.replace(/=\r\n/g, ''))
        : body;
  return plain.replaceAll('\r\n', '\n');
}

/** Words such as =?UTF-8?Q?caf=C3=A9?=, of which a long text has several. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('latin1') : bytesOf(word.replaceAll('_', ' ')),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString());

const unquote = (text: string): string => Buffer.from(bytesOf(text), 'latin1').toString();

const bytesOf = (text: string): string =>
  text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
