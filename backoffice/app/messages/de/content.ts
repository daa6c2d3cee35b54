import type * as english from '../en/content.ts';

export const pageMessages: typeof english.pageMessages = {
  pages: 'Seiten',
  all: 'Alle Seiten',
  add: 'Neue Seite',
  groups: { pages: 'Im Menü', policies: 'Rechtliches in der Fußzeile', posts: 'Journal' },
  empty: 'Noch keine Seiten',
  emptyText: 'AGB, Datenschutz, Versand und Rückgabe sind Seiten, ebenso die Beiträge Ihres Journals.',
  unknown: 'Diese Seite gibt es nicht',
  unknownText: 'Vielleicht wurde sie gelöscht. Unter Aktivität lässt sie sich zurückholen.',
  mergeTitle: 'Jemand anderes hat diese Seite geändert',
  code: 'Code',
  codeHint: 'Für Listen und Dateien, etwa terms. Buchstaben, Ziffern, - und _. Später nicht mehr änderbar.',
  texts: 'Texte',
  name: 'Titel',
  nameEmpty: 'Geben Sie einen Titel ein',
  summary: 'Zusammenfassung',
  summaryHint: 'Auf der Karte eines Beitrags und für Suchmaschinen.',
  text: 'Text',
  imageAlt: 'Was das Bild zeigt',
  title: 'Titel für Suchmaschinen',
  metaDescription: 'Text unter dem Titel',
  slug: 'Adresse',
  place: 'Wo sie steht',
  visible: 'Im Shop sichtbar',
  open: 'Im Shop öffnen (neuer Tab)',
  menu: 'Im Menü',
  menuHint: 'Sonst steht eine Seite ohne Tag beim Rechtlichen in der Fußzeile.',
  publishedOn: 'Tag eines Beitrags',
  publishedOnHint: 'Seiten mit einem Tag stehen im Journal, die neueste zuerst.',
  image: 'Bild',
};

/** The texts that stand in fixed places of the shop. */
export const boxMessages: typeof english.boxMessages = {
  title: 'Texte im Shop',
  empty: 'Noch nichts',
  other: 'Ein Text für andere Storefronts.',
  known: {
    headerMessage: {
      title: 'Hinweis über jeder Seite',
      hint: 'Eine Zeile, etwa ab welchem Betrag der Versand kostenlos ist.',
    },
    deliveryNote: {
      title: 'Lieferzeile der Produkte',
      hint: 'Unter dem Kaufknopf, etwa wann eine Bestellung ankommt.',
    },
    newsletterNote: { title: 'Neben dem Newsletter', hint: 'Was Abonnenten bekommen und wie oft.' },
    contactHours: { title: 'Neben dem Kontaktformular', hint: 'Wann Sie antworten.' },
    agreement: {
      title: 'Bedingungen an der Kasse',
      hint: 'Diesem Text stimmen Kundinnen und Kunden beim Bestellen zu.',
    },
  },
};
