// Pure: what was asked for, in the language of the reader. It is recorded as a command is typed.
import type { activityMessages } from '../../messages/en/activity.ts';

type Words = typeof activityMessages.actions;

type Pattern = readonly [RegExp, (t: Words, ...parts: string[]) => string];

const patterns: readonly Pattern[] = [
  [/^import (.+)$/, (t, file = '') => t.import(file)],
  [/^undo (\d+)$/, (t, id = '') => t.undo(id)],
  [/^price (\S+) (\S+)$/, (t, sku = '', price = '') => t.price(sku, price)],
  [/^sale (\S+) --end$/, (t, sku = '') => t.saleEnd(sku)],
  [/^sale (\S+) (\S+)$/, (t, sku = '', price = '') => t.sale(sku, price)],
  [/^stock (\S+) (\S+)$/, (t, sku = '', stock = '') => t.stock(sku, stock)],
  [/^low stock (\S+)$/, (t, sku = '') => t.lowStock(sku)],
  [/^show (\S+)$/, (t, sku = '') => t.show(sku)],
  [/^hide (\S+)$/, (t, sku = '') => t.hide(sku)],
  [/^create (\S+)$/, (t, sku = '') => t.create(sku)],
  [/^publish (\S+)$/, (t, sku = '') => t.publish(sku)],
  [/^edit (\S+)$/, (t, sku = '') => t.edit(sku)],
  [/^coupon (\S+) --end$/, (t, code = '') => t.couponEnd(code)],
  [/^coupon (\S+)$/, (t, code = '') => t.coupon(code)],
  [/^redirect (\S+) to (\S+)$/, (t, from = '', to = '') => t.redirect(from, to)],
  [/^remove the redirect (\S+)$/, (t, from = '') => t.redirectEnd(from)],
  [/^empty$/, (t) => t.empty],
  [/^invite (\S+)$/, (t, email = '') => t.invite(email)],
  [/^accept invitation$/, (t) => t.accept],
  [/^change password$/, (t) => t.password],
  [/^reset password$/, (t) => t.passwordReset],
  [/^first owner$/, (t) => t.firstOwner],
  [/^set up authenticator app$/, (t) => t.app],
  [/^remove authenticator app$/, (t) => t.appEnd],
  [/^staff reset (\S+)$/, (t, email = '') => t.reset(email)],
  [/^staff owner (\S+)$/, (t, email = '') => t.owner(email)],
  [/^change (\S+)$/, (t, email = '') => t.change(email)],
  [/^remove (\S+)$/, (t, email = '') => t.remove(email)],
];

/** Several actions of one change are separated by commas. An unknown one stays as it is. */
export const actionText = (action: string, t: Words): string =>
  inWords(action, t) ??
  action
    .split(', ')
    .map((part) => inWords(part, t) ?? part)
    .join(', ');

function inWords(action: string, t: Words): string | undefined {
  for (const [pattern, write] of patterns) {
    const [found, ...parts] = pattern.exec(action) ?? [];
    if (found !== undefined) return write(t, ...parts);
  }
  return undefined;
}
