// The fields of products as data. What stands here is in the database, in the staff's API, in the catalog file, in tables (of this
// shop and of others), in the form of the back office, in history and undo, without being named there.
import {
  choice,
  code,
  codes,
  count,
  date,
  decimal,
  defineFields,
  fieldsWith,
  flag,
  money,
  patterns,
  pictures,
  richTexts,
  sale,
  text,
  texts,
} from '../fields/field.ts';

const MAX_PIECES = 10_000_000;

/** Marks of the manufacturer. */
export const identifierFields = defineFields({
  gtin: text({
    max: 14,
    pattern: 'gtin',
    column: 'gtin',
    section: 'identifiers',
    shownTo: 'shopper',
    describe: 'The number of the barcode',
    shopify: ['variant barcode', 'barcode'],
    woocommerce: ['gtin, upc, ean, or isbn'],
    words: ['gtin', 'ean', 'ean13', 'upc', 'barcode', 'isbn', 'code barre', 'code barres', 'strichcode'],
  }),
  mpn: text({
    max: 70,
    column: 'mpn',
    section: 'identifiers',
    shownTo: 'shopper',
    describe: 'Part number of the manufacturer',
    shopify: ['google shopping / mpn'],
    words: ['mpn', 'manufacturer part number', 'reference fabricant', 'herstellernummer'],
  }),
});

/** Whether the last digit is the check digit of the others: shops and search engines refuse any other number. */
export function isGtin(text: string): boolean {
  if (!patterns.gtin.test(text)) return false;
  const digits = [...text].map(Number);
  const check = digits.pop();
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** Fields of a variant, or of a product without variants. */
export const goodsFields = defineFields({
  /** The newest row of the history of prices. */
  price: money({
    section: 'price',
    shopify: ['variant price', 'price'],
    woocommerce: ['regular price'],
    words: [
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
  }),
  special: sale({
    below: 'price',
    section: 'price',
    describe: 'A reduced price; the one struck out is the lowest of the 30 days before',
    woocommerce: ['sale price'],
    words: [
      'sale price',
      'special price',
      'offer price',
      'prix promo',
      'prix solde',
      'tarif promo',
      'angebotspreis',
      'sonderpreis',
    ],
  }),
  /** It is saved as a movement: orders take from it meanwhile. */
  stock: count({
    max: MAX_PIECES,
    otherwise: 0,
    section: 'stock',
    shopify: ['variant inventory qty', 'inventory quantity'],
    woocommerce: ['stock'],
    words: [
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
  }),
  ...identifierFields,
});

export const variantFields = defineFields({
  ...goodsFields,
  available: flag({ otherwise: true, column: 'available', section: 'stock' }),
  images: pictures({ max: 30 }),
});

/** Fields of a variant that decide how it is sold. */
export const salesFields = {
  ...fieldsWith(variantFields, 'section', 'price'),
  ...fieldsWith(variantFields, 'section', 'stock'),
};

export const shownVariantFields = fieldsWith(variantFields, 'shownTo', 'shopper');

/** One row for each language. */
export const productTextFields = defineFields({
  name: texts({
    max: 120,
    column: 'name',
    section: 'texts',
    shopify: ['title'],
    woocommerce: ['name'],
    words: [
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
  }),
  slug: texts({
    max: 200,
    pattern: 'slug',
    column: 'friendlyUrl',
    section: 'search',
    describe: 'Address; made from the name when it is empty',
  }),
  highlights: texts({
    max: 500,
    column: 'highlights',
    section: 'texts',
    woocommerce: ['short description'],
    words: ['short description', 'summary', 'description courte', 'resume', 'kurzbeschreibung', 'kurztext'],
  }),
  description: richTexts({
    max: 100_000,
    column: 'description',
    section: 'texts',
    shopify: ['body (html)', 'description'],
    woocommerce: ['description'],
    words: ['description', 'long description', 'body', 'beschreibung', 'langtext'],
  }),
  keywords: texts({ max: 500, column: 'keyWords', section: 'texts', shopify: ['tags'], woocommerce: ['tags'] }),
  careInstructions: texts({
    max: 500,
    column: 'careInstructions',
    section: 'texts',
    shownTo: 'shopper',
    describe: 'How to clean and keep it',
    words: ['care', 'care instructions', 'conseils d entretien', 'entretien', 'pflege', 'pflegehinweise'],
  }),
  title: texts({
    max: 200,
    column: 'title',
    section: 'search',
    describe: 'For search engines',
    shopify: ['seo title'],
    woocommerce: ['seo title'],
  }),
  metaDescription: texts({
    max: 500,
    column: 'metaDescription',
    section: 'search',
    describe: 'For search engines',
    shopify: ['seo description'],
    woocommerce: ['seo description'],
  }),
});

/** Fields that shoppers get besides the texts that Shopizer has. */
export const shownTextFields = fieldsWith(productTextFields, 'shownTo', 'shopper');

export const productFields = defineFields({
  ...productTextFields,
  categories: codes({
    min: 1,
    max: 50,
    section: 'placement',
    describe: 'The first is the one that shoppers see, and decides whether the product is shown',
    woocommerce: ['categories'],
    words: [
      'category',
      'categories',
      'product category',
      'categorie',
      'rubrique',
      'kategorie',
      'kategorien',
      'warengruppe',
    ],
  }),
  brand: code({
    section: 'placement',
    shopify: ['vendor'],
    woocommerce: ['brands'],
    words: ['brand', 'manufacturer', 'vendor', 'marque', 'fabricant', 'marke', 'hersteller'],
  }),
  visible: flag({
    otherwise: true,
    column: 'visible',
    section: 'visible',
    describe: 'A product that is shown leaves the archive',
    shopify: ['published', 'published on online store'],
    woocommerce: ['published'],
    words: ['visible', 'published', 'active', 'publie', 'actif', 'sichtbar', 'aktiv', 'veroffentlicht'],
  }),
  archived: flag({
    otherwise: false,
    column: 'archived',
    section: 'visible',
    describe: 'Not shown, and left out of the list of products',
  }),
  available: flag({ otherwise: true, column: 'available' }),
  shippable: flag({ otherwise: true, column: 'shippable' }),
  preOrder: flag({ otherwise: false, column: 'preOrder', section: 'selling' }),
  availableOn: date({
    column: 'availableOn',
    section: 'selling',
    describe: 'Not sold before this day, unless it is a pre-order',
  }),
  addedOn: date({ column: 'addedOn' }),
  condition: choice({
    choices: ['new', 'refurbished', 'used'],
    otherwise: 'new',
    column: 'condition',
    section: 'selling',
  }),
  lowStock: count({
    max: MAX_PIECES,
    column: 'lowStock',
    section: 'placement',
    describe: 'You get a notice when an order leaves this many pieces, or fewer',
    woocommerce: ['low stock amount'],
  }),
  sold: count({
    otherwise: 0,
    column: 'sold',
    describe: 'Pieces sold elsewhere so far: for the best-selling order',
  }),
  'size.width': decimal({ column: 'width', section: 'measures', words: ['width', 'largeur', 'breite'] }),
  'size.length': decimal({ column: 'length', section: 'measures', words: ['length', 'longueur', 'lange'] }),
  'size.height': decimal({ column: 'height', section: 'measures', words: ['height', 'hauteur', 'hohe'] }),
  'size.weight': decimal({ column: 'weight', section: 'measures', words: ['weight', 'poids', 'gewicht'] }),
  images: pictures({
    max: 30,
    section: 'pictures',
    shopify: ['image src', 'product image url'],
    woocommerce: ['images'],
    words: ['image', 'images', 'picture', 'pictures', 'photo', 'photos', 'bild', 'bilder'],
  }),
});

/** Fields that the form has besides texts and pictures. */
export const placementFields = {
  ...fieldsWith(productFields, 'section', 'visible'),
  ...fieldsWith(productFields, 'section', 'placement'),
};

/** Fields about how a product is sold and sent, which are rarely changed. */
export const sellingFields = {
  ...fieldsWith(productFields, 'section', 'selling'),
  ...fieldsWith(productFields, 'section', 'measures'),
};
