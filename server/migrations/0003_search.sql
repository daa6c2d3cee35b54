CREATE TABLE "search_documents" (
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"head" text NOT NULL,
	"head_words" "tsvector" NOT NULL,
	"lead_words" "tsvector" NOT NULL,
	"all_words" "tsvector" NOT NULL,
	"shown" boolean NOT NULL,
	"manufacturer_id" integer,
	"price" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"added_on" date NOT NULL,
	"rating" double precision NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "search_documents_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"term" text NOT NULL,
	"times" integer NOT NULL,
	"near" boolean NOT NULL,
	CONSTRAINT "search_misses_pk" PRIMARY KEY("store_id","day","language","term")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"store_id" integer NOT NULL,
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"terms" text[] NOT NULL,
	CONSTRAINT "search_synonyms_pk" PRIMARY KEY("store_id","language","position")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"store_id" integer NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"shortened" text[] NOT NULL,
	CONSTRAINT "search_words_pk" PRIMARY KEY("store_id","language","word")
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_misses" ADD CONSTRAINT "search_misses_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_head" ON "search_documents" USING gin ("head" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_documents_head_words" ON "search_documents" USING gin ("head_words");--> statement-breakpoint
CREATE INDEX "search_documents_all_words" ON "search_documents" USING gin ("all_words");--> statement-breakpoint
CREATE INDEX "search_words_shortened" ON "search_words" USING gin ("shortened");