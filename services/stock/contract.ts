/**
 * What is used here of the Getty Images API v3, by its own names. Parameters, their values, field names and
 * the shape of answers are those of its OpenAPI description, version 3 (api.gettyimages.com/swagger, as kept
 * in github.com/api-evangelist/getty-images, openapi/getty-images-creative-api-openapi.yml); `license_models`
 * is in the one of 2019 only (apis.guru gettyimages.com/3). The 401 and its body are those of
 * developers.gettyimages.com/docs.
 */

/** GET /v3/search/images/creative, header `Api-Key`. Lists are written with commas. */
export interface SearchParameters {
  /** All words are required; quotes, AND, OR, NOT in capitals and parentheses as on gettyimages.com. */
  phrase?: string
  /** From 1. */
  page?: number
  /** 1 to 100; 30 when left out. */
  page_size?: number
  sort_order?: 'best_match' | 'most_popular' | 'newest' | 'random'
  orientations?: Orientation[]
  /** `#` and six digits; the number sign is optional. */
  color?: string
  moods?: Mood[]
  number_of_people?: NumberOfPeople[]
  compositions?: Composition[]
  graphical_styles?: GraphicalStyle[]
  /** At least this large. */
  minimum_size?: Size
  license_models?: LicenseModel[]
  /** False matches the phrase exactly as written. */
  enhanced_search?: boolean
  /** The fields to answer of each image; `summary_set` when left out. */
  fields?: string[]
}

export const ORIENTATIONS = [
  'horizontal',
  'vertical',
  'square',
  'panoramic_horizontal',
  'panoramic_vertical',
] as const
export type Orientation = (typeof ORIENTATIONS)[number]

export const MOODS = ['black_and_white', 'bold', 'cool', 'dramatic', 'natural', 'vivid', 'warm'] as const
export type Mood = (typeof MOODS)[number]

export const PEOPLE = ['none', 'one', 'two', 'group'] as const
export type NumberOfPeople = (typeof PEOPLE)[number]

export const COMPOSITIONS = [
  'abstract',
  'candid',
  'close_up',
  'copy_space',
  'cut_out',
  'full_frame',
  'full_length',
  'headshot',
  'looking_at_camera',
  'macro',
  'medium_shot',
  'part_of_a_series',
  'portrait',
  'sparse',
  'still_life',
  'three_quarter_length',
  'waist_up',
  'wide_shot',
] as const
export type Composition = (typeof COMPOSITIONS)[number]

export const GRAPHICAL_STYLES = ['fine_art', 'illustration', 'photography', 'vector'] as const
export type GraphicalStyle = (typeof GRAPHICAL_STYLES)[number]

export const SIZES = ['x_small', 'small', 'medium', 'large', 'x_large', 'xx_large', 'vector'] as const
export type Size = (typeof SIZES)[number]

export const LICENSE_MODELS = ['royaltyfree', 'rightsmanaged'] as const
export type LicenseModel = (typeof LICENSE_MODELS)[number]

export const SORT_ORDERS = ['best_match', 'most_popular', 'newest', 'random'] as const

export interface SearchResults {
  result_count: number
  images: Image[]
}

/** GET /v3/images?ids=a,b (at most 100) → 200. GET /v3/images/{id} answers the same with one id, or 404. */
export interface ImageResults {
  images: Image[]
  images_not_found: string[]
}

/** An image's id and the requested fields. */
export interface Image {
  id: string
  title?: string
  caption?: string
  artist?: string
  asset_family?: 'creative'
  collection_code?: string
  collection_name?: string
  date_created?: string
  display_sizes?: DisplaySize[]
  graphical_style?: GraphicalStyle
  keywords?: { keyword_id: string; text: string; type: string; relevance: number | null }[]
  license_model?: LicenseModel
  /** Pixels of the file that is sold. */
  max_dimensions?: { width: number; height: number }
  orientation?: string
  quality_rank?: number
}

export interface DisplaySize {
  is_watermarked: boolean
  name: 'thumb' | 'preview' | 'comp'
  uri: string
}

/** Every refusal but 401, which is `{"message": "Unauthorized"}`. */
export interface Refusal {
  ErrorCode: string
  ErrorMessage: string
}
