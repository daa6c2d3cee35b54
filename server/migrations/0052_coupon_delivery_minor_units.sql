-- Records of coupons and delivery keep amounts in minor units as well, and a coupon that takes a percentage has `percent`,
-- one that takes an amount has `amount`: both were `value`.
CREATE FUNCTION minor_units_of(currency text) RETURNS integer LANGUAGE sql AS $$
  SELECT CASE
    WHEN currency IN ('AFN', 'ALL', 'BIF', 'CLP', 'COP', 'DJF', 'GNF', 'HUF', 'IDR', 'IQD', 'IRR', 'ISK', 'JPY', 'KMF', 'KPW', 'KRW',
      'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'PYG', 'RWF', 'SLL', 'SOS', 'SYP', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'YER') THEN 1
    WHEN currency IN ('BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 1000
    ELSE 100
  END
$$;
--> statement-breakpoint
CREATE FUNCTION in_minor_units(amount jsonb, factor integer) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN jsonb_typeof(amount) = 'number' THEN to_jsonb(round((amount #>> '{}')::numeric * factor)) ELSE amount END
$$;
--> statement-breakpoint
CREATE FUNCTION delivery_in_minor_units(rules jsonb, factor integer) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN jsonb_typeof(rules) = 'array' THEN (
    SELECT coalesce(jsonb_agg(rule || jsonb_build_object('methods', (
      SELECT coalesce(jsonb_agg(method || jsonb_build_object('price', in_minor_units(method->'price', factor)) ||
        CASE WHEN method ? 'freeFrom' THEN jsonb_build_object('freeFrom', in_minor_units(method->'freeFrom', factor)) ELSE '{}' END
        ORDER BY place), '[]')
      FROM jsonb_array_elements(rule->'methods') WITH ORDINALITY AS one (method, place))) ORDER BY position), '[]')
    FROM jsonb_array_elements(rules) WITH ORDINALITY AS each (rule, position)) ELSE rules END
$$;
--> statement-breakpoint
-- What a coupon was before and after a change; the kind before and after is given.
CREATE FUNCTION coupon_in_minor_units(fields jsonb, kind_before text, kind_after text, factor integer) RETURNS jsonb LANGUAGE sql AS $$
  SELECT (fields - 'value') ||
    CASE WHEN fields ? 'minimum' THEN jsonb_build_object('minimum', jsonb_build_object(
      'from', in_minor_units(fields->'minimum'->'from', factor), 'to', in_minor_units(fields->'minimum'->'to', factor))) ELSE '{}' END ||
    CASE WHEN fields ? 'value' AND 'percentage' IN (kind_before, kind_after) THEN jsonb_build_object('percent', jsonb_build_object(
      'from', CASE WHEN kind_before = 'percentage' THEN fields->'value'->'from' ELSE 'null' END,
      'to', CASE WHEN kind_after = 'percentage' THEN fields->'value'->'to' ELSE 'null' END)) ELSE '{}' END ||
    CASE WHEN fields ? 'value' AND (kind_before <> 'percentage' OR kind_after <> 'percentage') THEN jsonb_build_object('amount', jsonb_build_object(
      'from', CASE WHEN kind_before <> 'percentage' THEN in_minor_units(fields->'value'->'from', factor) ELSE 'null' END,
      'to', CASE WHEN kind_after <> 'percentage' THEN in_minor_units(fields->'value'->'to', factor) ELSE 'null' END)) ELSE '{}' END
$$;
--> statement-breakpoint
-- A change that leaves the kind does not name it: the next change of the kind does, or the coupon has it still.
UPDATE history_entries e SET fields = coupon_in_minor_units(e.fields,
  coalesce(e.fields->'kind'->>'from', k.kind), coalesce(e.fields->'kind'->>'to', k.kind), minor_units_of(k.currency))
FROM (
  SELECT entry.change_id, entry.position, s.currency, coalesce((
    SELECT later.fields->'kind'->>'from' FROM history_entries later JOIN history_changes change ON change.id = later.change_id
    WHERE later.kind = 'coupon' AND later.key = entry.key AND change.store_id = s.id AND later.change_id > entry.change_id
      AND later.fields->'kind'->>'from' IS NOT NULL
    ORDER BY later.change_id LIMIT 1
  ), (SELECT coupon.kind FROM coupons coupon WHERE coupon.store_id = s.id AND coupon.key = lower(entry.key)), 'amount') AS kind
  FROM history_entries entry JOIN history_changes c ON c.id = entry.change_id JOIN stores s ON s.id = c.store_id
  WHERE entry.kind = 'coupon' AND (entry.fields ? 'value' OR entry.fields ? 'minimum')
) k
WHERE k.change_id = e.change_id AND k.position = e.position;
--> statement-breakpoint
UPDATE history_entries e SET fields = e.fields || jsonb_build_object('delivery', jsonb_build_object(
  'from', delivery_in_minor_units(e.fields->'delivery'->'from', minor_units_of(s.currency)),
  'to', delivery_in_minor_units(e.fields->'delivery'->'to', minor_units_of(s.currency))))
FROM history_changes c JOIN stores s ON s.id = c.store_id
WHERE c.id = e.change_id AND e.kind = 'store' AND e.fields ? 'delivery';
--> statement-breakpoint
-- The settings of the shop in an unfinished import, which may be one of a new shop.
UPDATE running_imports i SET head = jsonb_set(i.head, '{store,fields,delivery}', delivery_in_minor_units(i.head #> '{store,fields,delivery}',
  minor_units_of(coalesce(i.head #>> '{store,fields,currency}', (SELECT s.currency FROM stores s WHERE s.code = i.merchant)))))
WHERE i.head #> '{store,fields,delivery}' IS NOT NULL;
--> statement-breakpoint
-- The steps of an unfinished import: a coupon gets both values, and keeps the one of its kind when it is merged.
UPDATE import_steps i SET step = i.step || jsonb_build_object('patches', (
  SELECT coalesce(jsonb_agg(CASE
    WHEN patch->>'kind' = 'coupon' THEN patch || jsonb_build_object('fields', ((patch->'fields') - 'value') ||
      CASE WHEN patch->'fields' ? 'minimum' THEN jsonb_build_object('minimum',
        in_minor_units(patch->'fields'->'minimum', minor_units_of(s.currency))) ELSE '{}' END ||
      CASE WHEN patch->'fields' ? 'value' THEN jsonb_build_object('percent', patch->'fields'->'value',
        'amount', in_minor_units(patch->'fields'->'value', minor_units_of(s.currency))) ELSE '{}' END)
    ELSE patch END ORDER BY position), '[]')
  FROM jsonb_array_elements(i.step->'patches') WITH ORDINALITY AS each (patch, position)))
FROM stores s
WHERE s.code = i.merchant AND i.step->>'kind' = 'entries';
--> statement-breakpoint
DROP FUNCTION coupon_in_minor_units(jsonb, text, text, integer);
--> statement-breakpoint
DROP FUNCTION delivery_in_minor_units(jsonb, integer);
--> statement-breakpoint
DROP FUNCTION in_minor_units(jsonb, integer);
--> statement-breakpoint
DROP FUNCTION minor_units_of(text);
