// Sends the calls of every section, in the order of a shopper's visit.
import type { Options } from './options.ts';
import { Probe, type ProbeOptions } from './probe.ts';
import type { Result } from './result.ts';
import { checkAccount, closeAccount } from './sections/account.ts';
import { checkCart } from './sections/cart.ts';
import { checkCategories } from './sections/categories.ts';
import { checkCheckout } from './sections/checkout.ts';
import { checkContent } from './sections/content.ts';
import { checkMessages } from './sections/messages.ts';
import { checkOrders } from './sections/orders.ts';
import { checkProducts } from './sections/products.ts';
import { checkReviews } from './sections/reviews.ts';
import { checkSearch } from './sections/search.ts';
import { checkStore } from './sections/store.ts';
import { Visit } from './visit.ts';

const reading = [
  ['Store and reference lists', checkStore],
  ['Categories and brands', checkCategories],
  ['Products', checkProducts],
  ['Search', checkSearch],
  ['Content', checkContent],
] as const;

const writing = [
  ['Cart', checkCart],
  ['Checkout', checkCheckout],
  ['Customer', checkAccount],
  ['Orders', checkOrders],
  ['Reviews', checkReviews],
  ['Newsletter and contact', checkMessages],
  ['End of the account', closeAccount],
] as const;

/** Throws Unreachable when no server answers. */
export async function runSuite(
  options: Options,
  listeners: Pick<ProbeOptions, 'onResult' | 'onAnswer'> = {},
): Promise<readonly Result[]> {
  const { url, seconds, complete } = options;
  const probe = new Probe({ url, seconds, complete, ...listeners });
  await probe.checkReachable();
  const visit = new Visit(probe, options);
  for (const [name, check] of reading) {
    probe.startSection(name);
    await check(visit);
  }
  for (const [name, check] of writing) {
    probe.startSection(name);
    if (options.writes) await check(visit);
    else probe.skip(name, undefined, 'it stores data; add --write');
  }
  return probe.results;
}
