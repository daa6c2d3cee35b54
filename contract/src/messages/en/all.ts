// Written by `npm run generate`.
export * from './domain-error.ts';
export * from './validation-issue.ts';
export * from './withdrawal-declaration.ts';
