ALTER TABLE "order_history" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "test_payments" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
-- An open screen of the order hears of its withdrawal.
CREATE FUNCTION announce_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.order_id IS NOT NULL THEN
    PERFORM pg_notify('vitrine_changes', 'order:' || NEW.order_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT ON withdrawals FOR EACH ROW EXECUTE FUNCTION announce_withdrawal();
