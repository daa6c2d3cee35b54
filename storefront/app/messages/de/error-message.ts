import type { errorMessages as english } from '../en/error-message.ts';

export const errorMessages: typeof english = {
  unreachable: 'Keine Verbindung. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  fault: 'Bei uns ist ein Fehler aufgetreten. Ihre Eingaben sind gespeichert.',
};
