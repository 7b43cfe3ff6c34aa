import type { PaletteName } from '#services/art/palettes.ts'
import type { Random } from '#services/art/random.ts'
import { pigmentsOf } from './pigments.ts'
import type { TitleStyle } from './title-style.ts'
import { NUMERALS, OPENERS, PLACES, QUALITIES, TIMES } from './vocabulary.ts'

/** What a title is made of. */
export interface Titled {
  random: Random
  nouns: readonly [string, ...string[]]
  palette: PaletteName
  /** The work's number among the artist's, from 1. */
  count: number
}

/** Tries before a title is numbered. */
const TRIES = 60

/** Names a work as its artist would, as no work in `taken` is named, and takes the name. */
export function titleOf(style: TitleStyle, work: Titled, taken: Set<string>): string {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const title = FORMS[style](work, work.random.pick(work.nouns))
    if (taken.has(title.toLowerCase())) continue
    taken.add(title.toLowerCase())
    return title
  }
  const numbered = `${work.random.pick(work.nouns)}, No. ${taken.size + 1}`
  taken.add(numbered.toLowerCase())
  return numbered
}

type Form = (work: Titled, noun: string) => string

const bare = (noun: string) => noun.replace(/^The /, '')

const FORMS: Record<TitleStyle, Form> = {
  plain: ({ random }, noun) => (random.chance(0.15) ? noun : `${random.pick(QUALITIES)} ${bare(noun)}`),
  place: ({ random }, noun) =>
    random.chance(0.7)
      ? `${noun}, ${random.pick(PLACES)}`
      : `${random.pick(PLACES)}, ${random.pick(TIMES).replace(/^[a-z]/, (letter) => letter.toUpperCase())}`,
  time: ({ random }, noun) => `${noun}, ${random.pick(TIMES)}`,
  series: ({ random, count }, noun) =>
    random.pick([
      () => `${noun}, No. ${count}`,
      () => `${random.pick(QUALITIES)} ${bare(noun)} ${random.pick(NUMERALS)}`,
      () => `Study for ${noun}, No. ${count}`,
      () => `${random.pick(PLACES)} ${random.pick(NUMERALS)}`,
    ])(),
  color: ({ random, palette, count }, noun) =>
    random.pick([
      () => `${noun} in ${random.pick(pigmentsOf(palette))}`,
      () => `Study in ${random.pick(pigmentsOf(palette))}, No. ${count}`,
      () => `${random.pick(pigmentsOf(palette))} ${bare(noun)}`,
      () => `${random.pick(QUALITIES)} ${random.pick(pigmentsOf(palette))}`,
    ])(),
  poetic: ({ random }, noun) => `${random.pick(OPENERS)} ${bare(noun)}`,
}
