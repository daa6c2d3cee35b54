ALTER TABLE "coupon_uses" RENAME COLUMN "customer" TO "customers";--> statement-breakpoint
ALTER TABLE "coupon_uses" ALTER COLUMN "customers" SET DATA TYPE text[] USING ARRAY["customers"];--> statement-breakpoint
-- The addresses that customers with an account have used a coupon with.
UPDATE "coupon_uses" u SET "customers" = u."customers" || regexp_replace(lower(trim(o."email_address")), '\+[^@]*@', '@')
	FROM "orders" o WHERE u."reference" = 'order ' || o."id" AND u."customers"[1] LIKE 'customer:%';
