// The cart without JavaScript. The form of a product adds it, the forms of the cart page change its lines.
import { readCart } from '@vitrine/contract/cart/cart.ts';
import { cartFormPath, plainCartPath } from '@vitrine/contract/cart/cart-form.ts';
import { addLinesToCart, setCartLine } from '@vitrine/contract/cart/cart-requests.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import type { FastifyInstance } from 'fastify';
import { cartOrNone, mountForm, redirectTo, type ShopperClient, type ShopperForms } from './shopper-forms.ts';

/** A form has three short fields. */
const BODY_LIMIT = 4096;

export function mountCartForm(app: FastifyInstance, shopUrl: string, forms: ShopperForms): void {
  mountForm(app, shopUrl, {
    page: plainCartPath,
    form: cartFormPath,
    bodyLimit: BODY_LIMIT,
    show: async (request, reply, language, refused) => {
      const code = forms.cartCode(request);
      const api = forms.client(request, language);
      const cart = code === undefined ? null : await cartOrNone(api(readCart, { params: { code } }));
      const page = { cart, error: refused?.error.message ?? null };
      return forms.sendPage(request, reply, localPath(language, plainCartPath), page, refused?.error.status ?? 200);
    },
    receive: async (request, reply, language, form) => {
      const isLine = form.has('line');
      const change = isLine ? changeLine : addProduct;
      const cart = await change(forms.client(request, language), forms.cartCode(request), form);
      if (cart) reply.header('set-cookie', forms.cartCookie(cart.code));
      // With JavaScript the page of the cart is the same for both; without it, that page leads to the plain one.
      return redirectTo(reply, localPath(language, isLine ? plainCartPath : '/cart'));
    },
  });
}

async function addProduct(api: ShopperClient, code: string | undefined, form: URLSearchParams): Promise<Cart> {
  const line = { product: form.get('sku') ?? '', quantity: Number(form.get('quantity') ?? 1), add: true };
  return addLinesToCart(api, code, [line]);
}

async function changeLine(api: ShopperClient, code: string | undefined, form: URLSearchParams): Promise<Cart | null> {
  if (code === undefined) return null;
  const quantity = form.has('remove') ? 0 : Number(form.get('quantity') ?? 1);
  const line = Number(form.get('line'));
  return cartOrNone(setCartLine(api, code, { product: form.get('sku') ?? '', quantity, line }));
}
