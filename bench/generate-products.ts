// Fills a demo shop with a large catalog by copying its products with other names, prices and brands. Plain SQL: 100,000
// products take seconds. The listing is written as the shop would compute it.
import { Client } from 'pg';

const OFFSET = 1_000_000;

/** For products after this one, from their search documents. */
export const insertListRows = (after: number): string =>
  `insert into product_heads (product_id, store_id, archived, words, names)
    select product_id, store_id, false, ' ' || (select string_agg(distinct word, ' ') from unnest(string_to_array(heads, ' ')) word where word <> ''), names
    from (select product_id, store_id, string_agg(head, ' ') as heads, jsonb_object_agg(language, name) as names
      from search_documents where product_id > ${after} group by 1, 2 order by 1) documents on conflict do nothing`;

export async function generateProducts(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query("select set_config('vitrine.bulk', 'on', true)");
  await client.query(
    // Only products that are missing, so that a catalog can grow in steps.
    `create temp table made on commit drop as select n, o.* from
      (select row_number() over (order by id) - 1 as slot, count(*) over () as slots, * from products where id <= ${OFFSET}) o
      join generate_series((select greatest(max(id), ${OFFSET}) - ${OFFSET} + 1 from products)::int, $1::int) n on n % slots = slot`,
    [count],
  );
  const statements = [
    `insert into products (id, store_id, sku, manufacturer_id, visible, available, shippable, pre_order, available_on, added_on, position, rating, rating_count, sold)
      select ${OFFSET} + n, store_id, 'GEN-' || n, (select id from manufacturers order by id offset n % (select count(*) from manufacturers) limit 1),
        true, true, true, false, '2026-01-01', date '2025-01-01' + n % 600, 1000 + n, 3 + (n % 20) / 10.0, n % 50, n % 997 from made`,
    `insert into product_texts (product_id, store_id, language, name, friendly_url, highlights, description)
      select ${OFFSET} + m.n, t.store_id, t.language, t.name || ' ' || m.n, t.friendly_url || '-' || m.n, t.highlights, t.description
      from made m join product_texts t on t.product_id = m.id`,
    `insert into product_categories (product_id, category_id, position) select ${OFFSET} + m.n, c.category_id, c.position from made m join product_categories c on c.product_id = m.id`,
    `insert into variants (id, store_id, product_id, sku, position, available, stock) select ${OFFSET} + n, store_id, ${OFFSET} + n, 'GEN-' || n, 0, true, n % 40 from made`,
    `insert into stock_movements (variant_id, quantity, reason, at) select id, stock, 'file', '2026-01-01' from variants where id > ${OFFSET} and stock > 0`,
    `insert into price_offers (variant_id, currency, amount, since) select ${OFFSET} + n, 'USD', 500 + (n * 7919) % 40000, '2026-01-01' from made`,
    `insert into product_images (product_id, media_id, name, position) select ${OFFSET} + m.n, i.media_id, i.name, i.position from made m join product_images i on i.product_id = m.id and i.variant_id is null`,
    `insert into product_listings (product_id, store_id, shown, manufacturer_id, price, position, added_on, rating, sold)
      select p.id, p.store_id, true, p.manufacturer_id, o.amount, p.position, p.added_on, p.rating, p.sold from made m join products p on p.id = ${OFFSET} + m.n join price_offers o on o.variant_id = p.id`,
    `insert into listing_categories (category_id, product_id, manufacturer_id, price, position, added_on, rating, sold)
      select c.category_id, l.product_id, l.manufacturer_id, l.price, l.position, l.added_on, l.rating, l.sold
      from made m join listing_categories c on c.product_id = m.id join product_listings l on l.product_id = ${OFFSET} + m.n`,
    `insert into search_documents (product_id, store_id, language, name, head, head_words, lead_words, all_words, category_words, shown,
        manufacturer_id, price, position, added_on, rating, sold)
      select ${OFFSET} + m.n, d.store_id, d.language, d.name || ' ' || m.n, d.head || ' ' || m.n || ' gen-' || m.n,
        d.head_words || number, d.lead_words || number, d.all_words || number, d.category_words, l.shown,
        l.manufacturer_id, l.price, l.position, l.added_on, l.rating, l.sold
      from made m join search_documents d on d.product_id = m.id join product_listings l on l.product_id = ${OFFSET} + m.n,
        strip(to_tsvector('simple', 'gen ' || m.n)) number`,
    insertListRows(OFFSET),
  ];
  // Recreating the text indexes is many times faster than updating them row by row.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename in ('search_documents', 'product_heads') and indexname !~ '_pk(ey)?$'",
  );
  await client.query(`drop index ${indexes.map(({ name }) => name).join(', ')}`);
  for (const statement of [...statements, ...indexes.map(({ definition }) => definition)])
    await client.query(statement);
  await client.query('commit');
  await client.query('vacuum analyze');
  await client.end();
}
