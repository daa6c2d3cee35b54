-- Read far more often than written, and the embedded database has nobody who empties a list of pending entries.
ALTER INDEX search_documents_head SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX search_documents_head_words SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX search_documents_all_words SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX search_words_shortened SET (fastupdate = off);
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON search_documents
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('', 'search');
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('', 'search');
