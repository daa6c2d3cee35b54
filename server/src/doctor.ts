// Checks of what the shop depends on. Apart from server.ts, because it loads drivers that a running shop may not need.
export { checkSmtp, sendsPasswordOpenly } from './mail/inspect-smtp.ts';
export { inspectStripe, stripeWebhookUrl } from './payments/stripe/inspect-stripe.ts';
export { isPoolerError } from './platform/database/postgres/connection-config.ts';
export { inspectPostgres, type PostgresFacts } from './platform/database/postgres/inspect-postgres.ts';
