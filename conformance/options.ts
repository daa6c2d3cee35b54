import { parseArgs } from 'node:util';

export interface Options {
  /** Without a slash at the end. */
  readonly url: string;
  readonly store: string;
  readonly lang: string;
  /** Whether calls that store something may be sent. */
  readonly writes: boolean;
  /** Expects every field that our own server sends, also those that Shopizer does not have. */
  readonly complete: boolean;
  /** A coupon that the server knows. */
  readonly coupon: string | undefined;
  /** Payment module for the orders. */
  readonly payment: string;
  /** Longest wait for an answer. */
  readonly seconds: number;
}

export const USAGE = `npm run conformance -- URL [options]

Sends the calls of Shopizer's API to the server at URL (such as https://shop.example) and prints where the answers differ from
Shopizer's. Without --write only calls that store nothing are sent.

  --store CODE      store to ask (DEFAULT)
  --lang CODE       language to ask in (en)
  --write           also create a customer with a random address at example.com, carts, two orders, a review, a newsletter
                    subscription and a message to the merchant; the customer is deleted at the end
  --complete        also expect the fields that a shop like this one sends and Shopizer does not, such as cartItemId
  --coupon CODE     a coupon that is valid in the shop
  --payment MODULE  payment module of the orders (moneyorder)
  --seconds N       longest wait for an answer (10)`;

/** The options, or what is wrong with them. */
export function readOptions(args: readonly string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        store: { type: 'string', default: 'DEFAULT' },
        lang: { type: 'string', default: 'en' },
        write: { type: 'boolean', default: false },
        complete: { type: 'boolean', default: false },
        coupon: { type: 'string' },
        payment: { type: 'string', default: 'moneyorder' },
        seconds: { type: 'string', default: '10' },
      },
    });
    const [url, ...more] = positionals;
    if (url === undefined || more.length > 0) return 'Name one server, such as https://shop.example.';
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return `${url} is no http address.`;
    const seconds = Number(values.seconds);
    if (!(seconds > 0 && seconds <= 600)) return '--seconds takes a number from 1 to 600.';
    const { store, lang, write: writes, complete, coupon, payment } = values;
    return { url: url.replace(/\/+$/, ''), store, lang, writes, complete, coupon, payment, seconds };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
