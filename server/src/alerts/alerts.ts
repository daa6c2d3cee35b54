// THE DOOR of the alerts: what the merchant's commands and the accounts use.
export { alertsKeeper } from './alerts-keeper.ts';
export { type Demand, listDemand } from './list-demand.ts';
