import type { retainedDataMessages as english } from '../en/retained-data.ts';

export const retainedDataMessages: typeof english = {
  orders: 'Bestellunterlagen mit Ihrem Namen und Ihrer Adresse',
  archivedOrders: 'Bestellungen aus unserem früheren Shop mit Ihrem Namen und Ihrer Adresse',
  coupons:
    'Ein nicht lesbarer Code aus Ihrer Adresse bei den eingelösten Gutscheinen: aufbewahrt bis 30 Tage nach deren Ende',
  withdrawals: 'Widerrufserklärungen, zusammen mit Ihren Bestellunterlagen',
};
