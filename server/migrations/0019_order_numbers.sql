ALTER TABLE "orders" ADD COLUMN "number_prefix" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "link_sent_at" timestamp with time zone;