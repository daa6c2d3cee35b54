import { backupFeature } from '../backup/backup-feature.ts';
import { defineFeature } from '../feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import { createMails, type MailSettings } from './create-mails.ts';
import { mailPersonalData } from './mail.ts';
import { countWaitingMails } from './outbox-repository.ts';

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
      prepare: mails.prepare,
      jobs: mails.startWorkers,
    };
  },
});
