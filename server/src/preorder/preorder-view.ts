import type { PreOrder } from '@vitrine/contract/preorder-shapes.ts';
import type { VariantLabel } from '../catalog/catalog.ts';
import type { PreOrderRow } from './preorder-repository.ts';

export const viewPreOrder = (row: PreOrderRow, { sku, name, path }: VariantLabel): PreOrder => ({
  sku,
  name,
  path,
  quantity: row.quantity,
  expectedOn: row.expectedOn,
  emailAddress: row.email,
});
