// THE DOOR of the alerts: what the merchant's commands and the accounts use.
export { alertsPersonalData } from './alerts-personal-data.ts';
export { type Demand, listDemand } from './list-demand.ts';
