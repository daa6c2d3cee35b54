CREATE TABLE "store_credentials" (
	"store_id" integer NOT NULL,
	"name" text NOT NULL,
	"encrypted" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_credentials_store_id_name_pk" PRIMARY KEY("store_id","name")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "payment_methods" text[];--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "bank_account" text;--> statement-breakpoint
ALTER TABLE "store_credentials" ADD CONSTRAINT "store_credentials_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON store_credentials
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('', 'store');
