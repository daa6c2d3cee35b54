CREATE TABLE "redirects" (
	"store_id" integer NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"target_path" text NOT NULL,
	CONSTRAINT "redirects_pk" PRIMARY KEY("store_id","source")
);
--> statement-breakpoint
ALTER TABLE "newsletter_readers" ADD COLUMN "consent_note" text;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redirects_target" ON "redirects" USING btree ("store_id","target_path");
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON redirects
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('', 'redirects');
