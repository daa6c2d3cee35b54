CREATE TABLE "listing_category_totals" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO listing_category_totals SELECT category_id, sum(products) FROM listing_category_counts GROUP BY 1;
--> statement-breakpoint
-- The total of a category, without reading the counts of all its brands. Written in the order of the keys, as the counts by brand.
-- The lists of the categories are announced one by one, so that a new price leaves the pages of other categories in the caches.
CREATE FUNCTION keep_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_category_totals AS kept (category_id, products)
      SELECT category_id, count(*) FROM come GROUP BY 1 ORDER BY 1
      ON CONFLICT (category_id) DO UPDATE SET products = kept.products + excluded.products;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO listing_category_totals AS kept (category_id, products)
      SELECT category_id, -count(*) FROM gone GROUP BY 1 ORDER BY 1
      ON CONFLICT (category_id) DO UPDATE SET products = kept.products + excluded.products;
  END IF;
  IF current_setting('vitrine.bulk', true) = 'on' THEN
    PERFORM pg_notify('vitrine_changes', 'everything');
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('vitrine_changes', 'category:' || category_id) FROM (SELECT DISTINCT category_id FROM gone) changed;
  ELSE
    PERFORM pg_notify('vitrine_changes', 'category:' || category_id) FROM (SELECT DISTINCT category_id FROM come) changed;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_insert AFTER INSERT ON listing_categories REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION keep_category();
--> statement-breakpoint
CREATE TRIGGER keep_update AFTER UPDATE ON listing_categories REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION keep_category();
--> statement-breakpoint
CREATE TRIGGER keep_delete AFTER DELETE ON listing_categories REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION keep_category();
--> statement-breakpoint
-- Numbers of products on menus and filters; a change that leaves a count as it was writes no row.
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON listing_category_counts
  FOR EACH ROW EXECUTE FUNCTION announce_change('', 'counts');
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON listing_counts
  FOR EACH ROW EXECUTE FUNCTION announce_change('', 'counts');
--> statement-breakpoint
-- The names that every process keeps in memory: a new price does not change them.
CREATE TRIGGER announce_names AFTER INSERT OR DELETE ON search_documents
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('', 'names');
--> statement-breakpoint
CREATE TRIGGER announce_new_name AFTER UPDATE ON search_documents FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.position IS DISTINCT FROM NEW.position OR OLD.shown IS DISTINCT FROM NEW.shown)
  EXECUTE FUNCTION announce_change('', 'names');
