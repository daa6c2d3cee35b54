// Public API of the alerts module, for commands and accounts.
export { alertsPersonalData } from './alerts-personal-data.ts';
export { type Demand, listDemand } from './list-demand.ts';
