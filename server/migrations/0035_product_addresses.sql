ALTER TABLE "product_texts" DROP CONSTRAINT "product_texts_url";--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_url" UNIQUE("store_id","friendly_url","language");