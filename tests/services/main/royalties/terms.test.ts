import { expect, test } from 'vitest'
import type { RoyaltyTerms } from '#services/main/images/content.ts'
import type { Rates } from '#services/main/royalties/rates.ts'
import { termsOf } from '#services/main/royalties/terms.ts'

const image = (given: Partial<RoyaltyTerms> & { id: string }): RoyaltyTerms => ({
  is_stock: false,
  artist_id: 7,
  creator_uuid: null,
  royalty_code: 'R10',
  ...given,
})

const RATES: Rates = {
  codes: new Map([['R10', 1_000]]),
  agreements: new Map([[8, { version: 3, rateBp: 1_250 }]]),
}

const pin = (...images: RoyaltyTerms[]) =>
  termsOf(
    {
      lines: images.map(({ id }, index) => ({ id: index + 1, image_id: id, total: 3_333 })),
      sums: { volume_discount: 0 },
    },
    new Map(images.filter(({ id }) => id !== 'gone').map((each) => [each.id, each])),
    RATES,
  )

test('a line pins artist, creator, code and the code’s rate', () => {
  expect(pin(image({ id: 'lake', creator_uuid: 'a-uuid' }))).toEqual([
    {
      line: 1,
      artistId: 7,
      creatorUuid: 'a-uuid',
      royaltyCode: 'R10',
      agreement: null,
      rateBp: 1_000,
      base: 3_333,
      leftOut: null,
    },
  ])
})

test('an agreement of the artist comes before the code, also where the image has none', () => {
  expect(pin(image({ id: 'lake', artist_id: 8, royalty_code: null }))).toMatchObject([
    { artistId: 8, royaltyCode: null, agreement: 3, rateBp: 1_250, leftOut: null },
  ])
})

test('a line that nobody is paid for says why, and nothing is guessed', () => {
  const left = pin(
    image({ id: 'stock', is_stock: true, artist_id: null }),
    image({ id: 'gone' }),
    image({ id: 'nobody', artist_id: null }),
    image({ id: 'rateless', royalty_code: 'R99' }),
  )
  expect(left.map(({ leftOut, rateBp }) => [leftOut, rateBp])).toEqual([
    ['stock', null],
    ['gone', null],
    ['no_artist', null],
    ['no_rate', null],
  ])
})
