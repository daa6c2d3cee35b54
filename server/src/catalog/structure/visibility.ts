// Pure: decides whether a product is shown to shoppers. The result is stored in the listing.

export interface Showable {
  readonly visible: boolean;
  readonly archived: boolean;
  readonly available: boolean;
  readonly shippable: boolean;
  readonly preOrder: boolean;
  /** Day it goes on sale, as yyyy-mm-dd. */
  readonly availableOn: string;
}

/** Spec §5: shippable, available and visible, and its first category is visible. Products in the archive are not shown. */
export function isShown(product: Showable, firstCategoryVisible: boolean, today: string): boolean {
  const onSale = product.preOrder || product.availableOn <= today;
  return (
    product.visible && !product.archived && product.available && product.shippable && firstCategoryVisible && onSale
  );
}

export interface CategoryNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly visible: boolean;
}

/** From the root down to the category. */
export function getAncestors<C extends CategoryNode>(category: C, byId: ReadonlyMap<number, C>): C[] {
  const parent = category.parentId === null ? undefined : byId.get(category.parentId);
  return parent ? [...getAncestors(parent, byId), category] : [category];
}

/** A category with a hidden ancestor is hidden too. */
export const isCategoryShown = <C extends CategoryNode>(category: C, byId: ReadonlyMap<number, C>): boolean =>
  getAncestors(category, byId).every(({ visible }) => visible);
