CREATE TABLE "import_steps" (
	"merchant" text NOT NULL,
	"phase" integer NOT NULL,
	"position" integer NOT NULL,
	"step" jsonb NOT NULL,
	CONSTRAINT "import_steps_pk" PRIMARY KEY("merchant","phase","position")
);
--> statement-breakpoint
CREATE TABLE "running_imports" (
	"merchant" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"head" jsonb,
	"change_id" integer
);
--> statement-breakpoint
ALTER TABLE "import_steps" ADD CONSTRAINT "import_steps_merchant_running_imports_merchant_fk" FOREIGN KEY ("merchant") REFERENCES "public"."running_imports"("merchant") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A step of a large import says itself which products it has changed.
CREATE OR REPLACE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tag text;
BEGIN
  IF current_setting('vitrine.bulk', true) = 'quiet' THEN
    RETURN NULL;
  END IF;
  IF current_setting('vitrine.bulk', true) = 'on' THEN
    PERFORM pg_notify('vitrine_changes', 'everything');
    RETURN NULL;
  END IF;
  IF TG_ARGV[0] <> '' THEN
    PERFORM pg_notify('vitrine_changes', 'product:' || (to_jsonb(COALESCE(NEW, OLD)) ->> TG_ARGV[0]));
  END IF;
  FOREACH tag IN ARRAY TG_ARGV[1:] LOOP
    PERFORM pg_notify('vitrine_changes', tag);
  END LOOP;
  RETURN NULL;
END $$;
