-- The past is not rewritten: what was asked for a variant stays on record.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'price_offers only grows: add a row instead';
END $$;
--> statement-breakpoint
CREATE TRIGGER price_offers_append_only BEFORE UPDATE OR DELETE ON price_offers
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- Whoever changes the catalogue, every process of the shop hears what to forget. Arguments: a column that holds the
-- product's id (or '' for none), then further tags. A large import sets vitrine.bulk and is announced as a whole.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tag text;
BEGIN
  IF current_setting('vitrine.bulk', true) = 'on' THEN
    PERFORM pg_notify('vitrine_changes', 'everything');
    RETURN NULL;
  END IF;
  IF TG_ARGV[0] <> '' THEN
    PERFORM pg_notify('vitrine_changes', 'product:' || (to_jsonb(COALESCE(NEW, OLD)) ->> TG_ARGV[0]));
  END IF;
  FOREACH tag IN ARRAY TG_ARGV[1:] LOOP
    PERFORM pg_notify('vitrine_changes', tag);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['stores'] LOOP
    EXECUTE format('CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_change('''', ''store'')', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['categories', 'category_texts', 'manufacturers', 'manufacturer_texts', 'options',
    'option_texts', 'option_values', 'option_value_texts', 'properties', 'property_texts', 'product_groups',
    'product_group_items', 'product_relations'] LOOP
    EXECUTE format('CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_change('''', ''catalogue'')', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['contents', 'content_texts', 'home_sections'] LOOP
    EXECUTE format('CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_change('''', ''content'')', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['product_texts', 'product_images', 'product_listings', 'product_properties'] LOOP
    EXECUTE format('CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION announce_change(''product_id'', ''products'')', name);
  END LOOP;
  -- Stock and reviews change what is said of one product, not which products a list holds.
  FOREACH name IN ARRAY ARRAY['variants', 'reviews'] LOOP
    EXECUTE format('CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION announce_change(''product_id'')', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION announce_change('id', 'products');
