DROP INDEX "search_documents_head_words";--> statement-breakpoint
DROP INDEX "search_documents_all_words";--> statement-breakpoint
-- Documents of before: without the places of words and the marker of the brand, with the marker of store and language.
UPDATE search_documents SET name = left(name, 300),
  head_words = strip(ts_delete(head_words, 'zqb' || coalesce(manufacturer_id, 0))),
  lead_words = strip(ts_delete(lead_words, 'zqb' || coalesce(manufacturer_id, 0))),
  all_words = strip(ts_delete(all_words, 'zqb' || coalesce(manufacturer_id, 0))) || ('zqs' || store_id || language)::tsvector;
--> statement-breakpoint
CREATE INDEX "search_documents_all_words" ON "search_documents" USING gin ("all_words");--> statement-breakpoint
CREATE INDEX "search_documents_order" ON "search_documents" USING btree ("store_id","language","position","product_id","name") WHERE shown;
