import type { Color, Orientation, Style } from '#services/shared/vocabulary.ts'
import type { Filters } from '../index/filters.ts'

export interface StockSearch {
  phrase: string
  filters: Filters
  sort: keyof typeof SORT_ORDERS
}

/**
 * Writes a search in the words of Getty Images API v3, GET /v3/search/images/creative. Names and values are
 * those of its published description (services/stock/contract.ts says where that was read). `license_models`
 * was in the one of 2019 and is not in today's, where every creative image is royalty-free. A section that
 * the source cannot narrow by is left out only where every stock image has it: substrates. The source takes
 * one colour, so the first of several is asked for.
 */
export function parametersOf({ phrase, filters, sort }: StockSearch): Record<string, string> {
  const { color, people, orientation, style, resolution } = filters
  const [wanted] = color ?? []
  return dropEmpty({
    phrase,
    sort_order: SORT_ORDERS[sort],
    // Ask for exact words, not for what a model makes of them.
    enhanced_search: 'false',
    graphical_styles: 'photography',
    color: wanted && COLORS[wanted],
    moods: wanted === 'black and white' ? 'black_and_white' : undefined,
    number_of_people: people?.length === 1 ? PEOPLE[people[0] ?? 'with'] : undefined,
    orientations: joinNames(orientation, (each) => ORIENTATIONS[each]),
    compositions: joinNames(style, (each) => COMPOSITIONS[each]),
    minimum_size: resolution?.length ? SIZES[Math.min(...resolution)] : undefined,
    license_models: licenseOf(filters),
  })
}

const SORT_ORDERS = {
  newest: 'newest',
  popular: 'most_popular',
  best_match: 'best_match',
} as const

/** Six digits without the number sign, which an address would have to encode; the source takes both. */
const COLORS: Record<Color, string | undefined> = {
  'black and white': undefined,
  neutral: 'b8ada0',
  pastel: 'e9c7cf',
  pale: 'f1ece4',
  red: 'c8322b',
  orange: 'e8812e',
  yellow: 'f2cf3c',
  green: '4b8a4a',
  blue: '2f6fb0',
  purple: '6f4aa0',
  pink: 'e58aab',
  white: 'ffffff',
  grey: '8a8d90',
  black: '111214',
  brown: '6b442a',
  gold: 'c79a34',
  cream: 'f4ead2',
  beige: 'e0cfb2',
  tan: 'c49a6c',
}

const PEOPLE = { with: 'one,two,group', without: 'none' } as const

const ORIENTATIONS: Record<Orientation, string> = {
  vertical: 'vertical,panoramic_vertical',
  horizontal: 'horizontal',
  square: 'square',
  panoramic: 'panoramic_horizontal',
}

const COMPOSITIONS: Record<Style, string> = {
  'full frame': 'full_frame',
  'close-up': 'close_up',
  portrait: 'portrait',
  sparse: 'sparse',
  abstract: 'abstract',
  macro: 'macro',
  'still life': 'still_life',
  'cut out': 'cut_out',
  'copy space': 'copy_space',
}

/** By megapixels. The source names its sizes and does not tell how large they are. */
const SIZES: Record<number, string> = { 12: 'large', 16: 'x_large', 21: 'xx_large' }

/** Royalty-free images are of tier 3, rights-managed ones of tier 4 (record.ts). */
function licenseOf({ price }: Filters): string | undefined {
  const [three, four] = [price?.includes(3), price?.includes(4)]
  if (three === four) return undefined
  return three ? 'royaltyfree' : 'rightsmanaged'
}

const joinNames = <T>(values: readonly T[] | undefined, name: (value: T) => string): string | undefined =>
  values?.length ? values.map(name).join(',') : undefined

const dropEmpty = (given: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])))
