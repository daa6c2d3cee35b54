import type { cookieMessages as english } from '../en/cookies.ts';

export const cookieMessages: typeof english = {
  title: 'Cookies',
  text: 'Cookies nur für mehr Komfort.',
  detail: 'Wenn Sie zustimmen, merkt sich dieser Browser die angesehenen Produkte.',
  accepted: 'Sie haben zugestimmt. Wenn Sie ablehnen, wird dieser Verlauf gelöscht.',
  refused: 'Sie haben abgelehnt. Wir speichern nur, was der Shop braucht.',
  more: 'Details',
  accept: 'Annehmen',
  refuse: 'Ablehnen',
};
