import { daysBefore } from '../platform/clock.ts';
import type { PersonalDataHandler } from '../store/store.ts';
import { deleteAlertsBefore, deleteAlertsOf, findAlertsOf } from './alerts-repository.ts';

const ALERT_DAYS = 30;

export const alertsPersonalData: PersonalDataHandler = {
  subject: 'alerts',
  exportPersonalData: findAlertsOf,
  erasePersonalData: async (tx, customer) => {
    await deleteAlertsOf(tx, customer);
    return [];
  },
  deleteExpired: (db, now) => deleteAlertsBefore(db, daysBefore(now, ALERT_DAYS)),
};
