// Pure: how addresses are written in a country. The data comes from the server; forms, checks, mails, invoices and
// order pages use these functions.

/** The parts of an address besides the names; `address` is the street. */
export type AddressPart = 'address' | 'city' | 'state' | 'postalCode';

/** How a country names a field, in the language of the request. Without names the general ones are used. */
export interface FieldName {
  /** ZIP code */
  readonly label?: string | undefined;
  /** a ZIP code */
  readonly one?: string | undefined;
}

export interface PostcodeFormat extends FieldName {
  /** A regular expression for the postcode in capitals, without spaces and dashes. */
  readonly pattern: string;
  readonly example: string;
}

export interface AddressFormat {
  /** With `{name}`, `{company}` and the parts in braces: `{city}, {state} {postalCode}`. */
  readonly lines: string[];
  readonly required: AddressPart[];
  /** null: addresses of the country have none. */
  readonly city: FieldName | null;
  readonly state: FieldName | null;
  readonly postalCode: PostcodeFormat | null;
  /** The post writes the code of a state, not its name. */
  readonly stateCodes: boolean;
}

/** Before a country is chosen, and for servers that send no formats. */
export const generalFormat = (hasZones: boolean): AddressFormat => ({
  lines: ['{name}', '{company}', '{address}', '{postalCode} {city}', '{state}'],
  required: ['address', 'city', 'postalCode', ...(hasZones ? (['state'] as const) : [])],
  city: {},
  state: {},
  postalCode: { pattern: '[A-Z\\d]{2,12}', example: '1234' },
  stateCodes: false,
});

/** Spaces, dashes and small letters are accepted everywhere. */
export const isPostcode = ({ pattern }: PostcodeFormat, text: string): boolean =>
  new RegExp(`^(?:${pattern})$`).test(text.toUpperCase().replaceAll(/[\s-]/g, ''));

type Text = string | null | undefined;

export interface PrintedAddress {
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly company?: Text;
  readonly address?: Text;
  readonly address2?: Text;
  readonly city?: Text;
  readonly postalCode?: Text;
  /** Name of the state. */
  readonly state?: Text;
  /** Code of the state. */
  readonly zone?: Text;
  /** Code of the country. */
  readonly country?: Text;
  readonly countryName?: Text;
}

/**
 * The lines of an address as on a parcel, in the order of its country, the country last. `home` is the code of the shop's country: an
 * address in it does not name it.
 */
export function formatAddress(
  written: PrintedAddress,
  { lines, stateCodes, postalCode }: AddressFormat,
  home: Text = null,
): string[] {
  // A city that the format has no place for, as in Japan, belongs to the street.
  const hasCity = lines.some((line) => line.includes('{city}'));
  const street = [written.address, written.address2, ...(hasCity ? [] : [written.city])].filter(Boolean);
  const parts: Readonly<Record<string, Text>> = {
    name: `${written.firstName ?? ''} ${written.lastName ?? ''}`,
    company: written.company,
    city: written.city,
    state: (stateCodes && written.zone) || written.state,
    postalCode: printPostcode(written.postalCode ?? '', postalCode?.example ?? ''),
  };
  return [
    ...lines.flatMap((line) => printLine(line, parts, street)),
    (written.country !== home && written.countryName) || '',
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * In capitals. One that was typed without its space or dash gets it where the example has it, counted from the end, because British
 * ones differ in length.
 */
function printPostcode(typed: string, example: string): string {
  const code = typed.trim().toUpperCase();
  const separator = /[ -]/.exec(example);
  if (!separator || /[ -]/.test(code)) return code;
  const end = separator.index + 1 - example.length;
  const shorter = example.length - 1 - code.length;
  const isAlike = shapeOf(code[0]) === shapeOf(example[0]) && shapeOf(code.slice(end)) === shapeOf(example.slice(end));
  const fits = shorter === 0 || (shorter > 0 && shorter <= MAX_SHORTER && isAlike);
  return fits ? code.slice(0, end) + separator[0] + code.slice(end) : code;
}

/** British postcodes are up to two characters shorter than the example. */
const MAX_SHORTER = 2;

const shapeOf = (text = ''): string => text.replaceAll(/\d/g, '0').replaceAll(/[A-Z]/g, 'A');

/** A line without any of its parts is left out, and so are the separators of missing parts. */
function printLine(line: string, parts: Readonly<Record<string, Text>>, street: readonly Text[]): string[] {
  if (line.startsWith('{address}')) {
    const rest = printLine(line.slice('{address}'.length), parts, []);
    return [...street.slice(0, -1), [street.at(-1), ...rest].filter(Boolean).join(', ')].map((text) => text ?? '');
  }
  // Every second piece is a part, with the prefix that belongs to it: CH-{postalCode}.
  const pieces = line.split(/((?:[A-Z]+[- ]?)?\{\w+\})/);
  let printed = '';
  let separator = '';
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) {
      separator ||= printed === '' ? piece.replace(/^[\s,-]+/, '') : piece;
      continue;
    }
    const [prefix = '', name = ''] = piece.split(/[{}]/);
    const value = parts[name]?.trim().replaceAll(/\s+/g, ' ') ?? '';
    if (value === '') continue;
    // Somebody may have typed the prefix that the line has anyway: CH-8001.
    printed += separator + (value.startsWith(prefix) ? value : prefix + value);
    separator = '';
  }
  if (printed === '' && pieces.length > 1) return [];
  return [printed + separator.replace(/[\s,-]+$/, '')];
}
