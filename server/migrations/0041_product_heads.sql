CREATE TABLE "product_heads" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"archived" boolean NOT NULL,
	"words" text NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
INSERT INTO product_heads (product_id, store_id, archived, words, names)
SELECT p.id, p.store_id, p.archived, ' ' || (SELECT string_agg(DISTINCT word, ' ') FROM unnest(string_to_array(heads, ' ')) word WHERE word <> ''), names
FROM products p JOIN (SELECT product_id, string_agg(head, ' ') AS heads, jsonb_object_agg(language, name) AS names
  FROM search_documents GROUP BY product_id) documents ON documents.product_id = p.id
WHERE heads ~ '[^ ]' ORDER BY p.id;--> statement-breakpoint
ALTER TABLE "product_heads" ADD CONSTRAINT "product_heads_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_heads" ADD CONSTRAINT "product_heads_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_heads_words" ON "product_heads" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION copy_archived() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_heads SET archived = NEW.archived WHERE product_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER copy_archived AFTER UPDATE OF archived ON products
  FOR EACH ROW WHEN (OLD.archived <> NEW.archived) EXECUTE FUNCTION copy_archived();
