import type { stateMessages as english } from '../en/state.ts';

export const stateMessages: typeof english = {
  loading: 'Wird geladen…',
  retry: 'Erneut versuchen',
  reload: 'Neu laden',
  failed: 'Dies konnte nicht geladen werden',
  broken: 'Diese Seite konnte nicht angezeigt werden',
  brokenHint: 'Vielleicht wurde der Shop inzwischen aktualisiert. Laden Sie die Seite neu.',
  fault: 'Im Shop ist ein Fehler aufgetreten. Ihre Eingaben sind noch da.',
  unreachable: 'Der Shop ist nicht erreichbar. Ihre Eingaben sind noch da.',
  notFound: 'Diese Seite gibt es nicht',
  toToday: 'Zu Heute',
  forbidden: 'Ihre Rolle umfasst diese Seite nicht',
  forbiddenHint: (permission) => `Nötig ist das Recht „${permission}“. Ein Inhaber kann Ihre Rolle ändern.`,
};
