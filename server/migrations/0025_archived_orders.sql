CREATE TABLE "archived_orders" (
	"store_id" integer NOT NULL,
	"number" text NOT NULL,
	"email" text,
	"customer_id" integer,
	"placed_at" timestamp with time zone NOT NULL,
	"status" text,
	"currency" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "archived_orders_pk" PRIMARY KEY("store_id","number")
);
--> statement-breakpoint
ALTER TABLE "archived_orders" ADD CONSTRAINT "archived_orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_orders" ADD CONSTRAINT "archived_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archived_orders_customer" ON "archived_orders" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "archived_orders_email" ON "archived_orders" USING btree ("store_id","email") WHERE customer_id is null;