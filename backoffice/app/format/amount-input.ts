// Amounts as people type them: 1 234,50 as well as 1,234.50. What can be read in two ways is not guessed.

export type TypedAmount =
  | { readonly kind: 'amount'; readonly amount: string }
  /** Two ways to read it, each written so that only one is left; in the decimal sign of the language. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [string, string] }
  | { readonly kind: 'decimals' }
  | { readonly kind: 'negative' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong' };

const spaces = /[\s\u00a0\u202f\u2009]/g;
/** Thousands in Switzerland: 1’234.50 */
const apostrophes = /['’]/g;
const wrong: TypedAmount = { kind: 'wrong' };

/** `digits`: decimals of the currency. The sign or the code of the currency may stand before or after the number. */
export function readAmount(typed: string, currency: string, digits: number, locale: string): TypedAmount {
  const text = withoutCurrency(typed.trim(), currency);
  if (text === '') return { kind: 'empty' };
  if (/^[-−–]/.test(text)) return { kind: 'negative' };
  if (!/^[\d.,\s\u00a0\u202f\u2009'’]+$/.test(text) || !/\d/.test(text)) return wrong;
  const marks = [spaces, apostrophes].filter((mark) => text.search(mark) >= 0);
  if (marks.length > 1) return wrong;
  const [mark] = marks;
  if (mark) return readGrouped(text, text.slice(text.search(mark)).charAt(0), mark, digits);
  const points = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (points > 0 && commas > 0) {
    const isPointLast = text.lastIndexOf('.') > text.lastIndexOf(',');
    if ((isPointLast ? points : commas) > 1) return wrong;
    return readGrouped(text, isPointLast ? ',' : '.', isPointLast ? /,/g : /\./g, digits);
  }
  if (points + commas === 0) return amountOf(text, '', digits);
  if (points + commas > 1) return readGrouped(text, points ? '.' : ',', points ? /\./g : /,/g, digits);
  const [whole = '', decimals = ''] = text.split(/[.,]/);
  if (decimals === '') return wrong;
  if (/^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3) return ask(whole, decimals, digits, locale);
  return amountOf(whole, decimals, digits);
}

/** 1,234 is 1234 for some and 1.234 for others. */
function ask(whole: string, decimals: string, digits: number, locale: string): TypedAmount {
  // Three decimals could be thousands again.
  const shown = Math.min(digits, 4);
  const write = (amount: string) =>
    new Intl.NumberFormat(locale, {
      useGrouping: false,
      minimumFractionDigits: shown,
      maximumFractionDigits: shown,
      roundingMode: 'trunc',
    }).format(amount as `${number}`);
  return { kind: 'ambiguous', readings: [write(whole + decimals), write(`${whole}.${decimals}`)] };
}

/** `mark` separates thousands; a point or a comma after the last group begins the decimals. */
function readGrouped(text: string, mark: string, marks: RegExp, digits: number): TypedAmount {
  const decimalSign = mark === ',' ? '.' : mark === '.' ? ',' : /[.,]/;
  const [whole = '', decimals, ...more] = text.split(decimalSign);
  if (more.length > 0 || decimals === '' || (decimals !== undefined && decimals.search(marks) >= 0)) return wrong;
  const groups = whole.split(marks);
  const [first = '', ...others] = groups;
  if (!/^[1-9]\d{0,2}$/.test(first) || others.length === 0 || others.some((group) => !/^\d{3}$/.test(group)))
    return wrong;
  return amountOf(groups.join(''), decimals ?? '', digits);
}

function amountOf(whole: string, decimals: string, digits: number): TypedAmount {
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(decimals)) return wrong;
  const kept = decimals.replace(/0+$/, '');
  if (kept.length > digits) return { kind: 'decimals' };
  const number = whole.replace(/^0+(?=\d)/, '') || '0';
  if (number.length > 12) return wrong;
  return { kind: 'amount', amount: digits > 0 ? `${number}.${kept.padEnd(digits, '0')}` : number };
}

function withoutCurrency(text: string, currency: string): string {
  const name = `(?:\\p{Sc}|${currency})`;
  return text.replace(new RegExp(`^${name}\\s*|\\s*${name}$`, 'giu'), '').trim();
}
