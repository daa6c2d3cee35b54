// Pure: what was asked for, in the language of the reader. It is recorded as a command is typed.
import type { activityMessages } from '../../messages/en/history.ts';

type Words = typeof activityMessages.actions;

type Pattern = readonly [RegExp, (t: Words, ...parts: string[]) => string];

const patterns: readonly Pattern[] = [
  [/^import (.+)$/, (t, file = '') => t.import(file)],
  [/^undo (\d+)$/, (t, id = '') => t.undo(id)],
  [/^price (\S+) (\S+)$/, (t, sku = '', price = '') => t.price(sku, t.amount(price))],
  [/^sale (\S+) --end$/, (t, sku = '') => t.saleEnd(sku)],
  [/^sale (\S+) (\S+)$/, (t, sku = '', price = '') => t.sale(sku, t.amount(price))],
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
  [/^create token (.+)$/, (t, name = '') => t.token(name)],
  [/^end token (.+)$/, (t, name = '') => t.tokenEnd(name)],
  [/^add passkey$/, (t) => t.passkey],
  [/^rename passkey$/, (t) => t.passkeyName],
  [/^remove passkey$/, (t) => t.passkeyEnd],
  [/^change the settings of the shop$/, (t) => t.settings],
  [/^change delivery and taxes$/, (t) => t.salesRules],
  [/^send mails again$/, (t) => t.sendMails],
  [/^change payments$/, (t) => t.payments],
  [/^set keys of Stripe$/, (t) => t.stripeKeys],
  [/^remove keys of Stripe$/, (t) => t.stripeKeysEnd],
  [/^change the brand of the shop$/, (t) => t.shopBrand],
  [/^change mail settings$/, (t) => t.mailSettings],
  [/^set password of the mail server$/, (t) => t.mailPassword],
  [
    /^create (category|brand|option|field|page) (\S+)$/,
    (t, kind = '', code = '') => t.createEntry(t.entries[kind] ?? kind, code),
  ],
  [
    /^edit (category|brand|option|field|page|box) (\S+)$/,
    (t, kind = '', code = '') => t.editEntry(t.entries[kind] ?? kind, code),
  ],
  [/^edit home page$/, (t) => t.homePage],
  [/^move category (\S+)$/, (t, code = '') => t.moveCategory(code)],
  [
    /^delete (category|brand|option|field|page) (\S+)$/,
    (t, kind = '', code = '') => t.deleteEntry(t.entries[kind] ?? kind, code),
  ],
  [/^merge brand (\S+) into (\S+)$/, (t, code = '', target = '') => t.mergeBrand(code, target)],
  [/^change (\S+)$/, (t, email = '') => t.change(email)],
  [/^remove (\S+)$/, (t, email = '') => t.remove(email)],
];

/** Changes of many products at once are named without their SKUs. */
const bulkPatterns: readonly Pattern[] = [
  [/^price (\S+)$/, (t, price = '') => t.bulkPrice(t.amount(price))],
  [/^sale --end$/, (t) => t.bulkSaleEnd],
  [/^sale (\S+)$/, (t, price = '') => t.bulkSale(t.amount(price))],
  [/^stock (\S+)$/, (t, stock = '') => t.bulkStock(stock)],
  [/^set categories (.*)$/, (t, codes = '') => t.bulkCategories.set(codes)],
  [/^add categories (.*)$/, (t, codes = '') => t.bulkCategories.add(codes)],
  [/^remove categories (.*)$/, (t, codes = '') => t.bulkCategories.remove(codes)],
  [/^brand --none$/, (t) => t.bulkNoBrand],
  [/^brand (\S+)$/, (t, code = '') => t.bulkBrand(code)],
  [/^show$/, (t) => t.bulkShow],
  [/^hide$/, (t) => t.bulkHide],
  [/^archive$/, (t) => t.bulkArchive],
  [/^leave the archive$/, (t) => t.bulkArchiveEnd],
  [/^set field (\S+)$/, (t, code = '') => t.bulkField(code)],
  [/^set property (\S+)$/, (t, code = '') => t.bulkProperty.set(code)],
  [/^add property (\S+)$/, (t, code = '') => t.bulkProperty.add(code)],
  [/^remove property (\S+)$/, (t, code = '') => t.bulkProperty.remove(code)],
];

/** Several actions of one change are separated by commas. An unknown one stays as it is. */
export function actionText(action: string, t: Words): string {
  const [, bulk] = /^bulk (.+)$/.exec(action) ?? [];
  if (bulk !== undefined) return t.bulk(inParts(bulk, bulkPatterns, t));
  return inWords(action, patterns, t) ?? inParts(action, patterns, t);
}

const inParts = (action: string, known: readonly Pattern[], t: Words): string =>
  action
    .split(', ')
    .map((part) => inWords(part, known, t) ?? part)
    .join(', ');

function inWords(action: string, known: readonly Pattern[], t: Words): string | undefined {
  for (const [pattern, write] of known) {
    const [found, ...parts] = pattern.exec(action) ?? [];
    if (found !== undefined) return write(t, ...parts);
  }
  return undefined;
}
