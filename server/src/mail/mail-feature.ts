import { backupFeature } from '../backup/backup-feature.ts';
import { defineFeature } from '../feature.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { PersonalDataHandler } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { createMails, type MailSettings } from './create-mails.ts';
import {
  deleteEmptiedBefore,
  deleteMailsAbout,
  emptyMailsBefore,
  findMailsAbout,
} from './mail-personal-data-repository.ts';
import { countMailsGivenUp, countWaitingMails } from './outbox-repository.ts';

export const mailFeature = defineFeature({
  name: 'mail',
  needs: [storeFeature, backupFeature],
  start({ db, clock, shopUrl, fingerprint, jobs, backup }, { mail = {} }: { readonly mail?: MailSettings }) {
    const mails = createMails({ db, clock, shopUrl, settings: mail, fingerprint, jobs, isCopy: backup.isCopy });
    const { mailboxPath } = mails;
    return {
      api: mails,
      pages: mails.mount,
      commands: { showMailbox: async () => mailboxPath && shopUrl + mailboxPath },
      onChange: (tags) => {
        if (tags.has('mail') || tags.has('everything')) mails.kick();
      },
      personalData: mailPersonalData,
      health: { mailResults: mails.results, shop: async (at) => ({ mails: await countWaitingMails(at) }) },
      todo: { failedMails: { permission: 'settings.w', count: countFailedMails } },
      prepare: mails.prepare,
      jobs: mails.startWorkers,
    };
  },
});

/** Long enough to find out why a mail was not received. */
const MAIL_DAYS = 30;
/** An emptied mail only prevents that the same mail is sent twice. */
const KEY_DAYS = 365;

/** While their texts are stored: until then somebody can find out why. */
const countFailedMails = (db: Queryable, storeId: number, now: Date) =>
  countMailsGivenUp(db, storeId, daysBefore(now, MAIL_DAYS));

/** Mails to and about the customer: listed by an export, deleted by an erasure, sent or not. */
export const mailPersonalData: PersonalDataHandler = {
  subject: 'mails',
  exportPersonalData: findMailsAbout,
  erasePersonalData: async (tx, customer) => {
    await deleteMailsAbout(tx, customer);
    return [];
  },
  deleteExpired: async (db, now) => {
    await emptyMailsBefore(db, daysBefore(now, MAIL_DAYS));
    await deleteEmptiedBefore(db, daysBefore(now, KEY_DAYS));
  },
};
