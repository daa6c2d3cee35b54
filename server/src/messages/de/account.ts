import type { accountMessages as english } from '../en/account.ts';

export const accountMessages: typeof english = {
  passwordChanged: 'Ihr Passwort wurde geändert',
  resetOnItsWay: 'Falls es zu dieser Adresse ein Konto gibt, haben wir einen Link gesendet.',
  verificationOnItsWay: 'Wir haben einen Link an Ihre E-Mail-Adresse gesendet',
  verified: 'Vielen Dank, Ihre E-Mail-Adresse ist bestätigt',
  emailChanged: 'Ihre E-Mail-Adresse wurde geändert',
  emailOnItsWay:
    'Wir haben einen Link an die neue E-Mail-Adresse gesendet. Öffnen Sie ihn, um die Adresse zu bestätigen',
  confirmByMail:
    'Wir haben einen Link an die E-Mail-Adresse Ihres Kontos gesendet. Öffnen Sie ihn, um diese Änderung zu bestätigen',
  nothingChanged: 'Vielen Dank. Es wurde nichts geändert',
  accountDeleted: 'Ihr Konto wurde gelöscht',
  until: (what, date) => `${what}: gesetzlich aufzubewahren bis ${date}`,
  nothingStays: 'Wir bewahren keine Daten über Sie auf',
  notProven:
    'Ihre Adresse wurde nie bestätigt; Bestellungen und Nachrichten, die ohne dieses Konto unter ihr gesendet wurden, bleiben daher unverändert',
  notMe: 'Das war ich nicht',
  accountDropped: 'Vielen Dank. Das Konto wurde gelöscht',
  changeDropped: 'Vielen Dank. Die Änderung wurde verworfen',
  hello: (firstName) => `Hallo ${firstName},`,
  notYou: 'Falls Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort und schreiben Sie uns.',
  ignore: 'Falls Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.',
  welcome: {
    subject: (shop) => `Willkommen bei ${shop}`,
    heading: 'Willkommen',
    text: 'mit dieser E-Mail-Adresse wurde ein Konto erstellt. Bitte bestätigen Sie die Adresse, um Ihre Bestellungen im Konto zu sehen.',
    button: 'Adresse bestätigen',
    note: 'Der Link gilt 7 Tage. Falls Sie kein Konto erstellt haben, wählen Sie „Das war ich nicht“: Dann wird es gelöscht.',
  },
  invitation: {
    subject: (shop) => `Ihr Konto bei ${shop}`,
    heading: 'Unser Shop ist umgezogen',
    text: 'Ihr Konto ist in unseren neuen Shop umgezogen, Ihr Passwort nicht: Bitte wählen Sie ein neues.',
    button: 'Passwort wählen',
    note: 'Der Link gilt 7 Tage; danach hilft „Passwort vergessen“. Möchten Sie kein Konto, wählen Sie „Das war ich nicht“: Dann wird es gelöscht.',
  },
  exists: {
    subject: (shop) => `Ihr Konto bei ${shop}`,
    heading: 'Sie haben schon ein Konto',
    text: 'jemand, wahrscheinlich Sie selbst, wollte mit dieser Adresse ein Konto erstellen. Es gibt schon eines: Melden Sie sich an oder setzen Sie das Passwort zurück.',
    button: 'Neues Passwort wählen',
  },
  reset: {
    subject: (shop) => `Neues Passwort für ${shop} wählen`,
    heading: 'Passwort zurücksetzen',
    text: 'öffnen Sie diesen Link, um ein neues Passwort zu wählen. Er gilt 30 Minuten und nur einmal.',
    button: 'Neues Passwort wählen',
  },
  changed: {
    subject: (shop) => `Ihr Passwort bei ${shop} wurde geändert`,
    heading: 'Ihr Passwort wurde geändert',
    text: 'auf allen anderen Geräten wurden Sie abgemeldet.',
    button: 'Neues Passwort wählen',
  },
  confirmEmail: {
    subject: (shop) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${shop}`,
    heading: 'Bestätigen Sie Ihre neue Adresse',
    text: 'bestätigen Sie diese Adresse, während Sie in Ihrem Konto angemeldet sind.',
    button: 'Adresse bestätigen',
    note: 'Der Link gilt 24 Stunden. Falls Sie das nicht angefordert haben, wählen Sie „Das war ich nicht“: Dann bleibt alles, wie es ist.',
  },
  approveEmail: {
    subject: (shop) => `E-Mail-Adresse Ihres Kontos bei ${shop} ändern?`,
    heading: 'E-Mail-Adresse ändern?',
    text: (email) => `jemand, der in Ihrem Konto angemeldet ist, möchte die E-Mail-Adresse in ${email} ändern.`,
    button: 'Änderung prüfen',
    note: 'Der Link ist 24 Stunden gültig. Falls Sie das nicht angefordert haben, ändert sich nichts: Wählen Sie ein neues Passwort.',
  },
  confirmDeletion: {
    subject: (shop) => `Ihr Konto bei ${shop} löschen?`,
    heading: 'Konto löschen?',
    text: 'jemand, der in Ihrem Konto angemeldet ist, möchte es löschen.',
    button: 'Löschung prüfen',
    note: 'Der Link ist 24 Stunden gültig. Falls Sie das nicht angefordert haben, ändert sich nichts: Wählen Sie ein neues Passwort.',
  },
  emailAsked: {
    subject: (shop) => `Änderung der E-Mail-Adresse für Ihr Konto bei ${shop}`,
    heading: 'Neue E-Mail-Adresse angefordert',
    text: 'Ihre E-Mail-Adresse ändert sich, sobald die neue Adresse bestätigt ist.',
    button: 'Neues Passwort wählen',
  },
  emailMoved: {
    subject: (shop) => `Ihre E-Mail-Adresse bei ${shop} wurde geändert`,
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'für Ihr Konto gilt jetzt eine neue E-Mail-Adresse. Melden Sie sich mit ihr an. Auf allen anderen Geräten wurden Sie abgemeldet.',
  },
  deleted: {
    subject: (shop) => `Ihr Konto bei ${shop} wurde gelöscht`,
    heading: 'Ihr Konto wurde gelöscht',
    text: 'Konto, Adressen und Warenkorb wurden gelöscht. Sie wurden überall abgemeldet.',
  },
};
