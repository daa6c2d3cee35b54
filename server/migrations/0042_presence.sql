ALTER TABLE "running_imports" ADD COLUMN "holder" integer;--> statement-breakpoint
ALTER TABLE "uploaded_imports" ADD COLUMN "holder" integer;