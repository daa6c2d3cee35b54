-- Records keep amounts in minor units from now on: what a price was, what a planned change of many products and what an unfinished
-- import will set. Prices themselves always were.
CREATE FUNCTION in_minor_units(value jsonb, factor integer, is_amount boolean) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'object' THEN (
      SELECT coalesce(jsonb_object_agg(part, in_minor_units(of, factor, part = 'price' OR (is_amount AND part IN ('from', 'to')))), '{}')
      FROM jsonb_each(value) AS each (part, of))
    WHEN 'array' THEN (
      SELECT coalesce(jsonb_agg(in_minor_units(of, factor, false) ORDER BY position), '[]')
      FROM jsonb_array_elements(value) WITH ORDINALITY AS each (of, position))
    WHEN 'number' THEN CASE WHEN is_amount THEN to_jsonb(round((value #>> '{}')::numeric * factor)) ELSE value END
    ELSE value
  END;
END $$;
--> statement-breakpoint
CREATE FUNCTION minor_units_of(currency text) RETURNS integer LANGUAGE sql AS $$
  SELECT CASE
    WHEN currency IN ('AFN', 'ALL', 'BIF', 'CLP', 'COP', 'DJF', 'GNF', 'HUF', 'IDR', 'IQD', 'IRR', 'ISK', 'JPY', 'KMF', 'KPW', 'KRW',
      'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'PYG', 'RWF', 'SLL', 'SOS', 'SYP', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'YER') THEN 1
    WHEN currency IN ('BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 1000
    ELSE 100
  END
$$;
--> statement-breakpoint
UPDATE history_entries e SET fields = in_minor_units(e.fields, minor_units_of(s.currency), false)
FROM history_changes c JOIN stores s ON s.id = c.store_id
WHERE c.id = e.change_id AND e.kind = 'variant' AND minor_units_of(s.currency) > 1 AND (e.fields ? 'price' OR e.fields ? 'special');
--> statement-breakpoint
UPDATE bulk_rows r SET patch = in_minor_units(r.patch, minor_units_of(s.currency), false)
FROM bulk_jobs j JOIN stores s ON s.id = j.store_id
WHERE j.id = r.job_id AND r.patch IS NOT NULL AND minor_units_of(s.currency) > 1;
--> statement-breakpoint
UPDATE import_steps i SET step = in_minor_units(i.step, minor_units_of(s.currency), false)
FROM stores s
WHERE s.code = i.merchant AND i.step->>'kind' = 'products' AND minor_units_of(s.currency) > 1;
--> statement-breakpoint
DROP FUNCTION in_minor_units(jsonb, integer, boolean);
--> statement-breakpoint
DROP FUNCTION minor_units_of(text);
