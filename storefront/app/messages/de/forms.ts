import type * as english from '../en/forms.ts';

export const fieldMessages: typeof english.fieldMessages = {
  required: '(Pflichtfeld)',
  optional: '(optional)',
  loading: 'Wird geladen',
  listFailed: 'Diese Liste konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  email: 'E-Mail-Adresse',
  emailHint: 'Für Ihre Bestellbestätigung',
  didYouMean: (guess) => `Meinten Sie ${guess}?`,
  country: 'Land',
  firstName: 'Vorname',
  lastName: 'Nachname',
  company: 'Firma',
  addCompany: 'Firma hinzufügen',
  street: 'Straße und Hausnummer',
  streetMore: 'Adresszusatz (Wohnung, Stockwerk, Gebäude)',
  addStreetMore: 'Adresszusatz hinzufügen',
  city: 'Ort',
  zone: 'Bundesland oder Region',
  postcode: 'Postleitzahl',
  phone: 'Telefon',
  phoneHint: 'Nur für Rückfragen des Zustellers',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen',
  repeatPassword: 'Passwort wiederholen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  trap: 'Dieses Feld bitte leer lassen',
};

export const errorSummaryMessages: typeof english.errorSummaryMessages = {
  title: 'Es gibt ein Problem',
  prefix: 'Fehler: ',
};

export const errorMessages: typeof english.errorMessages = {
  unreachable: 'Keine Verbindung. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  serverError: 'Bei uns ist ein Fehler aufgetreten. Ihre Eingaben sind gespeichert.',
};
