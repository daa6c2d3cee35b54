// Pure: what the import says about a file, in the language of the reader and with what to do. It is written for the command,
// in English; messages that are not known here stay as they are.
import type { importMessages } from '../../messages/en/import.ts';

type Words = typeof importMessages.messages;

type Pattern = readonly [RegExp, (t: Words, ...parts: string[]) => string];

const patterns: readonly Pattern[] = [
  [/^"(.*)" is not a number$/s, (t, text = '') => t.notNumber(text)],
  [/^"(.*)" is not TRUE or FALSE$/s, (t, text = '') => t.notFlag(text)],
  [/^"(.*)" is not a day such as .*$/s, (t, text = '') => t.notDay(text)],
  [/^the SKU is missing$/, (t) => t.noSku],
  [/^the (price|stock|name|categories) (?:is|are) missing$/, (t, field = '') => t.missing(t.fields[field] ?? field)],
  [/^SKU (.+) is in line (\d+) already.*$/, (t, sku = '', line = '') => t.twice(sku, line)],
  [/^SKU (.+) belongs to product (.+)$/, (t, sku = '', product = '') => t.foreign(sku, product)],
  [/^it differs from line (\d+), which has the same SKU$/, (t, line = '') => t.differs(line)],
  [/^unknown (\w+) "(.*)"$/, (t, what = '', name = '') => t.unknown(what, name)],
  [/^duplicate (\w+) "(.*)"$/, (t, what = '', name = '') => t.duplicate(what, name)],
  [/^picture "(.*)" not found or not readable$/, (t, file = '') => t.noPicture(file)],
  [/^"(.*)" is not a language of the store$/, (t, language = '') => t.noLanguage(language)],
  [/^(.+) has more decimals than (\w+) allows$/, (t, amount = '', currency = '') => t.decimals(amount, currency)],
  [/^Too small: expected number to be >=0$/, (t) => t.negative],
  [/^Unrecognized keys?: (.+)$/, (t, keys = '') => t.unknownKey(keys)],
  [
    /^(.+) has variants: set the (\w+) at (.+)$/,
    (t, sku = '', field = '', skus = '') => t.atVariants(sku, field, skus),
  ],
  [/^the address (\S+) is already used by .*$/, (t, address = '') => t.usedAddress(address)],
  [/^this column has no place here$/, (t) => t.noPlace],
  [/^The stock of (\d+) SKUs in the file differs and was left .*$/, (t, count = '') => t.stockLeft(count)],
  [/^A redirect leads to (\S+), where there is no page\.$/, (t, target = '') => t.noPage(target)],
  [/^(\d+) entries were left out; .*$/, (t, count = '') => t.leftOut(count)],
  [/^(\d+) values should be checked; .*$/, (t, count = '') => t.lookAt(count)],
  [/^(\d+) values could not be carried over; .*$/, (t, count = '') => t.lost(count)],
  [/^another import is running; .*$/, (t) => t.busy],
  [/^the disk (?:is full|of the database is full).*$/, (t) => t.diskFull],
  [/^the file has more than (\d+) rows; .*$/, (t, rows = '') => t.tooManyRows(rows)],
  [/^there are more than (\d+) products; .*$/, (t, rows = '') => t.tooManyRows(rows)],
  [/^the row has (\d+) cells, the first line has (\d+); .*$/, (t, cells = '', first = '') => t.cells(cells, first)],
];

export function fileMessage(message: string, t: Words): string {
  for (const [pattern, write] of patterns) {
    const [found, ...parts] = pattern.exec(message) ?? [];
    if (found !== undefined) return write(t, ...parts);
  }
  return message;
}
