export const withdrawalMessages = {
  receivedAt: 'Received',
  receipt: {
    subject: (order: string, shop: string) => `Your withdrawal from order ${order} at ${shop}`,
    heading: 'We have received your withdrawal',
    text: 'This is the receipt for your declaration. Please keep it.',
    next: 'Have you received the goods? Send them back within 14 days. We will refund the price and the standard delivery within 14 days. We may wait until we have the goods or your proof of shipment.',
    note: 'If you did not send this, reply to this email.',
  },
  merchant: {
    subject: (order: string) => `Withdrawal from order ${order}`,
    order: 'Order',
    unmatched: 'No matching order. Please contact the customer.',
    period: 'Period',
    inTime: 'In time',
    late: 'More than 14 days after delivery',
    button: 'View order',
    note: 'The declaration is recorded and the receipt has been sent. Reply to this email to answer the customer.',
  },
};
