CREATE TABLE "disputes" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"due_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disputes_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
DROP INDEX "refunds_owed";--> statement-breakpoint
DROP INDEX "payment_events_waiting";--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "dispute" jsonb;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "accepted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_to" ON "mail_outbox" USING btree ("store_id",lower("to"));--> statement-breakpoint
CREATE INDEX "payment_events_applied" ON "payment_events" USING btree ("applied_at");--> statement-breakpoint
CREATE INDEX "payment_starts_at" ON "payment_starts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("due_at") WHERE applied_at is null;--> statement-breakpoint
-- Refunds that were marked as done but never came into the books are looked at again: their key prevents a second refund.
UPDATE refunds SET done_at = NULL WHERE done_at IS NOT NULL AND attempt IN (
  SELECT r.attempt FROM refunds r JOIN payments p ON p.attempt = r.attempt WHERE r.done_at IS NOT NULL
  GROUP BY r.attempt, p.refunded HAVING sum(r.amount) > p.refunded);
