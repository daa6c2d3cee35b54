import * as endpoints from '@vitrine/contract/mail/staff-mail.ts';
import * as shapes from '@vitrine/contract/mail/staff-mail-shapes.ts';
import { backupFeature } from '../backup/backup-feature.ts';
import { defineFeature } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { extendStaffMount, type StaffMount } from '../platform/http/mount-staff.ts';
import { findStoreByCode, type PersonalDataHandler, type StaffContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { createMails, type MailSettings, NO_STORED_MAIL } from './create-mails.ts';
import { failedSince, listFailedMails, MAIL_DAYS, sendMailsAgain } from './failed-mails.ts';
import {
  deleteEmptiedBefore,
  deleteMailsAbout,
  emptyMailsBefore,
  findMailsAbout,
} from './mail-personal-data-repository.ts';
import { countMailsGivenUp, countWaitingMails } from './outbox-repository.ts';
import { findStoredMail, type MailEditing, readMailSettings, saveMailSettings, sendTestMail } from './staff-mail.ts';

export const mailFeature = defineFeature({
  name: 'mail',
  needs: [storeFeature, historyFeature, backupFeature],
  start(
    { db, clock, shopUrl, storeCode, cache, fingerprint, isSecretConfigured, jobs, store, backup },
    { mail: environment = {} }: { readonly mail?: MailSettings },
  ) {
    const { isCopy } = backup;
    const findStored = () =>
      cache('mail settings', ['store'], async () => {
        const own = await findStoreByCode(db, storeCode);
        return own ? findStoredMail(db, fingerprint, own) : NO_STORED_MAIL;
      });
    const mails = createMails({ db, clock, shopUrl, settings: environment, findStored, fingerprint, jobs, isCopy });
    return {
      api: mails,
      staffRoutes: (mount) => {
        mountFailedMails(mount);
        mountMailSettings(
          extendStaffMount(mount, () => ({
            environment,
            canStoreKeys: isSecretConfigured,
            isCopy,
            editing: store.editing.get(),
          })),
        );
      },
      pages: mails.mount,
      commands: {
        showMailbox: async () => {
          const path = await mails.findMailboxPath();
          return path && shopUrl + path;
        },
      },
      onChange: (tags) => {
        if (['mail', 'store', 'everything'].some((tag) => tags.has(tag))) mails.kick();
      },
      personalData: mailPersonalData,
      health: { mailResults: mails.results, shop: async (at) => ({ mails: await countWaitingMails(at) }) },
      todo: { failedMails: { permission: 'settings.w', count: countFailedMails } },
      prepare: mails.prepare,
      jobs: mails.startWorkers,
    };
  },
});

/** An emptied mail only prevents that the same mail is sent twice. */
const KEY_DAYS = 365;

function mountFailedMails(mount: StaffMount<StaffContext>): void {
  mount(endpoints.listFailedMails, shapes.listFailedMails, (ctx, { query }) => listFailedMails(ctx, query));
  mount(endpoints.sendMailsAgain, shapes.sendMailsAgain, (ctx, { body }) => sendMailsAgain(ctx, body));
}

function mountMailSettings(mount: StaffMount<StaffContext & MailEditing>): void {
  mount(endpoints.readMailSettings, shapes.readMailSettings, readMailSettings);
  mount(endpoints.saveMailSettings, shapes.saveMailSettings, (ctx, { body }) => saveMailSettings(ctx, body));
  mount(endpoints.sendTestMail, shapes.sendTestMail, (ctx, { body }) => sendTestMail(ctx, body));
}

const countFailedMails = (db: Queryable, storeId: number, now: Date) =>
  countMailsGivenUp(db, storeId, failedSince(now));

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
