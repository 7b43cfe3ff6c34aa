import type { ContentItem } from '#services/content/images/contract.ts'
import type { SearchResponse } from '#services/content/search/contract.ts'
import { SUBSTRATE_FACTS } from '#services/main/pricing/substrate-book.ts'
import type { AvailableSizes } from '#services/main/sizes/contract.ts'

/** Makes values as the services send them, for stand-ins. */
export const image = (id: string, given: Partial<ContentItem> = {}): ContentItem => ({
  id,
  local_id: `L-${id}`,
  title: `Title of ${id}`,
  caption: '',
  artist: 'Ada Vale',
  keywords: ['tide'],
  price: 2,
  published: true,
  source: 'GAA',
  type: 'fine art',
  orientation: 'horizontal',
  max_width: 48,
  max_height: 36,
  substrates: ['print', 'canvas'],
  substrate_sizes: {},
  user_favorite: false,
  imgsrc: `/media/${id}/1/{width}`,
  thumb: `/media/${id}/1/320`,
  preview: 'data:image/webp;base64,AA==',
  pixel_width: 1280,
  pixel_height: 960,
  _static: [],
  _processing: false,
  royalty_code: 'R1',
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-02T00:00:00Z',
  ...given,
})

export const found = (images: ContentItem[]): SearchResponse => ({
  images,
  total: images.length,
  total_available: images.length,
  total_for_pagination: images.length,
  total_is_partial: false,
  facets: {},
  without: [],
  searched_words: null,
  spelling: null,
  errors: [],
  more_by_artist: {},
})

export const sizes: AvailableSizes = {
  substrates: [
    {
      substrate: 'print',
      label: 'Print',
      facts: SUBSTRATE_FACTS.print,
      production: { from: 2, to: 4 },
      sizes: [
        { width: 12, height: 9, unit_price: 2500 },
        { width: 999_999, height: 999_999, unit_price: null },
      ],
      custom: { min: { width: 6, height: 5 }, max: { width: 48, height: 36 } },
      base: 1000,
      rate: 10,
      factor: 1.25,
      framing: {
        longest: 48,
        marks: [42, 96],
        mouldings: [{ moulding: 'walnut', label: 'Walnut', color: '#5d4030', face: 1 }],
        mats: [{ mat: 'white', label: 'White', color: '#fdfdfb' }],
        mat_widths: [2, 3],
        prices: [{ moulding: 'walnut', mat: null, by_mark: [9500, 16_900] }],
        production: { from: 5, to: 8 },
      },
    },
    {
      substrate: 'mural',
      label: 'Mural',
      facts: SUBSTRATE_FACTS.mural,
      production: { from: 4, to: 6 },
      sizes: [],
      custom: null,
      base: 1,
      rate: 1,
      factor: 1,
      framing: null,
    },
  ],
}
