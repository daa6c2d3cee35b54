ALTER TABLE "coupon_uses" ADD COLUMN "is_released" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "customer_id" integer;--> statement-breakpoint
CREATE INDEX "mail_outbox_reply_to" ON "mail_outbox" USING btree ("store_id",lower("reply_to"));--> statement-breakpoint
CREATE INDEX "mail_outbox_customer" ON "mail_outbox" USING btree ("customer_id");