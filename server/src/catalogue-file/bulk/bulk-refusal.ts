/** A message of the contract, with its values. */
export interface BulkRefusal {
  readonly code:
    | 'bulk.price'
    | 'bulk.stock'
    | 'bulk.no-category'
    | 'bulk.too-many-categories'
    | 'sale.not-lower'
    | 'product.cannot-save';
  readonly values: Readonly<Record<string, string | number>>;
}
