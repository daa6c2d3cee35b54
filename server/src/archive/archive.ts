// Public API of the archive module: orders of the merchant's previous shop.

export { archivePersonalData } from './archive-personal-data.ts';
export type { ArchivedAddress, ArchivedDetails, ImportedOrder } from './archive-repository.ts';
export { addArchivedOrders } from './archive-repository.ts';
export { type ArchivedSummary, listArchive } from './list-archive.ts';
