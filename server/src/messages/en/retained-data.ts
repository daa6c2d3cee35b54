export const retainedDataMessages = {
  orders: 'Order documents, with your name and address',
  archivedOrders: 'Orders from our previous shop, with your name and address',
  coupons:
    'An unreadable code made from your address, beside the coupons you have used: kept until 30 days after they end',
  withdrawals: 'Withdrawal declarations, with your order documents',
};
