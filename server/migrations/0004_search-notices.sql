-- Room to change a price in place, without touching the indexes of the texts.
ALTER TABLE search_documents SET (fillfactor = 85);
--> statement-breakpoint
-- What lists filter and sort by stands in the documents too; whoever changes a listing changes both.
CREATE FUNCTION copy_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET shown = NEW.shown, manufacturer_id = NEW.manufacturer_id, price = NEW.price,
    position = NEW.position, added_on = NEW.added_on, rating = NEW.rating, sold = NEW.sold
  WHERE product_id = NEW.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_new_listing AFTER INSERT ON product_listings FOR EACH ROW EXECUTE FUNCTION copy_listing();
--> statement-breakpoint
CREATE TRIGGER copy_changed_listing AFTER UPDATE ON product_listings FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION copy_listing();
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON search_documents
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('', 'search');
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('', 'search');
