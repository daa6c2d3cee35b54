import type { Input, ResponseOf, Shape } from '@vitrine/contract/endpoint.ts';
import type { BulkJob } from '@vitrine/contract/merchant/bulk-actions.ts';
import * as endpoints from '@vitrine/contract/merchant/catalog.ts';
import * as shapes from '@vitrine/contract/merchant/catalog-shapes.ts';
import type { EditedProduct, ProductDraft } from '@vitrine/contract/merchant/edited-product.ts';
import type { EditedCategory } from '@vitrine/contract/merchant/edited-structure.ts';
import { uploadPicture } from '../media/media.ts';
import type { EntranceRequest, StaffMount } from '../platform/http/mount-staff.ts';
import type { CommandContext, StaffContext } from '../store/store.ts';
import { exportProducts } from './export-products.ts';
import { readStock } from './read-stock.ts';
import { type CatalogSearch, readCatalogueRow, searchCatalogue } from './search-catalogue.ts';
import { patchProduct, setStock } from './staff-catalog.ts';
import { changePrice } from './staff-prices.ts';

/** What the import does for the catalog: it writes whole products, with every check and their record. */
interface ProductEditing {
  readProductForEdit(ctx: StaffContext, id: number): Promise<EditedProduct>;
  createProduct(ctx: StaffContext, product: NewProduct): Promise<EditedProduct>;
  updateProduct(ctx: StaffContext, id: number, changes: VersionedChanges): Promise<EditedProduct>;
  readDraft(ctx: StaffContext, id: number): Promise<ResponseOf<typeof shapes.readDraft>>;
  saveDraft(ctx: StaffContext, id: number, draft: Input<typeof shapes.saveDraft>['body']): Promise<ProductDraft>;
  deleteDraft(ctx: StaffContext, id: number): Promise<null>;
  previewDraft(ctx: StaffContext, id: number): Promise<ResponseOf<typeof shapes.previewDraft>>;
  listCategoryTree(ctx: StaffContext): Promise<ResponseOf<typeof shapes.listCategoryTree>>;
  listBrands(ctx: StaffContext): Promise<ResponseOf<typeof shapes.listBrands>>;
  listOptions(ctx: StaffContext): Promise<ResponseOf<typeof shapes.listOptions>>;
  listProperties(ctx: StaffContext): Promise<ResponseOf<typeof shapes.listProperties>>;
}

/** What the import does for changes of many products. */
interface BulkChanges {
  previewBulk(ctx: StaffContext, request: Input<typeof shapes.previewBulk>['body']): Promise<BulkJob>;
  runBulk(ctx: StaffContext, job: number): Promise<BulkJob>;
  scheduleBulk(ctx: StaffContext, job: number, moment: Input<typeof shapes.scheduleBulk>['body']): Promise<BulkJob>;
  cancelBulk(ctx: StaffContext, job: number): Promise<null>;
  listScheduledBulk(ctx: StaffContext): Promise<ResponseOf<typeof shapes.listScheduledBulk>>;
  readBulk(ctx: StaffContext, job: number): Promise<BulkJob>;
  listBulkRows(
    ctx: StaffContext,
    job: number,
    query: Input<typeof shapes.listBulkRows>['query'],
  ): Promise<ResponseOf<typeof shapes.listBulkRows>>;
}

function mountBulkChanges(mount: StaffMount<StaffContext>, bulk: BulkChanges): void {
  mount(endpoints.previewBulk, shapes.previewBulk, (ctx, { body }) => bulk.previewBulk(ctx, body));
  mount(endpoints.runBulk, shapes.runBulk, (ctx, { params }) => bulk.runBulk(ctx, params.job));
  mount(endpoints.scheduleBulk, shapes.scheduleBulk, (ctx, { params, body }) =>
    bulk.scheduleBulk(ctx, params.job, body),
  );
  mount(endpoints.cancelBulk, shapes.cancelBulk, (ctx, { params }) => bulk.cancelBulk(ctx, params.job));
  mount(endpoints.listScheduledBulk, shapes.listScheduledBulk, (ctx) => bulk.listScheduledBulk(ctx));
  mount(endpoints.readBulk, shapes.readBulk, (ctx, { params }) => bulk.readBulk(ctx, params.job));
  mount(endpoints.listBulkRows, shapes.listBulkRows, (ctx, { params, query }) =>
    bulk.listBulkRows(ctx, params.job, query),
  );
}

type Body<S extends Shape> = Input<S>['body'];

/** What the import does for categories, brands and options. */
interface StructureEditing {
  readCategoryForEdit(ctx: StaffContext, code: string): Promise<EditedCategory>;
  createCategory(ctx: StaffContext, category: Body<typeof shapes.createCategory>): Promise<EditedCategory>;
  updateCategory(ctx: StaffContext, code: string, changes: Body<typeof shapes.updateCategory>): Promise<EditedCategory>;
  moveCategory(
    ctx: StaffContext,
    to: Input<typeof shapes.moveCategory>['params'],
    place: Body<typeof shapes.moveCategory>,
  ): Promise<ResponseOf<typeof shapes.moveCategory>>;
  previewCategory(ctx: StaffContext, code: string): Promise<ResponseOf<typeof shapes.previewCategory>>;
  deleteCategory(ctx: StaffContext, code: string, to: Input<typeof shapes.deleteCategory>['query']): Promise<null>;
  createBrand(
    ctx: StaffContext,
    brand: Body<typeof shapes.createBrand>,
  ): Promise<ResponseOf<typeof shapes.createBrand>>;
  saveBrand(
    ctx: StaffContext,
    code: string,
    changes: Body<typeof shapes.saveBrand>,
  ): Promise<ResponseOf<typeof shapes.saveBrand>>;
  deleteBrand(ctx: StaffContext, code: string, target: string | undefined): Promise<null>;
  createOption(
    ctx: StaffContext,
    option: Body<typeof shapes.createOption>,
  ): Promise<ResponseOf<typeof shapes.createOption>>;
  saveOption(
    ctx: StaffContext,
    code: string,
    changes: Body<typeof shapes.saveOption>,
  ): Promise<ResponseOf<typeof shapes.saveOption>>;
  deleteOption(ctx: StaffContext, code: string): Promise<null>;
}

function mountStructureEditing(mount: StaffMount<StaffContext>, editing: StructureEditing): void {
  mount(endpoints.readCategoryForEdit, shapes.readCategoryForEdit, (ctx, { params }) =>
    editing.readCategoryForEdit(ctx, params.code),
  );
  mount(endpoints.createCategory, shapes.createCategory, (ctx, { body }) => editing.createCategory(ctx, body));
  mount(endpoints.updateCategory, shapes.updateCategory, (ctx, { params, body }) =>
    editing.updateCategory(ctx, params.code, body),
  );
  mount(endpoints.moveCategory, shapes.moveCategory, (ctx, { params, body }) =>
    editing.moveCategory(ctx, params, body),
  );
  mount(endpoints.previewCategory, shapes.previewCategory, (ctx, { params }) =>
    editing.previewCategory(ctx, params.code),
  );
  mount(endpoints.deleteCategory, shapes.deleteCategory, (ctx, { params, query }) =>
    editing.deleteCategory(ctx, params.code, query),
  );
  mount(endpoints.createBrand, shapes.createBrand, (ctx, { body }) => editing.createBrand(ctx, body));
  mount(endpoints.saveBrand, shapes.saveBrand, (ctx, { params, body }) => editing.saveBrand(ctx, params.code, body));
  mount(endpoints.deleteBrand, shapes.deleteBrand, (ctx, { params, query }) =>
    editing.deleteBrand(ctx, params.code, query.target),
  );
  mount(endpoints.createOption, shapes.createOption, (ctx, { body }) => editing.createOption(ctx, body));
  mount(endpoints.saveOption, shapes.saveOption, (ctx, { params, body }) => editing.saveOption(ctx, params.code, body));
  mount(endpoints.deleteOption, shapes.deleteOption, (ctx, { params }) => editing.deleteOption(ctx, params.code));
}

type NewProduct = Input<typeof shapes.createProduct>['body'];
type VersionedChanges = Input<typeof shapes.updateProduct>['body'];

function mountProductEditing(mount: StaffMount<StaffContext>, editing: ProductEditing): void {
  mount(endpoints.readProductForEdit, shapes.readProductForEdit, (ctx, { params }) =>
    editing.readProductForEdit(ctx, params.id),
  );
  mount(endpoints.createProduct, shapes.createProduct, (ctx, { body }) => editing.createProduct(ctx, body));
  mount(endpoints.updateProduct, shapes.updateProduct, (ctx, { params, body }) =>
    editing.updateProduct(ctx, params.id, body),
  );
  mount(endpoints.readDraft, shapes.readDraft, (ctx, { params }) => editing.readDraft(ctx, params.id));
  mount(endpoints.saveDraft, shapes.saveDraft, (ctx, { params, body }) => editing.saveDraft(ctx, params.id, body));
  mount(endpoints.deleteDraft, shapes.deleteDraft, (ctx, { params }) => editing.deleteDraft(ctx, params.id));
  mount(endpoints.previewDraft, shapes.previewDraft, (ctx, { params }) => editing.previewDraft(ctx, params.id));
  mount(endpoints.uploadPicture, shapes.uploadPicture, uploadPicture);
  mount(endpoints.readStock, shapes.readStock, (ctx, { params }) => readStock(ctx, params.sku));
  mount(endpoints.listCategoryTree, shapes.listCategoryTree, (ctx) => editing.listCategoryTree(ctx));
  mount(endpoints.listBrands, shapes.listBrands, (ctx) => editing.listBrands(ctx));
  mount(endpoints.listOptions, shapes.listOptions, (ctx) => editing.listOptions(ctx));
  mount(endpoints.listProperties, shapes.listProperties, (ctx) => editing.listProperties(ctx));
}

export interface CatalogEditing extends ProductEditing, StructureEditing, BulkChanges {}

export function mountCatalogEditing(mount: StaffMount<StaffContext>, editing: CatalogEditing): void {
  mountProductEditing(mount, editing);
  mountStructureEditing(mount, editing);
  mountBulkChanges(mount, editing);
}

/** Every change answers with the row of the product as it is then. */
export function mountStaffCatalog(
  mount: StaffMount<CommandContext & EntranceRequest>,
  { findProducts, refreshWords }: Pick<CatalogSearch, 'findProducts' | 'refreshWords'>,
): void {
  mount(endpoints.searchCatalogue, shapes.searchCatalogue, (ctx, { query }) =>
    searchCatalogue(ctx, query, findProducts),
  );
  mount(endpoints.exportProducts, shapes.exportProducts, (ctx, { query }) => exportProducts(ctx, query, findProducts));
  mount(endpoints.patchProduct, shapes.patchProduct, async (ctx, { params: { sku }, body }) => {
    await patchProduct(ctx, sku, body, refreshWords);
    return readCatalogueRow(ctx, sku);
  });
  mount(endpoints.setPrice, shapes.setPrice, async (ctx, { params: { sku }, body: { price, sale } }) => {
    const day = (text: string | null) => (text === null ? null : new Date(text));
    await changePrice(ctx, sku, {
      price,
      sale: sale && { price: sale.price, from: day(sale.from), until: day(sale.until) },
    });
    return readCatalogueRow(ctx, sku);
  });
  mount(endpoints.setStock, shapes.setStock, async (ctx, { params: { sku }, body: { stock, expected } }) => {
    await setStock(ctx, sku, stock, expected);
    return readCatalogueRow(ctx, sku);
  });
}
