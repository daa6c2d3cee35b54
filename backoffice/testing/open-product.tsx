import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import { readDraft, readProductForEdit } from '@vitrine/contract/product-editing/edit-products.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import type { Language } from '@vitrine/contract/site/site-languages.ts';
import type { Role } from '@vitrine/contract/staff/permissions.ts';
import { Route, Routes } from 'react-router';
import type { StandInShop } from '../../testing/stand-in-shop.ts';
import { NewProductScreen, ProductScreen } from '../app/features/catalog/editor/product-screen.tsx';
import { answerStructure } from './answer-structure.ts';
import { show } from './show.tsx';

export const productScreens = (
  <Routes>
    <Route path="/products/new" element={<NewProductScreen />} />
    <Route path="/products/:id" element={<ProductScreen />} />
  </Routes>
);

/** Texts of every language are shown, as a person may choose. */
export const showAllLanguages = (): void => localStorage.setItem('vitrine.admin.languages', 'beside');

/** Opens the form of a product, as it is loaded from the shop, with the texts of all languages. */
export async function openProduct(
  shop: StandInShop,
  product: EditedProduct,
  { customFields = [], ...options }: { role?: Role; language?: Language; customFields?: StaffCustomField[] } = {},
): Promise<UserEvent> {
  showAllLanguages();
  answerStructure(shop, customFields);
  shop.answer(readProductForEdit, product);
  shop.answer(readDraft, { draft: null });
  const user = show(productScreens, { path: `/products/${product.id}`, ...options });
  await screen.findAllByRole('switch');
  return user;
}

export async function openNewProduct(shop: StandInShop): Promise<UserEvent> {
  answerStructure(shop);
  const user = show(productScreens, { path: '/products/new' });
  await screen.findByRole('option', { name: 'Acme' });
  return user;
}

/** The sentence about changes that are not saved. */
export const unsavedText = (): string => screen.getByText(/unsaved change|Everything is saved/).textContent ?? '';
