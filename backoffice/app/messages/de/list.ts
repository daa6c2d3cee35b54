import { plural } from '@vitrine/contract/plural.ts';
import type { listMessages as english } from '../en/list.ts';

export const listMessages: typeof english = {
  search: 'Suchen',
  clearSearch: 'Suche leeren',
  filters: 'Filter',
  all: 'Alle',
  clear: 'Filter entfernen',
  more: 'Mehr laden',
  shownOf: (shown, total, isExact) =>
    isExact ? `${shown} von ${total} angezeigt` : `${shown} von mehr als ${total} angezeigt`,
  from: 'Von',
  until: 'Bis',
  csv: 'Als CSV herunterladen',
  csvBusy: 'Wird vorbereitet…',
  views: 'Ansichten',
  viewsHint: 'Eine Ansicht sind Filter mit einem Namen.',
  noViews: 'Noch ist keine Ansicht gespeichert.',
  viewName: 'Name',
  viewShared: 'Mit allen geteilt',
  viewSharedBy: (name) => `Geteilt von ${name}`,
  viewSave: 'Ansicht speichern',
  viewSaving: 'Wird gespeichert…',
  viewSaveTitle: 'Gesetzte Filter speichern',
  viewNothing: 'Setzen Sie zuerst einen Filter und speichern Sie ihn dann als Ansicht.',
  viewDelete: (name) => `Ansicht ${name} löschen`,
  viewSaved: (name) => `Ansicht ${name} gespeichert`,
  keys: 'Tasten',
  keysOn: 'Einzelne Tasten verwenden',
  keyNext: 'Nächste Zeile',
  keyPrevious: 'Vorige Zeile',
  keyOpen: 'Öffnen',
  keySelect: 'Auswählen',
  keyEdit: 'Bearbeiten',
  keySearch: 'Suchen',
  close: 'Schließen',
  copy: (what) => `Kopieren: ${what}`,
  copied: 'Kopiert',
  copyFailed: 'Kopieren ist hier nicht möglich. Markieren Sie den Text.',
  amountAmbiguous: (first, second) => `Das kann zweierlei heißen. Geben Sie ${first} oder ${second} ein.`,
  amountDecimals: (digits) =>
    digits === 0
      ? 'Diese Währung hat keine Nachkommastellen'
      : plural('de', digits, { one: 'Höchstens 1 Nachkommastelle', other: `Höchstens ${digits} Nachkommastellen` }),
  amountNegative: 'Geben Sie einen Betrag ab 0 ein',
  amountWrong: (example) => `Geben Sie einen Betrag wie ${example} ein`,
  amountEmpty: 'Geben Sie einen Betrag ein',
};
