import * as endpoints from '@vitrine/contract/alerts/alerts.ts';
import * as shapes from '@vitrine/contract/alerts/alerts-shapes.ts';
import { cartFeature } from '../cart/cart-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { PeriodicJob } from '../platform/jobs/run-periodically.ts';
import type { PersonalDataHandler, RequestContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { startAlertJob } from './alert-job.ts';
import { deleteAlertsBefore, deleteAlertsOf, findAlertsOf } from './alerts-repository.ts';
import { listDemand } from './list-demand.ts';
import { confirmAlert, requestAlert, stopAlert } from './request-alert.ts';

export const alertsFeature = defineFeature({
  name: 'alerts',
  needs: [storeFeature, mailFeature, catalogFeature, cartFeature],
  start({ db, clock, shopUrl, jobs }) {
    let job: PeriodicJob | undefined;
    return {
      routes: mountAlerts,
      commands: { listDemand },
      onChange: (tags) => {
        if (!jobs.isLeader) return;
        if ([...tags].some((tag) => tag === 'everything' || tag.startsWith('product:'))) job?.kick();
      },
      personalData: alertsPersonalData,
      jobs: () => {
        job = startAlertJob({ db, clock, shopUrl }, jobs);
        return [job];
      },
    };
  },
});

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

function mountAlerts(mount: Mount<RequestContext>): void {
  mount(endpoints.requestAlert, shapes.requestAlert, requestAlert);
  mount(endpoints.confirmAlert, shapes.confirmAlert, confirmAlert);
  mount(endpoints.stopAlert, shapes.stopAlert, stopAlert);
}
