import type { cookieMessages as english } from '../en/cookies.ts';

export const cookieMessages: typeof english = {
  title: 'Cookies',
  text: 'Wir verwenden Cookies nur, um Ihren Einkauf angenehmer zu machen. Wenn Sie zustimmen, merkt sich dieser Browser die angesehenen Produkte. Warenkorb, Sprache und Farbschema funktionieren auch ohne.',
  accepted: 'Sie haben zugestimmt. Wenn Sie ablehnen, wird dieser Verlauf gelöscht.',
  refused: 'Sie haben abgelehnt. Wir speichern nur, was der Shop braucht.',
  more: 'Cookie-Richtlinie',
  accept: 'Akzeptieren',
  refuse: 'Ablehnen',
};
