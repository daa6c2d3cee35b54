import type { trackOrderMessages as english } from '../en/track-order.ts';

export const trackOrderMessages: typeof english = {
  title: 'Bestellung verfolgen',
  summary: 'Sehen Sie den Stand einer Bestellung mit ihrer Nummer und Ihrer E-Mail-Adresse.',
  text: 'Geben Sie die Nummer Ihrer Bestellung und die E-Mail-Adresse an, mit der Sie bestellt haben. Wir schicken Ihnen einen Link, der die Bestellung ohne Konto öffnet.',
  orderNumber: 'Bestellnummer',
  orderHint: 'In der Bestätigung, die Sie von uns erhalten haben',
  send: 'Link anfordern',
  sending: 'Wird gesendet …',
  sent: 'Sehen Sie in Ihr Postfach',
  sentText: 'Nach einigen Minuten keine E-Mail? Prüfen Sie den Spam-Ordner, die Nummer und die Adresse.',
  again: 'Nummer oder Adresse ändern',
  goOn: 'Weiter einkaufen',
  needsScript: 'Dieses Formular benötigt JavaScript. Der Link steht auch in jeder E-Mail zu Ihrer Bestellung.',
  ownOrders: 'Bestellungen Ihres Kontos',
};
