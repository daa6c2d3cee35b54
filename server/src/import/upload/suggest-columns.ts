// Pure: what the columns of a table could be, by the names that shops give them in several languages.
import type { ImportFormat } from '@vitrine/contract/import/import-shapes.ts';
import { productColumns, type TableScope } from '../csv/product-cells.ts';
import { columnKey } from '../csv/read-csv.ts';
import { shopifyColumns } from '../platforms/shopify-columns.ts';
import { wooColumns } from '../platforms/woocommerce-columns.ts';

/** `*`: in the store's first language. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  sku: [
    'sku',
    'article',
    'article number',
    'item',
    'item number',
    'product code',
    'code',
    'reference',
    'ref',
    'ugs',
    'artikelnummer',
    'artikel nr',
    'artnr',
    'art nr',
    'bestellnummer',
  ],
  'name.*': [
    'name',
    'title',
    'product',
    'product name',
    'nom',
    'nom du produit',
    'produit',
    'titre',
    'designation',
    'libelle',
    'bezeichnung',
    'produkt',
    'produktname',
    'artikelname',
    'titel',
  ],
  'description.*': ['description', 'long description', 'body', 'beschreibung', 'langtext'],
  'highlights.*': ['short description', 'summary', 'description courte', 'resume', 'kurzbeschreibung', 'kurztext'],
  price: [
    'price',
    'regular price',
    'sale price incl tax',
    'unit price',
    'prix',
    'prix ttc',
    'tarif',
    'tarif regulier',
    'preis',
    'verkaufspreis',
    'regularer preis',
    'vk',
    'bruttopreis',
  ],
  'special.price': [
    'sale price',
    'special price',
    'offer price',
    'prix promo',
    'prix solde',
    'tarif promo',
    'angebotspreis',
    'sonderpreis',
  ],
  stock: [
    'stock',
    'quantity',
    'qty',
    'inventory',
    'available quantity',
    'quantite',
    'bestand',
    'lagerbestand',
    'menge',
    'lager',
    'anzahl',
  ],
  brand: ['brand', 'manufacturer', 'vendor', 'marque', 'fabricant', 'marke', 'hersteller'],
  categories: [
    'category',
    'categories',
    'product category',
    'categorie',
    'rubrique',
    'kategorie',
    'kategorien',
    'warengruppe',
  ],
  gtin: ['gtin', 'ean', 'ean13', 'upc', 'barcode', 'isbn', 'code barre', 'code barres', 'strichcode'],
  mpn: ['mpn', 'manufacturer part number', 'reference fabricant', 'herstellernummer'],
  visible: ['visible', 'published', 'active', 'publie', 'actif', 'sichtbar', 'aktiv', 'veroffentlicht'],
  images: ['image', 'images', 'picture', 'pictures', 'photo', 'photos', 'bild', 'bilder'],
  'size.weight': ['weight', 'poids', 'gewicht'],
  'size.width': ['width', 'largeur', 'breite'],
  'size.height': ['height', 'hauteur', 'hohe'],
  'size.length': ['length', 'longueur', 'lange'],
};

/** `Artikel-Nr.` and `artikel nr` are the same. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const targetByWord = new Map(Object.entries(WORDS).flatMap(([target, words]) => words.map((word) => [word, target])));

/** A name of ours for each column; empty when none fits, or when an earlier column has it. */
export function suggestColumns(names: readonly string[], scope: TableScope): string[] {
  const own = new Map([...productColumns(scope).keys()].map((column) => [columnKey(column), column]));
  const [language = 'en'] = scope.languages;
  const used = new Set<string>();
  return names.map((name) => {
    const target = own.get(columnKey(name)) ?? targetByWord.get(plain(name))?.replace('*', language) ?? '';
    if (target === '' || used.has(target)) return '';
    used.add(target);
    return target;
  });
}

/** What the columns of a table can be, by format. */
export const columnTargets = (scope: TableScope): Record<ImportFormat, string[]> => ({
  vitrine: [...productColumns(scope).keys()],
  'shopify-products': Object.values(shopifyColumns).map(([name]) => name),
  woocommerce: Object.values(wooColumns).map(([name]) => name),
  redirects: ['from', 'to'],
});
