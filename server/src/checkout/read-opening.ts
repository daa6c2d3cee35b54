// Tells the merchant of a shop that was set up as an empty one what it needs before it can sell.
import type { Opening } from '@vitrine/contract/checkout/staff-checkout-shapes.ts';
import { hasTerms } from '../content/content.ts';
import type { Payments } from '../payments/payments.ts';
import { getOwnStore, missingToOpen, openingParts, type StaffContext, type StoreRow } from '../store/store.ts';

export interface OfferedPayments {
  /** As they are set up now. */
  readonly payments: Pick<Payments, 'isSetUp'>;
}

type Step = Opening['steps'][number];

/** Shops of another kind have no such steps. */
export async function readOpening(ctx: StaffContext & OfferedPayments): Promise<Opening> {
  const store = await getOwnStore(ctx);
  if (!store.opensWhenComplete) return { steps: [] };
  const missing = missingToOpen(store, ctx.payments.isSetUp);
  const needed = openingParts.map((name): Step => ({ name, isDone: !missing.includes(name), isRequired: true }));
  return {
    steps: [
      ...needed,
      // A shop opens without these two: some countries ask for neither.
      { name: 'taxes', isDone: hasTaxAnswer(store), isRequired: false },
      { name: 'terms', isDone: await hasTerms(ctx.db, store.id), isRequired: false },
    ],
  };
}

/** Without taxes only the word of the merchant tells that none were forgotten. */
const hasTaxAnswer = ({ taxes, noTax }: StoreRow): boolean => taxes.length > 0 || noTax;
