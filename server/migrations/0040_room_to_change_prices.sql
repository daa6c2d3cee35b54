ALTER TABLE "running_imports" ADD COLUMN "comparing" jsonb;--> statement-breakpoint
-- Documents of one product lie beside each other and change together, often with those of its neighbours: with room for a second
-- version of every row in its page, a new price touches none of the text indexes. Pages that are there stay as they are.
ALTER TABLE search_documents SET (fillfactor = 50);
