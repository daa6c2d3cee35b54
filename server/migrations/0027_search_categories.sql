-- Empty in documents of an earlier release, which are found as before until they are built again after the start.
ALTER TABLE "search_documents" ADD COLUMN "category_words" "tsvector";