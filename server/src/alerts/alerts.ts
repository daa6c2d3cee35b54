// Public API of the alerts module, for admin commands and accounts.
export { alertsPersonalData } from './alerts-personal-data.ts';
export { type Demand, listDemand } from './list-demand.ts';
