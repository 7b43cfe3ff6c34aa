import { createHash } from 'node:crypto'
import { BLOCK } from '#services/content/index/blocks.ts'
import { packFacets } from '#services/content/index/facets.ts'
import { artistKeyOf, termsOf } from '#services/content/index/lexemes.ts'
import { stemsOf } from '#services/content/index/stems.ts'
import { textsOf, wordsIn } from '#services/content/index/texts.ts'
import { enrolWords } from '#services/content/index/vocabulary.ts'
import { wordsOf } from '#services/content/index/words.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { type Made, makeImage } from './catalogue.ts'

export interface Target extends Pick<Database, 'query' | 'script'> {
  /** Writes rows in COPY's text format. */
  copy(table: string, columns: string, rows: string): Promise<void>
}

const BATCH = 10_000

/** Writes rows first and indexes them afterwards, as anybody does who loads a catalogue of this size. */
export async function loadCatalogue(
  target: Target,
  { size, artists: most }: Made,
  say: (text: string) => void,
): Promise<void> {
  await target.script('drop index content.image_search_terms')
  const popularBlock = await makeBlocks(target, size)
  const artists = new Map<string, number>()
  for (let start = 0; start < size; start += BATCH) {
    const images: string[] = []
    const search: string[] = []
    const credits: string[] = []
    const made = Array.from({ length: Math.min(BATCH, size - start) }, (_, at) => makeImage(start + at, most))
    const words = wordsIn(made.flatMap(textsOf))
    const stems = await stemsOf(target, words)
    await enrolWords(target, words)
    for (const [at, image] of made.entries()) {
      const n = start + at
      const key = artistKeyOf(wordsOf(image.artist))
      const artist = artists.get(key) ?? artists.size + 1
      if (!artists.has(key)) {
        artists.set(key, artist)
        credits.push(line(artist, key, image.artist, image.createdAt.toISOString()))
      }
      const seq = seqOf(image.createdAt)
      images.push(imageLine(image, seq))
      const terms = `${termsOf(image, { texts: textsOf(image), stems, collections: [] })} 'n=${1 + Math.floor(n / BLOCK)}' 'p=${popularBlock(n)}'`
      const facets = `\\x${packFacets(image, { artist, collections: [] }).toString('hex')}`
      search.push(line(seq, image.popularity, image.published, facets, terms))
    }
    if (credits.length > 0)
      await target.copy('content.artists', 'id, folded, name, created_at', credits.join(''))
    await target.copy('content.images', IMAGE_COLUMNS, images.join(''))
    await target.copy('content.image_search', 'seq, popularity, published, facets, terms', search.join(''))
    say(`${Math.min(start + BATCH, size)} of ${size} images`)
  }
  say('building the index')
  await target.script(`
    set maintenance_work_mem = '1GB';
    create index image_search_terms on content.image_search using gin (terms) with (fastupdate = off);
    alter table content.artists alter column id restart with ${artists.size + 1};
  `)
  say('vacuum and analyze')
  await target.script('vacuum analyze content.image_search')
  await target.script('vacuum analyze content.images')
}

/**
 * Cuts both orders into blocks as the service would, and answers which block of the popular order an image is
 * in.
 */
async function makeBlocks(target: Target, size: number): Promise<(n: number) => number> {
  const byPopularity = Array.from({ length: size }, (_, n) => n)
  const popularity = Uint32Array.from(byPopularity, (n) => makeImage(n).popularity)
  byPopularity.sort((a, b) => (popularity[a] ?? 0) - (popularity[b] ?? 0) || a - b)
  const blocks = new Uint16Array(size)
  const rows: string[] = []
  for (const [rank, n] of byPopularity.entries()) {
    blocks[n] = 1 + Math.floor(rank / BLOCK)
    if (rank % BLOCK === 0 && rank > 0)
      rows.push(line('popular', popularity[n] ?? 0, seqOf(makeImage(n).createdAt), blocks[n]))
  }
  for (let n = BLOCK; n < size; n += BLOCK)
    rows.push(line('newest', 0, seqOf(makeImage(n).createdAt), 1 + Math.floor(n / BLOCK)))
  await target.query(`delete from content.search_blocks where sort = 'popular' and id > 1`)
  await target.copy('content.search_blocks', 'sort, popularity, seq, id', rows.join(''))
  return (n) => blocks[n] ?? 1
}

/** Answers the place of an image that is alone in its second (migration 001). */
const seqOf = (createdAt: Date): bigint =>
  (BigInt(Math.floor(createdAt.getTime() / 1000)) + 62135596800n) << 20n

const IMAGE_COLUMNS = `id, seq, local_id, title, caption, artist, keywords, price, published, publisher, type, people,
  orientation, styles, colors, megapixels, max_width, max_height, substrates, substrate_sizes, artwork, artwork_version,
  pixel_width, pixel_height, placeholder, popularity, royalty_code, created_at, updated_at, digest`

const imageLine = (image: ReturnType<typeof makeImage>, seq: bigint): string =>
  line(
    ...[image.id, seq, image.localId, image.title, image.caption, image.artist, list(image.keywords)],
    ...[image.price, image.published, image.publisher, image.type, image.people, image.orientation],
    ...[list(image.styles), list(image.colors), image.megapixels, image.maxWidth, image.maxHeight],
    ...[
      list(image.substrates),
      JSON.stringify(image.substrateSizes),
      JSON.stringify(image.artwork),
      '0123456789',
    ],
    ...[image.pixelWidth, image.pixelHeight, image.placeholder, image.popularity, image.royaltyCode],
    ...[image.createdAt.toISOString(), image.createdAt.toISOString(), digest(image.id)],
  )

const list = (values: readonly string[]): string =>
  `{${values.map((value) => JSON.stringify(value)).join(',')}}`

const digest = (text: string) => createHash('sha1').update(text).digest('hex')

/** Writes a row in COPY's text format. */
const line = (...values: readonly unknown[]): string =>
  `${values.map((value) => String(value).replaceAll('\\', '\\\\')).join('\t')}\n`
