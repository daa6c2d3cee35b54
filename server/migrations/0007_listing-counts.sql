CREATE TABLE "listing_category_counts" (
	"category_id" integer NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "listing_category_counts_pk" PRIMARY KEY("category_id","manufacturer_id")
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"store_id" integer NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "listing_counts_pk" PRIMARY KEY("store_id","manufacturer_id")
);
--> statement-breakpoint
-- Counting a hundred thousand rows for every list is dear; keeping count of what comes and goes is not. Rows are written in
-- the order of their keys, so that two changes wait for each other instead of blocking each other, and a change that
-- leaves a count as it was does not touch it. Arguments: where the count is kept, by which column, of which rows.
CREATE FUNCTION keep_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    moved := moved || format('SELECT %I AS scope, manufacturer_id, -1 AS step FROM gone WHERE %s', TG_ARGV[1], TG_ARGV[2]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    moved := moved || format('SELECT %I AS scope, manufacturer_id, 1 AS step FROM come WHERE %s', TG_ARGV[1], TG_ARGV[2]);
  END IF;
  EXECUTE format(
    'INSERT INTO %1$I AS kept (%2$I, manufacturer_id, products)
      SELECT scope, coalesce(manufacturer_id, 0), sum(step) FROM (%3$s) moved GROUP BY 1, 2 HAVING sum(step) <> 0 ORDER BY 1, 2
      ON CONFLICT (%2$I, manufacturer_id) DO UPDATE SET products = kept.products + excluded.products',
    TG_ARGV[0], TG_ARGV[1], array_to_string(moved, ' UNION ALL '));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_insert AFTER INSERT ON product_listings REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION keep_count('listing_counts', 'store_id', 'shown');
--> statement-breakpoint
CREATE TRIGGER count_update AFTER UPDATE ON product_listings REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION keep_count('listing_counts', 'store_id', 'shown');
--> statement-breakpoint
CREATE TRIGGER count_delete AFTER DELETE ON product_listings REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION keep_count('listing_counts', 'store_id', 'shown');
--> statement-breakpoint
CREATE TRIGGER count_insert AFTER INSERT ON listing_categories REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION keep_count('listing_category_counts', 'category_id', 'true');
--> statement-breakpoint
CREATE TRIGGER count_update AFTER UPDATE ON listing_categories REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION keep_count('listing_category_counts', 'category_id', 'true');
--> statement-breakpoint
CREATE TRIGGER count_delete AFTER DELETE ON listing_categories REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION keep_count('listing_category_counts', 'category_id', 'true');
--> statement-breakpoint
INSERT INTO listing_counts SELECT store_id, coalesce(manufacturer_id, 0), count(*) FROM product_listings WHERE shown GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO listing_category_counts SELECT category_id, coalesce(manufacturer_id, 0), count(*) FROM listing_categories GROUP BY 1, 2;
