import { writeFile } from 'node:fs/promises'
import type { SearchResponse } from '#services/content/search/contract.ts'
import type { Shop } from '../../support/shop/shop.ts'
import { fetchJson } from '../choices.ts'

/** What a peer is given of a print; `price` is in dollars. */
export interface Good {
  title: string
  text: string
  artist: string
  type: string
  orientation: string
  tier: number
  price: number
}

const PAGE = 100
const PRICE_OF_TIER = 75

/** Writes all of the shop's own prints to a file for the peers. Answers how many there are. */
export async function writeGoods({ services }: Shop, file: string): Promise<number> {
  const goods: Good[] = []
  for (let offset = 0, more = true; more; offset += PAGE) {
    const query = new URLSearchParams({ api: 'internal', limit: `${PAGE}`, offset: `${offset}` })
    const { images } = await fetchJson<SearchResponse>(`${services.content}/content/search/v3/?${query}`)
    for (const { title, caption, keywords, artist, type, orientation, price } of images)
      goods.push({
        title,
        text: [caption, ...keywords].join('. '),
        artist,
        type,
        orientation,
        tier: price,
        price: price * PRICE_OF_TIER,
      })
    more = images.length === PAGE
  }
  await writeFile(file, JSON.stringify(goods))
  return goods.length
}
