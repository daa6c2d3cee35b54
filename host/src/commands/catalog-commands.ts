// The merchant's commands for prices, stock, visibility and coupons.
import type { ShopCommands } from '@vitrine/server';
import { defineCommand, WrongArgument } from './command.ts';
import { couponDetails, couponTable } from './print-coupons.ts';
import { amountFrom, dayFrom, numberFrom } from './values.ts';

/** The last day of a period is meant as a whole. */
const DAY_AFTER = { plus: 1 };

export const catalogCommands = [
  defineCommand({
    name: 'price',
    words: ['SKU', 'PRICE'],
    help: 'set the price of a product, in all variants, or of one variant. A sale goes on.',
    run: async (api, { words: [sku = '', price] }) =>
      (await api.setPrice(sku, amountFrom(price))).map(
        ({ sku: own, before, after }) => `Price of ${own} set to ${after} (was ${before}).`,
      ),
  }),
  defineCommand({
    name: 'sale',
    words: ['SKU', '[PRICE]'],
    options: { from: { type: 'string' }, until: { type: 'string' }, end: { type: 'boolean' } },
    usage: '[--from DAY] [--until DAY] | --end',
    help: `reduce the price from one day to another, both included; without days now, until you end it.
The price shown as the former one is the lowest of the 30 days before.`,
    run: async (api, { words: [sku = '', price], options: { from, until, end } }) => {
      if (end) {
        if (price !== undefined || from !== undefined || until !== undefined)
          throw new WrongArgument('--end takes neither a price nor days.');
        return (await api.endSale(sku)).map((own) => `Sale of ${own} ended.`);
      }
      if (price === undefined) throw new WrongArgument('PRICE is missing.');
      const period = { from: dayFrom(from), until: dayFrom(until, DAY_AFTER) };
      return (await api.startSale(sku, amountFrom(price), period)).map(
        ({ sku: own, before, after, former }) =>
          `${own}: ${after} instead of ${before}${former === null ? ', shown without a former price' : `, shown with ${former} as the former price`}.`,
      );
    },
  }),
  defineCommand({
    name: 'hide',
    words: ['SKU'],
    help: 'take a product or one variant off sale. Its orders stay.',
    run: async (api, { words: [sku = ''] }) => [
      (await api.setVisible(sku, false)) ? `${sku} is hidden now.` : `${sku} was hidden already.`,
    ],
  }),
  defineCommand({
    name: 'show',
    words: ['SKU'],
    help: 'put a hidden product or variant on sale again.',
    run: async (api, { words: [sku = ''] }) => [
      (await api.setVisible(sku, true)) ? `${sku} is shown now.` : `${sku} was shown already.`,
    ],
  }),
  defineCommand({
    name: 'stock',
    words: ['SKU', '[N]'],
    options: { low: { type: 'string' } },
    usage: '[--low N | --low none]',
    help: 'set the stock of SKU to N, and the stock at which you get a notice.',
    run: async (api, { words: [sku = '', text], options: { low } }) => {
      if (text === undefined && low === undefined) throw new WrongArgument('N is missing.');
      const threshold =
        low === undefined || low === 'none' ? null : numberFrom(low, 'a number of pieces such as 5, or none');
      const stock = text === undefined ? undefined : numberFrom(text, 'a number of pieces such as 12');
      if ((stock ?? 0) > 1_000_000) throw new WrongArgument('The stock is at most 1000000.');
      return [
        ...(stock === undefined ? [] : [`Stock of ${sku} set to ${stock} (was ${await api.setStock(sku, stock)}).`]),
        ...(low === undefined ? [] : [await setLowStock(api, sku, threshold)]),
      ];
    },
  }),
  defineCommand({
    name: 'coupons',
    help: 'list the coupons, and how often they were used.',
    run: async (api) => couponTable(await api.listCoupons()),
  }),
  defineCommand({
    name: 'coupon',
    words: ['CODE'],
    options: {
      percent: { type: 'string' },
      amount: { type: 'string' },
      'free-delivery': { type: 'boolean' },
      from: { type: 'string' },
      until: { type: 'string' },
      minimum: { type: 'string' },
      limit: { type: 'string' },
      'limit-per-customer': { type: 'string' },
      except: { type: 'string', multiple: true },
      end: { type: 'boolean' },
    },
    usage: '[--percent 10 | --amount 5 | --free-delivery | --end]',
    help: `show a coupon, or create or change it. More options: --from DAY, --until DAY (the last one),
--minimum AMOUNT, --limit N, --limit-per-customer N, --except CATEGORY.`,
    run: async (api, { words: [code = ''], options }) => {
      const { percent, amount, 'free-delivery': isFree, end, ...rest } = options;
      const kinds = [percent, amount, isFree, end].filter((given) => given !== undefined);
      if (kinds.length > 1) throw new WrongArgument('Choose one of --percent, --amount, --free-delivery and --end.');
      if (kinds.length === 0) {
        if (Object.keys(rest).length > 0) throw new WrongArgument('--percent, --amount or --free-delivery is missing.');
        return couponDetails(await api.showCoupon(code));
      }
      if (end) return couponDetails(await api.endCoupon(code));
      return couponDetails(
        await api.setCoupon({
          code,
          kind: percent !== undefined ? 'percentage' : amount !== undefined ? 'amount' : 'free-delivery',
          value: percent === undefined && amount === undefined ? null : amountFrom(percent ?? amount),
          from: dayFrom(rest.from),
          until: dayFrom(rest.until, DAY_AFTER),
          minimum: rest.minimum === undefined ? null : amountFrom(rest.minimum),
          limit: limitFrom(rest.limit),
          limitPerCustomer: limitFrom(rest['limit-per-customer']),
          excludedCategories: rest.except ?? [],
        }),
      );
    },
  }),
];

async function setLowStock(api: ShopCommands, sku: string, threshold: number | null): Promise<string> {
  const product = await api.setLowStock(sku, threshold);
  return threshold === null
    ? `No notice about low stock of ${product}.`
    : `You get a notice when an order leaves ${threshold} of ${product}, or fewer.`;
}

const limitFrom = (text: string | undefined): number | null =>
  text === undefined ? null : numberFrom(text, 'a number of uses such as 100');
