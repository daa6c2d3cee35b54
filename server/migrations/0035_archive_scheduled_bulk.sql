ALTER TABLE "products" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "actions" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "run_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "problem" text;--> statement-breakpoint
CREATE INDEX "products_archived" ON "products" USING btree ("store_id","id") WHERE archived;