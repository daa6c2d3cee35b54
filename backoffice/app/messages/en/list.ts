import { plural } from '@vitrine/contract/plural.ts';

/** Words of every list. */
export const listMessages = {
  search: 'Search',
  clearSearch: 'Clear search',
  filters: 'Filters',
  all: 'All',
  clear: 'Clear filters',
  more: 'Load more',
  shownOf: (shown: number, total: number, isExact: boolean) =>
    isExact ? `${shown} of ${total} shown` : `${shown} of more than ${total} shown`,
  from: 'From',
  until: 'Until',
  keys: 'Keys',
  keysOn: 'Use single keys',
  keyNext: 'Next row',
  keyPrevious: 'Previous row',
  keyOpen: 'Open',
  keySelect: 'Select',
  keyEdit: 'Edit',
  keySearch: 'Search',
  close: 'Close',
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  copyFailed: 'Copying is not possible here. Select the text instead.',
  amountAmbiguous: (first: string, second: string) => `This can be read in two ways. Type ${first} or ${second}.`,
  amountDecimals: (digits: number) =>
    digits === 0
      ? 'This currency has no decimals'
      : plural('en', digits, { one: 'At most 1 decimal', other: `At most ${digits} decimals` }),
  amountNegative: 'Enter an amount of 0 or more',
  amountWrong: (example: string) => `Enter an amount such as ${example}`,
  amountEmpty: 'Enter an amount',
};
