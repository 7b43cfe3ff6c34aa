import { cpSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packFacets } from '#services/content/index/facets.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { createRecord } from '../catalogue.ts'

/** The first day of {@link fillBlocks}. */
export const FILLED_FROM = new Date('2021-01-01')

/**
 * Puts `count` images without words, `full-1` and on, a second apart from {@link FILLED_FROM}, into the first
 * block of both orders. It uses SQL alone: the importer takes half a minute for as many.
 */
export async function fillBlocks(db: Queryable, count: number): Promise<void> {
  await db.query(
    `insert into content.images
     select 'full-' || n, (extract(epoch from $2::timestamptz)::bigint + n + 62135596800) << 20, '', '', '', '', '{}', 2, true, 'GAA',
       'fine art', 'without', 'horizontal', '{}', '{}', 12, 36, 24, '{}', '{}', '{"kind": "plate"}', '', 1600, 1067, '', 0, '',
       $2::timestamptz + n * interval '1 second', $2::timestamptz, ''
     from generate_series(1, $1::int) n`,
    [count, FILLED_FROM.toISOString()],
  )
  const facets = packFacets(createRecord({ id: 'full' }), { artist: 0, collections: [] })
  await db.query(
    `insert into content.image_search (seq, popularity, published, facets, terms)
     select seq, popularity, published, decode($1, 'hex'), '''n=1'' ''p=1''' from content.images where id like 'full-%'`,
    [facets.toString('hex')],
  )
}

/** Migrates a store up to this migration and no further, as an older version of the shop did. */
export async function migrateUpTo(database: Database, last: number): Promise<void> {
  const migrations = resolve('services/content/migrations')
  const folder = createFolder()
  for (const name of readdirSync(migrations).sort().slice(0, last)) {
    cpSync(join(migrations, name), join(folder, name))
  }
  await migrate(database, 'content', folder)
}

/** Finds images that are in the wrong block, where a search does not look for them. */
export const findMisplaced = (db: Queryable): Promise<{ seq: string }[]> =>
  db.query(
    `select seq::text from content.image_search
     where not tsvector_to_array(terms) @> tsvector_to_array(content.search_block_terms(popularity, seq)::tsvector)
        or (select count(*) from unnest(terms) where lexeme ~ '^[np]=') <> 2`,
  )

/** Counts the images of the longest block. */
export async function countLongestBlock(db: Queryable): Promise<number> {
  const [longest] = await db.query<{ size: number }>(
    'select max(content.search_block_size(sort, id, 1000000)) as size from content.search_blocks',
  )
  return longest?.size ?? 0
}
