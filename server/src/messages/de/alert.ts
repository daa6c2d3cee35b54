import type { alertMessages as english } from '../en/alert.ts';

export const alertMessages: typeof english = {
  checkInbox: 'Fast geschafft. Öffnen Sie den Link in der E-Mail, die wir Ihnen gerade gesendet haben.',
  ask: {
    subject: (name) => `Bitte bestätigen: Benachrichtigung zu ${name}`,
    heading: 'Noch ein Schritt',
    stock:
      'Jemand, wahrscheinlich Sie selbst, möchte eine E-Mail erhalten, sobald dieses Produkt wieder auf Lager ist. Bitte bestätigen Sie das.',
    price:
      'Jemand, wahrscheinlich Sie selbst, möchte eine E-Mail erhalten, sobald dieses Produkt günstiger wird. Bitte bestätigen Sie das.',
    button: 'Benachrichtigung bestätigen',
    stop: (address) => `Benachrichtigung abbestellen: ${address}`,
    note: 'Falls Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Wir schreiben Ihnen dann nicht mehr.',
  },
  told: {
    arrived: {
      subject: (name) => `Wieder auf Lager: ${name}`,
      heading: 'Wieder auf Lager',
      text: 'Das Produkt, nach dem Sie gefragt haben, ist wieder verfügbar. Es ist nicht reserviert, und auch andere wurden benachrichtigt.',
      button: 'Produkt ansehen',
    },
    'pre-order': {
      subject: (name) => `Jetzt vorbestellbar: ${name}`,
      heading: 'Jetzt vorbestellbar',
      text: 'Das Produkt, nach dem Sie gefragt haben, können Sie jetzt vorbestellen. Eine Vorbestellung sichert Ihren Platz in der Reihe und kostet nichts.',
      button: 'Produkt ansehen',
    },
    cheaper: {
      subject: (name) => `Preis gesenkt: ${name}`,
      heading: 'Der Preis ist gesunken',
      text: 'Das Produkt, nach dem Sie gefragt haben, ist jetzt günstiger. Preise können sich ändern; es gilt der Preis im Shop.',
      button: 'Produkt ansehen',
    },
  },
  product: 'Produkt',
  price: 'Preis',
  before: (price) => `${price} zum Zeitpunkt Ihrer Anfrage`,
  end: 'Das war eine einmalige Benachrichtigung. Ihre Anfrage wurde gelöscht.',
};
