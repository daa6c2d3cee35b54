// Written by `npm run generate`.
export * from './failure.ts';
export * from './field-problems.ts';
export * from './withdrawal-declaration.ts';
