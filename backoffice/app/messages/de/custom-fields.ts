import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/custom-fields.ts';

/** Values of fields, by their kind. */
export const fieldValueMessages: typeof english.fieldValueMessages = {
  section: 'Ihre Felder',
  none: 'Keine Angabe',
  yes: 'Ja',
  no: 'Nein',
  firstLanguage: 'Geben Sie den Text in der ersten Sprache des Shops ein',
  whole: 'Geben Sie eine ganze Zahl ab 0 ein',
  number: (example) => `Geben Sie eine Zahl ein, etwa ${example}`,
  much: (max) => `Geben Sie höchstens ${max} ein`,
  long: (max) => `Höchstens ${max} Zeichen`,
  gtin: '8, 12, 13 oder 14 Ziffern',
};

/** The editor of texts with headings, lists and links. */
export const richTextMessages: typeof english.richTextMessages = {
  toolbar: (label) => `Formatierung: ${label}`,
  bold: 'Fett',
  italic: 'Kursiv',
  heading: 'Überschrift',
  subheading: 'Kleinere Überschrift',
  bullets: 'Liste mit Punkten',
  numbers: 'Nummerierte Liste',
  link: 'Verlinken',
  linkTo: 'Adresse des Links',
  linkWrong: 'Eine Adresse wie https://example.com eingeben',
  linkApply: 'Link setzen',
  linkRemove: 'Link entfernen',
  cancel: 'Abbrechen',
  asMarkdown: 'Als Markdown bearbeiten',
  asShown: 'Wie angezeigt bearbeiten',
  markdownHint: '**fett**, *kursiv*, - Liste, ## Überschrift, [Link](https://…). Eine Leerzeile beginnt einen Absatz.',
  beyondHint: 'Dieser Text enthält etwas, das nur so bearbeitet werden kann, etwa eine Tabelle oder ein Bild.',
};

/** The fields that the merchant defines. */
export const customFieldMessages: typeof english.customFieldMessages = {
  title: 'Felder',
  all: 'Alle Felder',
  add: 'Neues Feld',
  empty: 'Ihre eigenen Felder',
  emptyText:
    'Produkte, Kategorien, Kunden und Bestellungen können eigene Felder haben. Kunden sehen die eines Produkts auf seiner Seite und filtern Listen danach. Beginnen Sie mit einem Beispiel oder mit einem eigenen Feld.',
  examples: 'Beispiele',
  what: 'Worum es geht',
  subject: 'Gehört zu',
  subjects: {
    product: 'Produkte',
    variant: 'Varianten',
    category: 'Kategorien',
    customer: 'Kunden',
    order: 'Bestellungen',
  },
  fixedHint: 'Dies und die Art lassen sich später nicht ändern.',
  fixed: (subject, kind) => `${subject}, ${kind}.`,
  kind: 'Art',
  kinds: {
    text: 'Einfacher Text',
    texts: 'Text je Sprache',
    richTexts: 'Formatierter Text',
    money: 'Betrag',
    count: 'Ganze Zahl',
    decimal: 'Dezimalzahl',
    flag: 'Ja oder nein',
    date: 'Tag',
    choice: 'Auswahl',
    country: 'Land',
  },
  kindHints: {
    text: 'In allen Sprachen gleich, etwa eine Nummer des Herstellers.',
    texts: 'Ein eigener Text in jeder Sprache.',
    richTexts: 'Absätze, Listen und Links, in jeder Sprache.',
    money: 'In der Währung des Shops.',
    count: 'Etwa Monate oder Stück.',
    decimal: 'Etwa eine Stärke.',
    flag: 'Oder ohne Angabe.',
    date: 'Tag, Monat und Jahr.',
    choice: 'Ein Wert aus einer Liste, die Sie festlegen.',
    country: 'Etwa das Herkunftsland.',
  },
  choices: 'Auswahlmöglichkeiten',
  choicesHint: 'In der Reihenfolge, in der sie angeboten werden. Eine, die verwendet wird, lässt sich nicht löschen.',
  addChoice: 'Auswahl hinzufügen',
  noChoice: 'Fügen Sie mindestens eine Auswahl hinzu',
  help: 'Hilfe',
  helpTitle: 'Hilfe für Ihr Team',
  helpHint: 'Sie steht über dem Feld in den Formularen der Verwaltung.',
  marks: 'Wo es verwendet wird',
  shown: 'Im Shop sichtbar',
  filter: 'Listen lassen sich danach filtern',
  onInvoice: 'Steht auf Rechnungen',
  markHints: {
    shown: 'Auf der Seite des Produkts oder der Kategorie oder der Bestellung.',
    filter: 'Der Filter steht neben den Produktlisten.',
    onInvoice: 'Mit seinem Wert, bei jedem Eintrag, der einen hat.',
  },
  badges: { shown: 'Sichtbar', filter: 'Filterbar', onInvoice: 'Rechnung' },
  used: (count) => plural('de', count, { one: 'In 1 Eintrag', other: `In ${count} Einträgen` }),
  unused: 'Nicht verwendet',
  inUseTitle: (name) => `${name} wird verwendet`,
  inUseText: (count) =>
    plural('de', count, {
      one: '1 Eintrag hat einen Wert. Entfernen Sie ihn dort zuerst. Werte werden nie mit ihrem Feld gelöscht.',
      other: `${count} Einträge haben einen Wert. Entfernen Sie sie dort zuerst. Werte werden nie mit ihrem Feld gelöscht.`,
    }),
  understood: 'Verstanden',
};

export const exampleFieldMessages: typeof english.exampleFieldMessages = {
  material: 'Material',
  wood: 'Holz',
  metal: 'Metall',
  glass: 'Glas',
  assembly: 'Aufbau',
  warranty: 'Garantie in Monaten',
};
