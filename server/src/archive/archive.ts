// Public API of the archive module: orders of the merchant's previous shop.

export type { ArchivedAddress, ArchivedDetails, ImportedOrder } from './archive-repository.ts';
export { addArchivedOrders } from './archive-repository.ts';
export type { ArchivedSummary } from './list-archive.ts';
