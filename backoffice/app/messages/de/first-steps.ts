import type { firstStepMessages as english } from '../en/first-steps.ts';

export const firstStepMessages: typeof english = {
  setup: {
    title: 'Willkommen in Ihrem Shop',
    about: 'Sie sind der erste Inhaber. Wählen Sie, wie Sie sich anmelden; das Team können Sie später einladen.',
    submit: 'Konto anlegen',
  },
  invitation: {
    title: 'Sie sind eingeladen',
    about: 'Wählen Sie einen Namen und wie Sie sich anmelden. Dann können Sie in diesem Shop arbeiten.',
    submit: 'Einladung annehmen',
  },
  reset: {
    title: 'Ein neues Passwort',
    about:
      'Ihre anderen Sitzungen und Ihre Tokens für Programme enden; Passkeys und Authentifizierungs-App müssen neu eingerichtet werden.',
    submit: 'Passwort speichern',
  },
  busy: 'Wird gespeichert…',
  name: 'Ihr Name',
  nameHint: 'Ihr Team sieht ihn neben Ihren Änderungen',
  nameEmpty: 'Geben Sie Ihren Namen ein',
  nameLong: 'Höchstens 80 Zeichen',
  email: 'E-Mail-Adresse',
  password: 'Neues Passwort',
  passwordHint: 'Mindestens 12 Zeichen. Einige Wörter merkt man sich leicht.',
  passwordShort: 'Verwenden Sie mindestens 12 Zeichen',
  passwordLong: 'Verwenden Sie höchstens 128 Zeichen',
  passwordEmpty: 'Wählen Sie ein Passwort',
  way: 'Wie Sie sich anmelden',
  byPassword: 'Mit einem Passwort',
  byPasskey: 'Mit einem Passkey',
  byPasskeyHint: 'Fingerabdruck, Gesicht oder PIN dieses Geräts. Nichts zu merken.',
  noToken: 'Dieser Link ist nicht vollständig',
  noTokenHint: 'Öffnen Sie die ganze Adresse, mit allem nach dem Zeichen #.',
  whereSetup: 'Der Shop zeigt bei jedem Start ohne Inhaber einen neuen Link.',
  whereInvitation: 'Bitten Sie den Inhaber um eine neue Einladung.',
  toSignIn: 'Zur Anmeldung',
};
