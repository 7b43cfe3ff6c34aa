import type { CollectionView } from '#services/content/collections/contract.ts'
import type { ContentItem } from '#services/content/images/contract.ts'
import type { CartItemView, CartView } from '#services/main/cart/contract.ts'
import type { LeastPrices } from '#services/main/sizes/contract.ts'
import { image } from '#tests/graph/support/made.ts'

/** What the services answer when all is well, with as much as the walks' examples name. */

export const sums = {
  quantity: 1,
  subtotal: 20_000,
  volume_discount: 0,
  volume_discount_rate: 0,
  shipping: 0,
  tax: null,
  grand_total: 20_000,
}

export const cart = (token: string, projectId: number, given: Partial<CartView> = {}): CartView => ({
  ...sums,
  token,
  latest_order: null,
  project: { id: projectId, name: 'Lobby', label: 'Lobby' },
  free_shipping_gap: 0,
  arrival: null,
  is_guest: false,
  version: 1,
  ...given,
})

export const line = (id: number, given: Partial<CartItemView> = {}): CartItemView => ({
  id,
  image_id: 'lake',
  name: 'Lake',
  quantity: 1,
  unit_price: 20_000,
  total: 20_000,
  added_unit_price: 20_000,
  fault: null,
  imgsrc: '/media/lake/1/{width}',
  preview: 'data:image/webp;base64,AA==',
  design_url: null,
  config: { artist: 'Ada Vale', width: 24, height: 18, substrate: 'print', frame: null },
  ...given,
})

export const page = <Item>(...results: Item[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
})

export const pictures = (...results: ContentItem[]) => ({ ...page(...results), unreached: [] })

export const collection: CollectionView = {
  id: 12,
  name: 'Dunes',
  description: '',
  version: 3,
  count: 1,
  contents: ['dunes'],
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
}

let width = 20
/** Makes a picture of a shape that the graph has not asked the price of: it remembers those. */
export const shaped = (id: string, given: Partial<ContentItem> = {}): ContentItem => {
  width += 0.01
  return image(id, { max_width: width, ...given })
}

export const prices: LeastPrices = {
  results: [[{ substrate: 'print', unit_price: 2_000, base: 1_000, rate: 10, factor: 1.25 }]],
}
