ALTER TABLE "stores" ADD COLUMN "accent" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "accent_dark" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "type_pair" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "logo" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "logo_dark" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "site_icon" jsonb;