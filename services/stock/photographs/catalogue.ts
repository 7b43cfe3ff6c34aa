import { lightnessOf } from '#services/art/color.ts'
import { type Kind, kindOf } from '#services/art/kinds.ts'
import { PALETTES } from '#services/art/palettes.ts'
import { type Random, seeded } from '#services/art/random.ts'
import type { Recipe } from '#services/art/recipe.ts'
import type { Composition, Mood, NumberOfPeople, Orientation } from '../contract.ts'
import type { Photograph } from './photograph.ts'
import { PHOTOGRAPHERS, SUBJECTS, type Subject } from './subjects.ts'

export const PHOTOGRAPHS = 2_600
const FIRST_ID = 1_400_000_001

/** Every photograph of the stand-in, the oldest first; the same on every machine and every day. */
export function makePhotographs(): Photograph[] {
  const titles = new Map<string, number>()
  return Array.from({ length: PHOTOGRAPHS }, (_, index) => makePhotograph(index, titles))
}

function makePhotograph(index: number, titles: Map<string, number>): Photograph {
  const random = seeded(500_000 + index)
  const subject = random.pick(SUBJECTS)
  const artist = random.whole(0, PHOTOGRAPHERS.length - 1)
  const { orientation, ratio } = random.pick(SHAPES[random.pick(subject.shapes.split(''))] ?? [])
  const recipe: Recipe = {
    generator: subject.generator,
    palette: random.pick(subject.palettes),
    ratio: Math.round(ratio * 10_000) / 10_000,
    seed: 700_000 + index,
    hand: 4_000 + artist,
  }
  const megapixels = random.pick([8.2, 12.1, 16.2, 20.1, 24, 24.2, 30.4, 45.4])
  const width = Math.round(Math.sqrt(megapixels * 1e6 * ratio))
  const compositions = subject.compositions.filter((_, at) => at === 0 || random.chance(0.5))
  const people = peopleIn(recipe)
  const { colors } = PALETTES[recipe.palette]
  return {
    id: String(FIRST_ID + index),
    title: titleOf(subject, random, titles),
    caption: subject.caption,
    artist: PHOTOGRAPHERS[artist] ?? '',
    keywords: keywordsOf(subject, random, { compositions, people, orientation }),
    recipe,
    width,
    height: Math.round(width / ratio),
    orientation,
    compositions,
    people,
    moods: moodsOf(recipe),
    colors: colors.slice(0, 3),
    license: random.chance(0.2) ? 'rightsmanaged' : 'royaltyfree',
    createdAt: dateOf(index, random),
    popularity: Math.floor(random.next() ** 4 * 10_000),
  }
}

type Shape = { orientation: Orientation; ratio: number }
const makeShapes = (orientation: Orientation, ...ratios: number[]): Shape[] =>
  ratios.map((ratio) => ({ orientation, ratio }))

const SHAPES: Record<string, Shape[]> = {
  v: makeShapes('vertical', 2 / 3, 3 / 4, 4 / 5),
  h: makeShapes('horizontal', 3 / 2, 4 / 3, 16 / 9),
  s: makeShapes('square', 1),
  p: makeShapes('panoramic_horizontal', 2.2, 2.5, 3),
}

/** Names a series by what it shows and where, and its pictures after the first by their numbers. */
function titleOf({ whats, wheres }: Subject, random: Random, titles: Map<string, number>): string {
  const series = `${random.pick(whats)} ${random.pick(wheres)}`
  const number = (titles.get(series) ?? 0) + 1
  titles.set(series, number)
  return number === 1 ? series : `${series}, ${number}`
}

const COUNTED: Partial<Record<Kind, NumberOfPeople>> = { one: 'one', two: 'two', three: 'group' }

/** Counts the visible people: a shore is drawn with one, two or three. */
function peopleIn(recipe: Recipe): NumberOfPeople {
  const kind = kindOf(recipe)
  return (kind && COUNTED[kind]) || 'none'
}

const PEOPLE_KEYWORDS: Record<NumberOfPeople, string> = {
  none: 'no people',
  one: 'one person',
  two: 'two people',
  group: 'group of people',
}

function keywordsOf(
  subject: Subject,
  random: Random,
  said: { compositions: readonly Composition[]; people: NumberOfPeople; orientation: Orientation },
): string[] {
  const dropUnderscores = (value: string) => value.replaceAll('_', ' ')
  return [
    ...subject.keywords.filter((_, at) => at < 4 || random.chance(0.7)),
    ...said.compositions.map(dropUnderscores),
    PEOPLE_KEYWORDS[said.people],
    dropUnderscores(said.orientation),
    'photography',
  ]
}

function moodsOf({ palette }: Recipe): Mood[] {
  if (palette === 'sumi' || palette === 'silver') return ['black_and_white']
  const { colors } = PALETTES[palette]
  return lightnessOf(colors[0]) < 0.4 ? ['dramatic'] : ['natural']
}

const FIRST_DAY = Date.UTC(2015, 0, 5)
const DAY_MS = 86_400_000

/** Spreads dates by one and a half a day, in the order of ids. */
const dateOf = (index: number, random: Random): Date =>
  new Date(FIRST_DAY + Math.floor((index + random.next()) * 1.6) * DAY_MS)
