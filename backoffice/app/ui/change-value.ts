// Pure: a recorded value in words.

interface ValueWords {
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  momentText(moment: string): string;
  /** The text of a decimal number such as 24.5. */
  amountText(amount: string): string;
  /** The names of the parts of a value, such as the price of a sale. */
  readonly fieldNames?: Readonly<Record<string, string>>;
}

const maxLength = 160;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const AMOUNT = /^-?\d+(\.\d+)?$/;

/** `field` tells amounts from other numbers. Texts are shortened: a description can be long. */
export function changeValue(value: unknown, words: ValueWords, field = ''): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value))
    return value.length === 0 ? words.nothing : shorten(value.map((one) => changeValue(one, words)).join(', '));
  if (typeof value === 'object')
    return shorten(
      Object.entries(value)
        .filter(([, part]) => part !== null && part !== undefined)
        .map(([name, part]) => `${words.fieldNames?.[name] ?? name} ${changeValue(part, words, name)}`)
        .join(', ') || words.nothing,
    );
  const text = String(value);
  if (field === 'price' && AMOUNT.test(text)) return words.amountText(text);
  return MOMENT.test(text) ? words.momentText(text) : shorten(text);
}

const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

/** `name.fr` is the French name. */
export function fieldText(
  field: string,
  names: Readonly<Record<string, string>>,
  languageName: (code: string) => string,
): string {
  const [name = '', ...rest] = field.split('.');
  const known = names[name] ?? name;
  if (rest.length === 0) return known;
  const [part = ''] = rest;
  return `${known} (${/^[a-z]{2}$/.test(part) ? languageName(part) : rest.join('.')})`;
}
