-- One statement for all listings that change together: row by row, a change of thousands of prices waited for it longest.
CREATE OR REPLACE FUNCTION copy_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- Also called when all rows were known and updated.
    IF EXISTS (SELECT FROM come) THEN
      UPDATE search_documents d SET shown = come.shown, manufacturer_id = come.manufacturer_id, price = come.price,
        position = come.position, added_on = come.added_on, rating = come.rating, sold = come.sold
      FROM come WHERE d.product_id = come.product_id;
    END IF;
  ELSIF EXISTS (SELECT FROM come JOIN gone USING (product_id) WHERE come IS DISTINCT FROM gone) THEN
    UPDATE search_documents d SET shown = come.shown, manufacturer_id = come.manufacturer_id, price = come.price,
      position = come.position, added_on = come.added_on, rating = come.rating, sold = come.sold
    FROM come JOIN gone USING (product_id) WHERE d.product_id = come.product_id AND come IS DISTINCT FROM gone;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER copy_new_listing ON product_listings;--> statement-breakpoint
DROP TRIGGER copy_changed_listing ON product_listings;--> statement-breakpoint
CREATE TRIGGER copy_new_listing AFTER INSERT ON product_listings
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION copy_listing();--> statement-breakpoint
CREATE TRIGGER copy_changed_listing AFTER UPDATE ON product_listings
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION copy_listing();
