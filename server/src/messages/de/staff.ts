import type { staffMessages as english } from '../en/staff.ts';

export const staffMessages: typeof english = {
  roles: {
    owner: 'Inhaber',
    manager: 'Leitung',
    orders: 'Bestellungen',
    editor: 'Redaktion',
    'read-only': 'nur lesen',
  },
  invitation: {
    subject: (shop) => `Einladung zur Verwaltung von ${shop}`,
    heading: 'Sie sind eingeladen',
    text: (shop, role) =>
      `Sie können ${shop} mitverwalten. Ihre Rolle: ${role}. Wählen Sie zuerst Ihren Namen und wie Sie sich anmelden.`,
    button: 'Einladung annehmen',
    note: 'Der Link gilt 72 Stunden und funktioniert einmal. Wenn Sie nicht wissen, wer Sie einlädt, ignorieren Sie diese E-Mail.',
  },
  newToken: {
    subject: (shop) => `Neues Token für ${shop}`,
    heading: 'Neues Token für ein Programm',
    text: (shop, name, day) =>
      `Mit Ihrem Konto bei ${shop} wurde ein Token mit dem Namen „${name}“ erstellt. Ein Programm kann es bis zum ${day} verwenden. Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort: Damit enden alle Ihre Tokens.`,
    button: 'Tokens anzeigen',
    note: 'Alle Ihre Tokens enden, wenn Sie Ihr Passwort ändern und wenn es auf dem Rechner des Shops zurückgesetzt wird.',
  },
  newNetwork: {
    subject: (shop) => `Neue Anmeldung bei ${shop}`,
    heading: 'Neue Anmeldung',
    text: (shop) =>
      `Jemand hat sich mit Ihrem Konto bei ${shop} aus einem Netz angemeldet, das Sie noch nie benutzt haben. Wenn Sie das nicht waren, beenden Sie die Sitzung und ändern Sie jetzt Ihr Passwort.`,
    button: 'Meine Sitzungen zeigen',
  },
  wrongGuesses: {
    subject: (shop) => `Fehlgeschlagene Anmeldungen bei ${shop}`,
    heading: 'Fehlgeschlagene Anmeldungen',
    text: (shop) =>
      `Jemand hat für Ihr Konto bei ${shop} mindestens zehnmal falsche Passwörter oder Codes versucht. So ist niemand hineingekommen. Achten Sie darauf, dass Ihr Passwort nirgendwo sonst verwendet wird.`,
    button: 'Mein Konto öffnen',
  },
};
