-- Open screens of staff hear of orders: each change, and separately the moment in which an order is confirmed.
CREATE FUNCTION announce_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('vitrine_changes', 'order:' || NEW.id);
  IF NEW.state IN ('placed', 'paid') AND (TG_OP = 'INSERT' OR OLD.state IN ('awaiting-payment', 'failed')) THEN
    PERFORM pg_notify('vitrine_changes', 'order-new:' || NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION announce_order();
--> statement-breakpoint
CREATE TRIGGER announce_work AFTER INSERT OR UPDATE OR DELETE ON refunds
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('', 'work');
--> statement-breakpoint
CREATE TRIGGER announce_work AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('', 'work');
--> statement-breakpoint
CREATE TRIGGER announce_work AFTER INSERT OR DELETE ON contact_messages
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('', 'work');
--> statement-breakpoint
CREATE TRIGGER announce_work AFTER INSERT OR UPDATE OR DELETE ON withdrawals
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('', 'work');
--> statement-breakpoint
-- However a session ends, every process ends the streams that were opened with it.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('vitrine_changes', 'staff-session:' || OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce AFTER DELETE ON staff_sessions FOR EACH ROW EXECUTE FUNCTION announce_session_end();
