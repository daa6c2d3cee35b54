-- The documents of the changed listings are found by their key. A plan that joins both tables reads all documents as long as the
-- database has no statistics of a catalogue that is being imported.
CREATE OR REPLACE FUNCTION copy_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  -- Also called when all rows were known and updated: then nothing has come.
  IF TG_OP = 'INSERT' THEN
    changed := ARRAY(SELECT product_id FROM come);
  ELSE
    changed := ARRAY(SELECT product_id FROM come JOIN gone USING (product_id) WHERE come IS DISTINCT FROM gone);
  END IF;
  IF cardinality(changed) > 0 THEN
    UPDATE search_documents d SET shown = come.shown, manufacturer_id = come.manufacturer_id, price = come.price,
      position = come.position, added_on = come.added_on, rating = come.rating, sold = come.sold
    -- A list that the planner cannot count is looked up in the index, however long it is.
    FROM come WHERE d.product_id = ANY (ARRAY(SELECT unnest(changed))) AND come.product_id = d.product_id;
  END IF;
  RETURN NULL;
END $$;
