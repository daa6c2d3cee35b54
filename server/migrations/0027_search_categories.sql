-- Search documents now list the words of the categories by themselves. They are built again at the start, as for products
-- saved before the search existed.
DELETE FROM "search_documents";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "category_words" "tsvector" DEFAULT '' NOT NULL;