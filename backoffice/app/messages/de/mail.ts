import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/mail.ts';

export const mailSettingsMessages: typeof english.mailSettingsMessages = {
  title: 'E-Mail',
  delivery: {
    server: 'E-Mails gehen über diesen Mailserver. Eine Änderung wirkt sofort, ohne Neustart.',
    mailbox:
      'Es ist kein Mailserver festgelegt. E-Mails werden in einem Postfach auf dem Rechner des Shops gezeigt und nicht gesendet.',
    waiting: 'Keine E-Mail verlässt den Shop: Sie warten, bis ein Mailserver festgelegt ist.',
  },
  missingPassword: 'Das Passwort dieses Servers ist nicht gespeichert: E-Mails warten, bis Sie es erneut eingeben.',
  isCopy:
    'Dies ist eine wiederhergestellte Kopie: Sie sendet keine E-Mails, bis sie in Betrieb geht. Eine Test-E-Mail wird gesendet.',
  waiting: (count) => plural('de', count, { one: 'Eine E-Mail wartet.', other: `${count} E-Mails warten.` }),
  lastError: 'Die letzte E-Mail, die nicht gesendet wurde: Der Mailserver antwortete',
  failed: (count) =>
    plural('de', count, {
      one: 'Die fehlgeschlagene E-Mail zeigen',
      other: `Die ${count} fehlgeschlagenen E-Mails zeigen`,
    }),
  server: 'Mailserver',
  serverAbout:
    'Ihr E-Mail-Anbieter nennt diese Angaben unter „SMTP“ oder „Postausgang“. Ein leerer Server bedeutet: Es werden keine E-Mails gesendet.',
  host: 'Server',
  hostHint: 'Zum Beispiel smtp.example.com',
  port: 'Port',
  encryption: 'Verschlüsselung',
  encryptions: {
    starttls: 'STARTTLS (meist Port 587)',
    tls: 'TLS von Anfang an (meist Port 465)',
    none: 'Keine (nur im eigenen Netz)',
    offered: 'STARTTLS, wenn der Server es anbietet',
  },
  openWarning: 'E-Mails und Passwort können unterwegs gelesen werden. Nur im eigenen Netz verwenden.',
  user: 'Benutzer',
  userHint: 'Meist Ihre E-Mail-Adresse. Leer: Der Server verlangt kein Passwort.',
  password: 'Passwort',
  passwordHint: 'Es wird verschlüsselt gespeichert und nie wieder angezeigt.',
  passwordStored: 'Ein Passwort ist gespeichert. Leer lassen, um es zu behalten.',
  needsSecret:
    'Ein Server, der Benutzer und Passwort verlangt, lässt sich hier noch nicht festlegen. Die Person, die den Server des Shops betreibt, kann es erlauben oder ihn dort festlegen; die Anleitung für den Betrieb sagt, wie.',
  setBy: (name) => `Durch ${name} in der Umgebung des Shops gesetzt. Nur dort lässt es sich ändern.`,
  none: 'Keiner',
  sender: 'Absender',
  senderName: 'Name des Absenders',
  senderAddress: 'Adresse des Absenders',
  senderHint: (standard) => `Leer: ${standard}`,
  notices: 'Hinweise an Sie',
  noticesAbout: (address) =>
    `Ein leeres Feld bedeutet die Adresse für Hinweise: ${address}. Sie steht auf der Seite „Shop“.`,
  noticesNowhere: 'Ohne Adresse wird kein Hinweis gesendet. Die Adresse für alle Hinweise steht auf der Seite „Shop“.',
  orderNoticeEmail: 'Bestellungen, Widerrufe und Erstattungen',
  messageNoticeEmail: 'Nachrichten des Kontaktformulars',
  stockNoticeEmail: 'Geringer Bestand',
  unsaved: 'Noch nicht gespeichert',
  saved: 'Die Einstellungen der E-Mails sind gespeichert.',
  test: 'Test-E-Mail senden',
  testAbout: 'Sie wird mit dem Inhalt des Formulars gesendet, auch wenn er noch nicht gespeichert ist.',
  testing: 'Wird gesendet …',
  to: 'Test-E-Mail an',
  hostEmpty: 'Geben Sie den Server ein',
  hostWrong: 'Geben Sie einen Namen wie smtp.example.com ein, ohne smtp:// und ohne Leerzeichen',
  portWrong: 'Geben Sie eine Zahl von 1 bis 65535 ein',
  passwordEmpty: 'Geben Sie das Passwort dieses Servers ein',
  nameWrong: 'Ein Name hat keine Anführungszeichen und keine spitzen Klammern',
  emailEmpty: 'Geben Sie eine E-Mail-Adresse ein',
  emailWrong: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  answers: {
    sent: 'Der Mailserver hat die Test-E-Mail angenommen. Prüfen Sie, ob sie ankommt.',
    'host-unknown': 'Es gibt keinen Server mit diesem Namen',
    refused: 'Der Server lehnt Verbindungen an diesem Port ab',
    timeout: 'Der Server antwortet an diesem Port nicht. Prüfen Sie Namen und Port',
    'no-greeting':
      'Der Server meldet sich nicht. Vielleicht beginnt dieser Port mit TLS: Wählen Sie „TLS von Anfang an“',
    'no-tls': 'Dieser Port beginnt nicht mit TLS. Wählen Sie „STARTTLS“',
    'no-starttls': 'Der Server bietet an diesem Port kein STARTTLS an',
    certificate:
      'Das Zertifikat des Servers gilt nicht für diesen Namen. Verwenden Sie den Namen, den Ihr Anbieter nennt',
    'login-refused': 'Der Server nimmt Benutzer und Passwort nicht an',
    'login-needed': 'Der Server verlangt Benutzer und Passwort',
    'sender-refused': 'Der Server sendet nicht von dieser Adresse',
    'recipient-refused': 'Der Server stellt an diese Adresse nicht zu',
    unexpected: 'Die Test-E-Mail wurde nicht gesendet: Die Antwort war nicht die eines Mailservers oder brach ab',
  },
  said: (reason) => `Der Server sagt: ${reason}`,
};

export const mailMessages: typeof english.mailMessages = {
  title: 'Fehlgeschlagene E-Mails',
  about:
    'Diese E-Mails der letzten 30 Tage wurden einen Tag lang versucht oder endgültig abgelehnt. Beheben Sie zuerst die Ursache: die Adresse des Kunden oder die Einstellungen des Mailservers.',
  tries: (count) => plural('de', count, { one: 'einmal versucht', other: `${count}-mal versucht` }),
  send: 'Erneut senden',
  sendAll: 'Alle erneut senden',
  named: (subject, to) => `„${subject}“ an ${to}`,
  noText: 'Enthielt einen geheimen Link, der gelöscht ist. Die Person muss einen neuen anfordern.',
  queued: (count) =>
    plural('de', count, {
      one: 'Die E-Mail wird erneut gesendet.',
      other: `${count} E-Mails werden erneut gesendet.`,
    }),
  nothingLeft: 'Es war nichts mehr zu senden.',
  empty: 'Keine E-Mail ist fehlgeschlagen',
  emptyText: 'Eine E-Mail, die nicht gesendet werden kann, erscheint hier mit dem Grund.',
};
