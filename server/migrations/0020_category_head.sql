ALTER TABLE "categories" ADD COLUMN "head_media_id" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "head_media_name" text;--> statement-breakpoint
ALTER TABLE "category_texts" ADD COLUMN "head_alt" text;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_head_media_id_media_id_fk" FOREIGN KEY ("head_media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;