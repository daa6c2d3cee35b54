CREATE TABLE "test_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"attempt" text NOT NULL,
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"shop_name" text NOT NULL,
	"description" text NOT NULL,
	"success_url" text NOT NULL,
	"failure_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"settles_at" timestamp with time zone,
	"settles_as" text,
	"refunds" jsonb NOT NULL,
	CONSTRAINT "test_payments_attempt_unique" UNIQUE("attempt"),
	CONSTRAINT "test_payments_amount" CHECK ("test_payments"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "test_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "test_payments_unsettled" ON "test_payments" USING btree ("state") WHERE state in ('open', 'pending');--> statement-breakpoint
CREATE INDEX "test_webhooks_next_try" ON "test_webhooks" USING btree ("next_try_at");