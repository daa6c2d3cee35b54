import { plural } from '@vitrine/contract/text/plural.ts';

/** Words of every list. */
export const listMessages = {
  /** Before its value. */
  named: (name: string) => `${name}:`,
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
  csv: 'Download as CSV',
  csvBusy: 'Preparing…',
  views: 'Views',
  viewsHint: 'A view is a set of filters with a name.',
  noViews: 'No view is saved yet.',
  viewName: 'Name',
  viewNameEmpty: 'Enter a name',
  viewShared: 'Shared with everybody',
  viewSharedBy: (name: string) => `Shared by ${name}`,
  viewSave: 'Save view',
  viewSaving: 'Saving…',
  viewSaveTitle: 'Save the filters that are set',
  viewNothing: 'Set a filter first, then save it as a view.',
  viewDelete: (name: string) => `Delete view ${name}`,
  viewSaved: (name: string) => `View ${name} saved`,
  keys: 'Keys',
  keysOn: 'Use single keys',
  /** The texts on keys that have no letter. */
  keyNames: { Ctrl: 'Ctrl', Enter: 'Enter' } as Readonly<Record<string, string>>,
  keyNext: 'Next row',
  keyPrevious: 'Previous row',
  keyOpen: 'Open',
  keySelect: 'Select',
  keyEdit: 'Edit',
  keySearch: 'Search',
  labelled: (label: string, text: string) => `${label}: ${text}`,
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
