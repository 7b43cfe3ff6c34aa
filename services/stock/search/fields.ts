import { z } from 'zod'
import type { DisplaySize, Image } from '../contract.ts'
import type { Photograph } from '../photographs/photograph.ts'

const SUMMARY = [
  'asset_family',
  'caption',
  'collection_code',
  'collection_name',
  'thumb',
  'license_model',
  'max_dimensions',
  'title',
] as const
const DISPLAY = ['comp', 'preview', 'thumb'] as const
const SETS = {
  summary_set: SUMMARY,
  display_set: DISPLAY,
  detail_set: [
    ...SUMMARY,
    ...DISPLAY,
    'artist',
    'date_created',
    'graphical_style',
    'orientation',
    'quality_rank',
  ],
} as const

const NAMES = [...new Set<Field>([...SETS.detail_set, 'keywords', 'id'])]
type Field = (typeof SETS)[keyof typeof SETS][number] | 'keywords' | 'id'

/** The parameter `fields` of any call: names and names of sets, separated by commas. */
export const fields = z
  .string()
  .default('summary_set')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum([...NAMES, 'summary_set', 'display_set', 'detail_set'])))
  .transform(
    (names) => new Set<Field>(names.flatMap((name) => (name in SETS ? setOf(name) : [name as Field]))),
  )

const setOf = (name: string): readonly Field[] => SETS[name as keyof typeof SETS]

export type Fields = z.output<typeof fields>

/** Answers the address of a picture in a size; `origin` is this service's. */
export type PictureAddress = (id: string, size: DisplaySize['name']) => string

export function imageOf(photograph: Photograph, wanted: Fields, addressOf: PictureAddress): Image {
  const said: Required<Omit<Image, 'id' | 'display_sizes'>> = {
    title: photograph.title,
    caption: photograph.caption,
    artist: photograph.artist,
    asset_family: 'creative',
    collection_code: 'AQM',
    collection_name: 'Made photographs',
    date_created: photograph.createdAt.toISOString(),
    graphical_style: 'photography',
    keywords: photograph.keywords.map((text, at) => ({
      keyword_id: `${60_000 + at}`,
      text,
      type: 'Unknown',
      relevance: null,
    })),
    license_model: photograph.license,
    max_dimensions: { width: photograph.width, height: photograph.height },
    orientation: photograph.orientation,
    quality_rank: photograph.popularity > 2_500 ? 1 : 2,
  }
  const names = Object.keys(said) as (keyof typeof said)[]
  const sizes = DISPLAY.filter((name) => wanted.has(name))
  return {
    id: photograph.id,
    ...Object.fromEntries(names.filter((name) => wanted.has(name)).map((name) => [name, said[name]])),
    ...(sizes.length > 0 && {
      display_sizes: sizes.map((name) => ({
        is_watermarked: false,
        name,
        uri: addressOf(photograph.id, name),
      })),
    }),
  }
}
