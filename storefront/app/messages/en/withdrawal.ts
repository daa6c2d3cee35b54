/** Texts of the server-rendered page. */
export const withdrawalMessages = {
  title: 'Withdraw from contract',
  summary: 'Withdraw from an order within 14\u00a0days of receiving it, without giving a reason.',
  text: 'You can withdraw from an order within 14\u00a0days of receiving it. It is free and requires no account and no reason.',
  needsScript: 'This form requires JavaScript. Please email us instead. An email is equally valid.',
};
