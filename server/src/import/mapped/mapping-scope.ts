import type { DecimalSign } from '../csv/decimal-numbers.ts';

/** The merchant decides this about a file of another shop. */
export interface OtherShopOptions {
  /** Number of pieces for goods whose stock the other shop does not count; without it they are left out. */
  readonly untracked?: number;
  /** Decides what happens to products that the other shop sells without stock. */
  readonly continue?: 'preorder';
  readonly decimal?: DecimalSign;
  /** A picture that cannot be had is an error. */
  readonly strict?: boolean;
}

/** The same with the files on the merchant's machine. */
export interface OtherShopRequest extends OtherShopOptions {
  /** Kind of the file, when its first line does not tell. */
  readonly format?: string;
  /** The merchant's own names of columns, or a YAML file with them. */
  readonly mapping?: string | Readonly<Record<string, string>>;
  /** Folder with the pictures, which are then not downloaded. */
  readonly pictures?: string;
  /** CSV file with the prices of the past: sku, since, price. */
  readonly priceHistory?: string;
  /** Where and when the customers agreed to newsletters; without it nobody is subscribed. */
  readonly consentNote?: string;
  /** New customers get a mail with a link to choose a password. */
  readonly invite?: boolean;
  /** Where the report is written; beside the file when missing. */
  readonly report?: string;
  /** The report is in this language; in English when it is missing. */
  readonly language?: string;
}

/** A price that the merchant asked for from that day on. */
export interface PastPrice {
  readonly since: string;
  readonly price: number;
}

/** Reading a file needs this data of the shop. */
export interface OtherShopScope {
  /** The store's first language: the texts of the file are in it. */
  readonly language: string;
  readonly currency: string;
  readonly weightUnit: string;
  readonly sizeUnit: string;
  /** Slugs of stored products by SKU, in that language. They are not changed. */
  readonly slugOf: ReadonlyMap<string, string>;
  readonly slugOfCategory: ReadonlyMap<string, string>;
  readonly priceHistory: ReadonlyMap<string, readonly PastPrice[]>;
  readonly options: OtherShopOptions;
  /** Names a picture by the last part of its address, because it is taken from a folder. */
  readonly hasPictureFolder: boolean;
}
