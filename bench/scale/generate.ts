// Fills a shop with a large catalog: names in three languages, 2,000 categories, 5,000 brands, three variants a product, one
// review for every fifth product. Set-based SQL, without triggers: a million products take some minutes.
import { Client } from 'pg';
import { canBeMisspelt, shortenedForms } from '../../server/src/search/one-typo.ts';
import { wordsOf } from '../../server/src/search/search-text.ts';
import { insertListRows } from '../generate-products.ts';
import { lateThings, manners, materials, syllables, type Translated, things } from './words.ts';

/** Ids of generated rows begin here. */
export const FIRST_PRODUCT = 1_000_000;
const FIRST_GROUP = 100_000;
const ROOTS = 40;
const CATEGORIES = 2000;
const BRANDS = 5000;
/** Every tenth product is in this category. */
export const LARGE_CATEGORY = 'gen-large';
/** Products with `lateThings` come after so many others. */
const LATE = 0.6;
/** Beyond this many rows, making indexes again is faster than updating them. */
const MANY = 50_000;

const languages = [
  { code: 'en', configuration: 'english' },
  { code: 'fr', configuration: 'french' },
  { code: 'de', configuration: 'german' },
] as const;

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const series = syllables
  .reduce<string[]>((begun, next) => begun.flatMap((a) => next.map((b) => a + b)), [''])
  .map(capital);
const brandKinds = ['Works', 'Atelier', 'Studio', 'Home', 'Goods'];
const brands = Array.from(
  { length: BRANDS },
  (_, at) =>
    `${series[(at * 7) % series.length]} ${brandKinds[(at + Math.floor(at / series.length)) % brandKinds.length]}`,
);

/** Normalized as the search does it. */
const plain = (column: string) =>
  `replace(translate(lower(${column}), 'éèêëàâäîïôöûüùç', 'eeeeaaaiioouuuc'), 'ß', 'ss')`;

const vectorOf = (language: string, text: string) =>
  `strip(to_tsvector((case ${language} ${languages.map(({ code, configuration }) => `when '${code}' then '${configuration}'`).join(' ')} end)::regconfig, ${text}))`;

const tables = [
  'products',
  'product_texts',
  'product_categories',
  'product_option_values',
  'variants',
  'variant_values',
  'stock_movements',
  'price_offers',
  'product_images',
  'reviews',
  'product_listings',
  'listing_categories',
  'search_documents',
  'product_heads',
];

/** Adds products until there are `count` generated ones. `total` is how many there will be at last. */
export async function generateCatalog(databaseUrl: string, count: number, total: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: known } = await client.query<{ made: number }>(
    `select greatest(max(id) - ${FIRST_PRODUCT}, 0)::int as made from products`,
  );
  const made = known[0]?.made ?? 0;
  if (made >= count) return client.end();
  await client.query('begin');
  await client.query("set local session_replication_role = 'replica'");
  if (made === 0) await addStructure(client);
  await addWordTables(client);
  const indexes = count - made > MANY ? await dropIndexes(client) : [];
  for (const statement of productStatements(made, count, total)) await client.query(statement);
  for (const definition of indexes) await client.query(definition);
  await client.query('truncate listing_counts, listing_category_counts, listing_category_totals');
  await client.query(
    'insert into listing_counts select store_id, coalesce(manufacturer_id, 0), count(*) from product_listings where shown group by 1, 2',
  );
  await client.query(
    'insert into listing_category_counts select category_id, coalesce(manufacturer_id, 0), count(*) from listing_categories group by 1, 2',
  );
  await client.query(
    'insert into listing_category_totals select category_id, count(*) from listing_categories group by 1',
  );
  await client.query("select pg_notify('vitrine_changes', 'everything')");
  await client.query('commit');
  await client.query('vacuum analyze');
  await client.end();
}

async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = any($1) and not exists (select from pg_constraint where conindid = (quote_ident(indexname))::regclass)`,
    [tables],
  );
  await client.query(`drop index ${rows.map(({ name }) => name).join(', ')}`);
  return rows.map(({ definition }) => definition);
}

async function addStructure(client: Client): Promise<void> {
  await client.query(`insert into categories (id, store_id, parent_id, code, position, visible, featured)
    select ${FIRST_GROUP} + n, 1, case when n >= ${ROOTS} then ${FIRST_GROUP} + n % ${ROOTS} end,
      case when n = 0 then '${LARGE_CATEGORY}' else 'gen-' || n end, 100 + n, true, false
    from generate_series(0, ${CATEGORIES - 1}) n`);
  await client.query(
    `insert into category_texts (category_id, store_id, language, name, friendly_url)
      select ${FIRST_GROUP} + n, 1, language, names[1 + n % array_length(names, 1)] || ' ' || n, case when n = 0 then '${LARGE_CATEGORY}' else 'gen-' || n end
      from generate_series(0, ${CATEGORIES - 1}) n, jsonb_to_recordset($1) as words(language text, names text[])`,
    [JSON.stringify(languages.map(({ code }, at) => ({ language: code, names: things.map((thing) => thing[at]) })))],
  );
  await client.query(`insert into manufacturers (id, store_id, code, position)
    select ${FIRST_GROUP} + n, 1, 'gen-' || n, 0 from generate_series(0, ${BRANDS - 1}) n`);
  await client.query(
    `insert into manufacturer_texts (manufacturer_id, language, name)
      select ${FIRST_GROUP} + at - 1, language, name from unnest($1::text[]) with ordinality as brand(name, at), unnest($2::text[]) language`,
    [brands, languages.map(({ code }) => code)],
  );
  for (const [at, { code }] of languages.entries()) {
    const texts = [
      ...[things, lateThings, materials, manners].flat().map((word) => word[at] ?? ''),
      ...series,
      ...brandKinds,
    ];
    const words = [...new Set(texts.flatMap(wordsOf))].filter(canBeMisspelt);
    await client.query(
      `insert into search_words (store_id, language, word, shortened)
        select 1, $1, word, shortened from jsonb_to_recordset($2) as words(word text, shortened text[]) on conflict do nothing`,
      [code, JSON.stringify(words.map((word) => ({ word, shortened: shortenedForms(word) })))],
    );
  }
}

/** Temporary tables of words by number and language. */
async function addWordTables(client: Client): Promise<void> {
  const lists: readonly [string, readonly Translated[]][] = [
    ['thing', [...things, ...lateThings]],
    ['material', materials],
    ['manner', manners],
  ];
  for (const [name, words] of lists) {
    await client.query(
      `create temp table ${name} (id int, language text, word text, plain text, words tsvector) on commit drop`,
    );
    await client.query(
      `insert into ${name} select id, language, word, ${plain('word')}, ${vectorOf('language', plain('word'))}
        from jsonb_to_recordset($1) as words(id int, language text, word text)`,
      [
        JSON.stringify(
          words.flatMap((word, id) => languages.map(({ code }, at) => ({ id, language: code, word: word[at] }))),
        ),
      ],
    );
  }
  await client.query(
    'create temp table series (id int, language text, word text, plain text, words tsvector) on commit drop',
  );
  await client.query(
    `insert into series select at - 1, language, word, lower(word), ${vectorOf('language', 'word')}
      from unnest($1::text[]) with ordinality as names(word, at), unnest($2::text[]) language`,
    [series, languages.map(({ code }) => code)],
  );
  await client.query(`create temp table brand on commit drop as
    select manufacturer_id as id, language, ${plain('name')} as plain, ${vectorOf('language', plain('name'))} as words from manufacturer_texts`);
  await client.query(`create temp table category on commit drop as
    select category_id as id, language, ${vectorOf('language', plain('name'))} as words from category_texts`);
  await client.query(`create temp table colour on commit drop as
    select n as id, language, ${vectorOf('language', `string_agg(${plain('name')}, ' ')`)} as words from generate_series(0, 11) n
      join option_value_texts on option_value_id in (1 + n, 1 + (n + 1) % 12, 1 + (n + 2) % 12) group by n, language`);
}

function productStatements(made: number, count: number, total: number): string[] {
  const late = Math.floor(total * LATE);
  const id = `${FIRST_PRODUCT} + n`;
  // Some things are several times as frequent as others.
  const thingOf = `case when n > ${late} and n % 7 = 0 then ${things.length} + (n / 7) % ${lateThings.length}
    else floor(${things.length} * power(((n::bigint * 7919) % 9973) / 9973.0, 1.5))::int end`;
  const media = '(select array_agg(id order by id) from media)';
  return [
    `create temp table made on commit drop as
      select n, ${thingOf} as thing, (n::bigint * 31 / 7 % ${materials.length})::int as material, (n / 3 % ${manners.length})::int as manner,
        ((n::bigint * 104729) % ${series.length})::int as series, ${FIRST_GROUP} + ((n::bigint * 7127) % ${BRANDS})::int as brand,
        ${FIRST_GROUP} + ((n::bigint * 6151) % ${CATEGORIES})::int as category, 500 + ((n::bigint * 7919) % 40000)::int as price
      from generate_series(${made + 1}, ${count}) n`,
    'analyze made, thing, material, manner, series, brand, category, colour, categories',
    `insert into products (id, store_id, sku, manufacturer_id, visible, available, shippable, pre_order, available_on, added_on, position, rating, rating_count, sold)
      select ${id}, 1, 'G' || n, brand, true, true, true, false, '2026-01-01', date '2025-01-01' + n % 600, 1000 + n, 3 + (n % 20) / 10.0, (n % 5 = 0)::int, n % 997 from made`,
    `create temp table named on commit drop as
      select n, t.language, t.word || ' ' || s.word || ' ' || n % 1000 || ' ' || a.word || ', ' || w.word as name,
        t.plain || ' ' || s.plain || ' ' || n % 1000 || ' ' || a.plain || ' ' || w.plain as plain_name, b.plain as plain_brand,
        t.words || s.words || a.words || w.words || b.words || colour.words || array_to_tsvector(array[(n % 1000)::text, 'g' || n, 'g' || n || '-0', 'g' || n || '-1', 'g' || n || '-2']) as words,
        g.words as group_words
      from made m join thing t on t.id = m.thing join material a on a.id = m.material and a.language = t.language
        join manner w on w.id = m.manner and w.language = t.language join series s on s.id = m.series and s.language = t.language
        join brand b on b.id = m.brand and b.language = t.language join category g on g.id = m.category and g.language = t.language
        join colour on colour.id = m.n % 12 and colour.language = t.language`,
    'analyze named, products',
    `insert into product_texts (product_id, store_id, language, name, friendly_url, highlights, description)
      select ${id}, 1, language, name, translate(plain_name, ' ', '-') || '-' || n,
        left(name, 40), '<p>' || name || '. ' || repeat(left(name, 30) || '. ', 6) || '</p>' from named`,
    `insert into product_categories (product_id, category_id, position)
      select ${id}, category, 0 from made union all select ${id}, ${FIRST_GROUP}, 1 from made where n % 10 = 0 and category <> ${FIRST_GROUP}`,
    `insert into product_option_values (id, product_id, option_value_id, position)
      select ${3 * FIRST_PRODUCT} + 3 * n + k, ${id}, 1 + (n + k) % 12, k from made, generate_series(0, 2) k`,
    `insert into variants (id, store_id, product_id, sku, position, available, stock)
      select ${3 * FIRST_PRODUCT} + 3 * n + k, 1, ${id}, 'G' || n || '-' || k, k, true, (n + k) % 40 from made, generate_series(0, 2) k`,
    `insert into variant_values (variant_id, product_option_value_id)
      select ${3 * FIRST_PRODUCT} + 3 * n + k, ${3 * FIRST_PRODUCT} + 3 * n + k from made, generate_series(0, 2) k`,
    `insert into stock_movements (variant_id, quantity, reason, at)
      select ${3 * FIRST_PRODUCT} + 3 * n + k, (n + k) % 40, 'file', '2026-01-01' from made, generate_series(0, 2) k where (n + k) % 40 > 0`,
    `insert into price_offers (variant_id, currency, amount, since)
      select ${3 * FIRST_PRODUCT} + 3 * n + k, 'USD', price + 100 * k, '2026-01-01' from made, generate_series(0, 2) k`,
    `insert into product_images (product_id, media_id, name, position)
      select ${id}, ids[1 + n % array_length(ids, 1)], 'picture.webp', 0 from made, (select ${media} as ids) media`,
    `insert into reviews (product_id, author, rating, language, text, written_on, verified, state)
      select ${id}, 'Maria S.', 3 + n % 3, 'en', 'As described, arrived in three days. Number ' || n, '2026-03-01', false, 'published' from made where n % 5 = 0`,
    `insert into product_listings (product_id, store_id, shown, manufacturer_id, price, position, added_on, rating, sold)
      select p.id, 1, true, manufacturer_id, m.price, p.position, p.added_on, p.rating, p.sold from made m join products p on p.id = ${FIRST_PRODUCT} + m.n`,
    'analyze product_categories, product_listings',
    `insert into listing_categories (category_id, product_id, manufacturer_id, price, position, added_on, rating, sold)
      select distinct c.id, product_id, l.manufacturer_id, l.price, l.position, l.added_on, l.rating, l.sold
      from product_categories p join product_listings l using (product_id) join categories own on own.id = p.category_id
        join categories c on c.id in (own.id, own.parent_id) where product_id > ${FIRST_PRODUCT + made}`,
    `insert into search_documents (product_id, store_id, language, name, head, head_words, lead_words, category_words, all_words,
        shown, manufacturer_id, price, position, added_on, rating, sold)
      select product_id, 1, language, ' ' || plain_name, ' ' || plain_name || ' ' || plain_brand || ' g' || n || ' g' || n || '-0 g' || n || '-1 g' || n || '-2',
        words, words, words || group_words, words || group_words || ('zqs1' || language)::tsvector,
        shown, manufacturer_id, price, position, added_on, rating, sold
      from named join product_listings l on l.product_id = ${FIRST_PRODUCT} + n`,
    insertListRows(FIRST_PRODUCT + made),
  ];
}
