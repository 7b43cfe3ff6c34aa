import { STYLES, SUBSTRATES } from '#services/shared/vocabulary.ts'
import { type Extent, orientationOf, renditionOf } from '../record/extent.ts'
import { artworkVersionOf } from '../record/fingerprint.ts'
import type { ImageRecord } from '../record/image-record.ts'
import type { StoredImage } from '../record/image-store.ts'
import type { StockAnswerImage } from './answer.ts'
import { stockIdOf } from './stock.ts'

/**
 * Makes the shop's record of an image of the source: tier 3 when royalty-free, 4 with managed rights, on
 * every substrate, and always published. Its keywords tell what the source does not say; its colours and
 * placeholder come once its picture was seen.
 */
export function recordOf(image: StockAnswerImage): StoredImage {
  const managed = image.license_model === 'rightsmanaged'
  const keywords = image.keywords.map((keyword) => keyword.toLowerCase())
  const print = computeLargestPrint(image.max_dimensions)
  const rendition = renditionOf(print, image.max_dimensions)
  const createdAt = image.date_created ?? LONG_AGO
  const record: ImageRecord = {
    id: stockIdOf(image.id),
    localId: image.id,
    title: image.title,
    caption: image.caption,
    artist: image.artist,
    keywords: image.keywords,
    price: managed ? 4 : 3,
    published: true,
    publisher: 'GET',
    type: image.graphical_style === 'photography' || !image.graphical_style ? 'photography' : 'fine art',
    people: keywords.some((keyword) => SAYS_PEOPLE.includes(keyword)) ? 'with' : 'without',
    orientation: orientationOf(image.max_dimensions),
    styles: STYLES.filter((style) =>
      keywords.some((keyword) => keyword.replace(' ', '-') === style.replace(' ', '-')),
    ),
    colors: [],
    megapixels: Math.round((image.max_dimensions.width * image.max_dimensions.height) / 100_000) / 10,
    maxWidth: print.width,
    maxHeight: print.height,
    substrates: SUBSTRATES,
    substrateSizes: {},
    artwork: { kind: 'stock' },
    pixelWidth: rendition.width,
    pixelHeight: rendition.height,
    placeholder: '',
    popularity: 0,
    royaltyCode: managed ? 'GETRM' : 'GET',
    createdAt,
  }
  return { ...record, createdAt, updatedAt: createdAt, artworkVersion: artworkVersionOf(record) }
}

const LONG_AGO = new Date('2000-01-01T00:00:00Z')

const SAYS_PEOPLE = ['people', 'one person', 'two people', 'group of people', 'crowd']

const PIXELS_AN_INCH = 100
const SMALLEST = 24
const LARGEST = 120

/** Computes whole inches: a hundred pixels each, between two and ten feet on the long edge. */
function computeLargestPrint({ width, height }: Extent): Extent {
  const long = Math.max(width, height)
  const edge = Math.min(LARGEST, Math.max(SMALLEST, long / PIXELS_AN_INCH))
  const toInches = (pixels: number) => Math.max(1, Math.round((pixels * edge) / long))
  return { width: toInches(width), height: toInches(height) }
}
