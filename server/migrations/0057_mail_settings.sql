ALTER TABLE "stores" ADD COLUMN "smtp_host" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "smtp_port" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "smtp_encryption" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "smtp_user" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "sender_address" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "order_notice_email" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "message_notice_email" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "stock_notice_email" text;