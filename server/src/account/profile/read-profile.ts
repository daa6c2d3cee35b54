import type {
  Customer,
  readCustomerCart as cartShape,
  readOwnCart as ownShape,
  readProfile as shape,
} from '@vitrine/contract/account/account-shapes.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { mergeCarts } from '../../cart/cart.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../store/store.ts';
import { type CustomerRow, findCustomer, type StoredAddress } from '../customer-repository.ts';
import { showCustomer } from './customer-view.ts';

export async function readProfile(ctx: RequestContext, _: Input<typeof shape>): Promise<Customer> {
  return showCustomer(ctx, await getSignedInCustomer(ctx));
}

/** The signed-in customer; refused when the account was deleted during the request. */
export async function getSignedInCustomer({ db, customerId }: RequestContext): Promise<CustomerRow> {
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  return customer ?? throwDomainError('session.required');
}

/** Where the signed-in customer wants deliveries. */
export async function findDeliveryAddress({ db, customerId }: RequestContext): Promise<StoredAddress | undefined> {
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  return customer?.delivery ?? customer?.billing;
}

export async function readCustomerCart(ctx: RequestContext, { query }: Input<typeof cartShape>): Promise<Cart> {
  const { id } = await getSignedInCustomer(ctx);
  return mergeCarts(ctx, id, query.cart);
}

export async function readOwnCart(ctx: RequestContext, { params, query }: Input<typeof ownShape>): Promise<Cart> {
  if (params.id !== String(ctx.customerId)) return throwDomainError('cart.not-found');
  return readCustomerCart(ctx, { query, params: undefined, body: undefined });
}
