import type { signInMessages as english } from '../en/sign-in.ts';

export const signInMessages: typeof english = {
  title: 'Anmelden',
  about: 'Für die Menschen, die diesen Shop führen.',
  email: 'E-Mail-Adresse',
  emailEmpty: 'Geben Sie Ihre E-Mail-Adresse ein',
  emailWrong: 'Geben Sie eine Adresse wie name@beispiel.de ein',
  password: 'Passwort',
  passwordEmpty: 'Geben Sie Ihr Passwort ein',
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
  shared: 'Diesen Computer nutzen auch andere',
  sharedHint: 'Die Sitzung endet nach einer Stunde.',
  submit: 'Anmelden',
  busy: 'Anmeldung läuft…',
  passkey: 'Mit einem Passkey anmelden',
  forgotten: 'Passwort vergessen?',
  forgottenHint: 'Ein Inhaber kann Sie erneut einladen. Wer den Server betreibt, kann auch einen neuen Link erstellen:',
  problems: 'Bitte prüfen Sie diese Angaben',
  problemPrefix: 'Fehler: ',
};
