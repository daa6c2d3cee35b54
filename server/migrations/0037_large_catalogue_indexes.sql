ALTER TABLE "product_texts" DROP CONSTRAINT "product_texts_url";--> statement-breakpoint
CREATE INDEX "search_documents_outdated" ON "search_documents" USING btree ("product_id") WHERE category_words is null;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_url" UNIQUE("store_id","friendly_url","language");