ALTER TABLE "refunds" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "unconfirmed_by" text;--> statement-breakpoint
CREATE INDEX "refunds_unconfirmed" ON "refunds" USING btree ("unconfirmed_by","created_at") WHERE unconfirmed_by is not null;