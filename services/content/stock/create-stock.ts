import { LRUCache } from 'lru-cache'
import { type Clock, forgetBy } from '#services/shared/clock.ts'
import type { StoredImage } from '../record/image-store.ts'
import { FIELDS, imagesAnswer, type StockAnswerImage, searchAnswer } from './answer.ts'
import { createStockClient, type StockAddress } from './client.ts'
import { pagesOf } from './pages.ts'
import { parametersOf, type StockSearch } from './parameters.ts'
import { createPictures, type DisplaySizes } from './pictures.ts'
import { recordOf } from './record.ts'
import { type Stock, StockUnavailable, sourceIdOf } from './stock.ts'

/** Results that can be asked for; Getty's description does not tell its own limit. */
export const STOCK_WINDOW = 10_000

/** A visitor waits so long for a source that does not answer. */
const TIMEOUT_MS = 2_500

const HOUR_MS = 3_600_000
const MOST_REMEMBERED = 5_000

const MINUTE_MS = 60_000
const MOST_COUNTS = 1_000

interface Known {
  image: StoredImage
  sizes: DisplaySizes
}

export interface StockDeps {
  address: StockAddress & Pick<Stock, 'wait'>
  clock: Clock
  /** Milliseconds that one call may take. */
  timeout?: number
}

/** Calls Getty Images API v3 over HTTP: the real one or services/stock. */
export function createStock({ address, clock, timeout = TIMEOUT_MS }: StockDeps): Stock {
  const client = createStockClient({ address, clock, timeout })
  const pictures = createPictures(address)
  const known = new LRUCache<string, Known>({ max: MOST_REMEMBERED, ttl: HOUR_MS, ...forgetBy(clock) })
  /** How many match, by search: for a minute all its pages share their places by the same count. */
  const counts = new LRUCache<string, number>({ max: MOST_COUNTS, ttl: MINUTE_MS, ...forgetBy(clock) })

  const keep = (answered: readonly StockAnswerImage[]): StoredImage[] =>
    answered.map((each) => {
      const image = recordOf(each)
      known.set(image.id, { image, sizes: each.display_sizes })
      return image
    })

  const searchPage = searchAnswer.transform((answer) => ({
    images: keep(answer.images),
    total: answer.result_count,
  }))
  const foundImages = imagesAnswer.transform((answer) => ({ images: keep(answer.images) }))

  const keepCount = (key: string, count: number): number => {
    const kept = counts.get(key)
    if (kept === undefined) counts.set(key, count)
    return kept ?? count
  }

  const images: Stock['images'] = async (ids) => {
    const wanted = ids.filter((id) => sourceIdOf(id) !== null)
    const missing = wanted.filter((id) => !known.has(id))
    const held = wanted.flatMap((id) => known.get(id)?.image ?? [])
    if (missing.length === 0) return held
    const answer = await client.get(
      '/v3/images',
      { ids: missing.map(sourceIdOf).join(','), fields: FIELDS },
      foundImages,
    )
    return [...held, ...answer.images]
  }

  return {
    wait: address.wait,
    images,
    count: (search) => counts.get(keyOf(search)) ?? null,
    async find(search, place) {
      const { pageSize, pages, skip } = pagesOf(place, STOCK_WINDOW)
      const answers = await Promise.all(
        pages.map((page) =>
          client.get(
            '/v3/search/images/creative',
            { ...parametersOf(search), page: `${page}`, page_size: `${pageSize}`, fields: FIELDS },
            searchPage,
          ),
        ),
      )
      const found = answers.flatMap((answer) => answer.images).slice(skip, skip + place.limit)
      return { images: found, total: keepCount(keyOf(search), answers[0]?.total ?? 0) }
    },
    async picture(id, width) {
      if (!known.has(id)) await images([id])
      const sizes = known.get(id)?.sizes
      if (!sizes) throw new StockUnavailable(`The stock source does not offer ${id} any more.`)
      return pictures.read(sizes, width)
    },
  }
}

const keyOf = (search: StockSearch): string => JSON.stringify(parametersOf(search))
