const LINE_FEED = 10;

/**
 * Yields each line without its line feed. Only a line feed ends a line: `node:readline` also ends one at U+2028 and U+2029,
 * which are ordinary characters of a text in JSON or YAML. Bytes, because those of a line feed are part of no other character.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      parts.push(chunk.subarray(from, end));
      yield Buffer.concat(parts);
      parts = [];
      from = end + 1;
    }
    if (from < chunk.length) parts.push(chunk.subarray(from));
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}
