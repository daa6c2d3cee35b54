// Written by `npm run generate`.
export * from './catalog.ts';
export * from './content.ts';
export * from './custom-fields.ts';
export * from './history.ts';
export * from './import.ts';
export * from './layout.ts';
export * from './mail.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './product-fields.ts';
export * from './reviews.ts';
export * from './shop-brand.ts';
export * from './staff.ts';
export * from './store.ts';
