import { cartFeature } from '../cart/cart-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import type { PeriodicJob } from '../platform/jobs/run-periodically.ts';
import { storeFeature } from '../store/store-feature.ts';
import { startAlertJob } from './alert-job.ts';
import { alertsPersonalData, listDemand } from './alerts.ts';
import { mountAlerts } from './alerts-routes.ts';

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
