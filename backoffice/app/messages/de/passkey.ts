import type { passkeyMessages as english } from '../en/passkey.ts';

export const passkeyMessages: typeof english = {
  title: 'Passkeys',
  about:
    'Mit einem Passkey melden Sie sich mit Fingerabdruck, Gesicht oder PIN Ihres Geräts an: ohne Passwort und ohne Code.',
  notHere: 'Dieser Browser hat an dieser Adresse keine Passkeys. Sie brauchen https und den Namen des Shops.',
  name: 'Name des Passkeys',
  nameHint: 'Etwa das Gerät, auf dem er liegt',
  nameEmpty: 'Geben Sie dem Passkey einen Namen',
  add: 'Passkey hinzufügen',
  adding: 'Warten auf das Gerät…',
  added: (name) => `Der Passkey „${name}“ ist hinzugefügt.`,
  created: (moment) => `Hinzugefügt: ${moment}`,
  neverUsed: 'Noch nicht benutzt',
  rename: 'Umbenennen',
  renameLabel: (name) => `Den Passkey ${name} umbenennen`,
  renameTitle: 'Passkey umbenennen',
  renaming: 'Wird gespeichert…',
  renamed: (name) => `Der Passkey heißt jetzt „${name}“.`,
  remove: 'Entfernen',
  removeLabel: (name) => `Den Passkey ${name} entfernen`,
  removeSure: (name) => `Den Passkey „${name}“ entfernen?`,
  removeHint: 'Damit können Sie sich nicht mehr anmelden. Löschen Sie ihn auch auf dem Gerät.',
  removed: (name) => `Der Passkey „${name}“ ist entfernt.`,
  notUsed: 'Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  notMade: 'Es wurde kein Passkey angelegt. Das Gerät hat vielleicht schon einen für dieses Konto.',
};
