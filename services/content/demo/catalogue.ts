import { kindOf } from '#services/art/kinds.ts'
import { type Random, seeded } from '#services/art/random.ts'
import type { Recipe } from '#services/art/recipe.ts'
import {
  type Color,
  type ImageType,
  type Orientation,
  SUBSTRATES,
  type Substrate,
} from '#services/shared/vocabulary.ts'
import type { ImageRecord } from '../record/image-record.ts'
import { ARTISTS, type Artist } from './artists.ts'
import type { Subject, Words } from './subjects/subject.ts'
import { SUBJECTS } from './subjects/subjects.ts'
import { titleOf } from './titles/titles.ts'

export const DEMO_WORKS = 2400

/** Decides which works are kept back: about one of a hundred. */
const UNPUBLISHED = 60127

/**
 * A record without the fields that need its picture: its colours, with the words for them, and its
 * placeholder.
 */
export type DemoWork = Omit<ImageRecord, 'colors' | 'placeholder' | 'artwork'> & { recipe: Recipe }

/** Makes every work of the demo catalogue, the same on every machine and every day. */
export function makeDemoCatalogue(): DemoWork[] {
  const titles = new Set<string>()
  return Array.from({ length: DEMO_WORKS }, (_, index) => {
    const number = index + 1
    const by = index % ARTISTS.length
    const artist = ARTISTS[by]
    if (!artist) throw new RangeError(`No artist ${by}`)
    return workOf(artist, by, number, titles)
  })
}

/** Makes a work's record once its picture has been seen. */
export const recordOf = (
  { recipe, ...work }: DemoWork,
  colors: Color[],
  placeholder: string,
): ImageRecord => ({
  ...work,
  keywords: [...work.keywords, ...colors],
  colors,
  placeholder,
  artwork: { kind: 'made', recipe },
})

function workOf(artist: Artist, by: number, number: number, titles: Set<string>): DemoWork {
  const random = seeded(20_000 + number)
  const count = Math.floor((number - 1) / ARTISTS.length) + 1
  const generator = random.pick(artist.generators)
  const palette = random.pick(artist.palettes)
  const subject = SUBJECTS[generator]
  const { orientation, ratio } = shapeOf(random, subject)
  const recipe: Recipe = { generator, palette, ratio, seed: number, hand: 700 + by }
  const told = wordsOf(subject, recipe)
  const styles = subject.styles.filter((_, i) => i === 0 || random.chance(0.45))
  const megapixels = random.pick([9.4, 12.2, 12.6, 16.1, 18, 21.3, 24.2, 30.4, 36, 50.3])
  const [maxWidth, maxHeight] = computeLargestPrint(megapixels, ratio)
  return {
    id: `aq-${String(number).padStart(6, '0')}`,
    localId: `${initialsOf(artist.name)}-${String(number).padStart(4, '0')}`,
    title: titleOf(artist.titles, { random: random.fork(), nouns: told.nouns, palette, count }, titles),
    caption: random.pick(told.captions),
    artist: artist.name,
    keywords: [
      ...new Set([...told.keywords, ...subject.keywords.filter((_, i) => i < 4 || random.chance(0.7))]),
      ...styles,
      subject.type,
      orientation,
    ],
    price: tierOf(random, megapixels),
    published: !seeded(UNPUBLISHED + number).chance(0.01),
    publisher: artist.publisher,
    type: subject.type,
    people: subject.people,
    orientation,
    styles,
    megapixels,
    maxWidth,
    maxHeight,
    substrates: substratesOf(random, subject, megapixels),
    substrateSizes: {},
    recipe,
    pixelWidth: 1600,
    pixelHeight: Math.round(1600 / ratio),
    popularity: Math.floor(random.next() ** 5 * 900),
    royaltyCode: random.pick(['R08', 'R10', 'R10', 'R12']),
    createdAt: dateOf(random),
  }
}

const RATIOS: Record<string, { orientation: Orientation; ratios: readonly number[] }> = {
  v: { orientation: 'vertical', ratios: [3 / 4, 4 / 5, 2 / 3, 5 / 7] },
  h: { orientation: 'horizontal', ratios: [4 / 3, 3 / 2, 5 / 4, 7 / 5] },
  s: { orientation: 'square', ratios: [1] },
  p: { orientation: 'panoramic', ratios: [2, 2.5, 3] },
}

function shapeOf(random: Random, subject: Subject): { orientation: Orientation; ratio: number } {
  const shape = RATIOS[random.pick(subject.shapes.split(''))]
  if (!shape) throw new RangeError(`Unknown shape in ${subject.shapes}`)
  return { orientation: shape.orientation, ratio: Math.round(random.pick(shape.ratios) * 10_000) / 10_000 }
}

/** What is said of the picture: what holds for its kind, or for all of its generator. */
function wordsOf({ kinds, nouns, keywords, captions }: Subject, recipe: Recipe): Words {
  const kind = kindOf(recipe)
  return (kind && kinds[kind]) || { nouns, keywords: keywords.slice(0, 1), captions }
}

const initialsOf = (name: string) =>
  name
    .split(/[ -]/)
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()

/** Computes inches at a hundred dots each, between two and ten feet on the long edge. */
function computeLargestPrint(megapixels: number, ratio: number): [width: number, height: number] {
  const width = Math.sqrt(megapixels * 1e6 * ratio) / 100
  const long = Math.max(width, width / ratio)
  const scale = Math.min(120, Math.max(24, long)) / long
  return [Math.round(width * scale), Math.round((width / ratio) * scale)]
}

const tierOf = (random: Random, megapixels: number): number =>
  Math.min(4, Math.max(1, random.pick([1, 1, 2, 2, 2, 3, 3, 4]) + (megapixels > 40 ? 1 : 0)))

/** Chooses substrates: every work is sold as a print, and the very large substrates need a large file. */
function substratesOf(random: Random, subject: Subject, megapixels: number): Substrate[] {
  const large: readonly Substrate[] = ['mural', 'window film']
  const chosen = new Set<Substrate>(['print'])
  for (const substrate of subject.substrates) {
    const likely = large.includes(substrate) ? (megapixels > 18 ? 0.8 : 0) : likelihoodOf(subject.type)
    if (random.chance(likely)) chosen.add(substrate)
  }
  return SUBSTRATES.filter((substrate) => chosen.has(substrate))
}

const likelihoodOf = (type: ImageType) => (type === 'photography' ? 0.85 : 0.8)

/** Chooses a date from 2018 to the autumn of 2026, more often a late one. */
function dateOf(random: Random): Date {
  const [first, last] = [Date.UTC(2018, 2, 1), Date.UTC(2026, 9, 30)]
  return new Date(Math.floor((last - (last - first) * random.next() ** 1.7) / 1000) * 1000)
}
