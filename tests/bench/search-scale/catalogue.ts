import type { ImageRecord } from '#services/content/record/image-record.ts'
import {
  COLORS,
  IMAGE_TYPES,
  ORIENTATIONS,
  PUBLISHERS,
  STYLES,
  SUBSTRATES,
} from '#services/shared/vocabulary.ts'

export interface Made {
  /** Images. */
  size: number
  /** Whom they are credited to. */
  artists?: number
}

/**
 * Makes image number `n` from `n` and how many artists there are alone, so that a catalogue is the same every
 * time; the newest is the last.
 */
export const makeImage = (
  n: number,
  artists = ARTISTS,
): ImageRecord & { createdAt: Date; artistNumber: number } => {
  const random = createRandom(n)
  const chance = () => random() / 2 ** 32
  const one = <Value>(list: readonly Value[], skew = 1): Value =>
    list[Math.floor(list.length * chance() ** skew)] as Value
  const some = <Value>(list: readonly Value[], most: number, skew = 1): Value[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(most * chance()) }, () => one(list, skew))),
  ]
  const words = (count: number) =>
    Array.from({ length: count }, () => inNumber(WORDS[zipf(chance(), WORDS.length)], chance())).join(' ')
  const artistNumber = zipf(chance(), artists)
  const orientation = one(ORIENTATIONS, 1.6)
  return {
    id: `made-${n}`,
    localId: `L${n}`,
    title: words(3),
    caption: words(8),
    artist: artistNameOf(artistNumber),
    artistNumber,
    keywords: [
      ...Array.from({ length: 16 }, () => words(1)),
      ...Array.from({ length: 3 }, () => phraseOf(zipf(chance(), PHRASES))),
      longPhraseOf(zipf(chance(), PHRASES)),
    ],
    price: 1 + Math.floor(4 * chance() ** 1.5),
    published: chance() < 0.97,
    publisher: one(PUBLISHERS, 2),
    type: one(IMAGE_TYPES, 1.4),
    people: chance() < 0.25 ? 'with' : 'without',
    orientation,
    styles: some(STYLES, 2),
    colors: some(COLORS, 3, 1.3),
    megapixels: 6 + 24 * chance(),
    maxWidth: 48,
    maxHeight: 36,
    substrates: some(SUBSTRATES, 7),
    substrateSizes: {},
    artwork: { kind: 'plate' },
    pixelWidth: 1600,
    pixelHeight: orientation === 'vertical' ? 2000 : 1200,
    placeholder: `data:image/webp;base64,${'A'.repeat(120)}`,
    popularity: chance() < 0.8 ? 0 : Math.floor(1 / (0.002 + chance())),
    royaltyCode: chance() < 0.05 ? '' : 'R1',
    createdAt: new Date(Date.UTC(2010, 0, 1) + n * 400_000),
  }
}

/** Words by frequency: the first is in about a third of the images, the last in one of some thousands. */
export const WORDS: readonly string[] = Array.from({ length: 20_000 }, (_, rank) => word(rank))

const ARTISTS = 5_000
const PHRASES = 400

export const artistNameOf = (number: number): string => `${word(number % 70, 'n')} ${word(number, 'm')}`

/** A keyword of two words; a lower rank is more common. */
export const phraseOf = (rank: number): string => `${WORDS[200 + rank]} ${WORDS[900 + ((rank * 7) % 400)]}`

/** A keyword of three words around a common one, as in 'oil on canvas'. */
export const longPhraseOf = (rank: number): string =>
  `${WORDS[200 + rank]} ${WORDS[rank % 20]} ${WORDS[900 + ((rank * 7) % 400)]}`

/** Puts three words of ten in the plural. */
const inNumber = (word: string | undefined, chance: number): string => (chance < 0.3 ? `${word}s` : `${word}`)

function word(number: number, end = ''): string {
  const syllables = [
    'ba',
    'ce',
    'di',
    'fo',
    'gu',
    'ha',
    'je',
    'ki',
    'lo',
    'mu',
    'na',
    'pe',
    'ri',
    'so',
    'tu',
    'va',
  ]
  const spelt = number.toString(16).padStart(3, '0')
  return [...spelt].map((digit) => syllables[Number.parseInt(digit, 16)]).join('') + end
}

/**
 * Chooses a rank as words occur in texts, by Zipf's law with a flat beginning: rank r comes as 1 / (r + 10).
 */
const zipf = (chance: number, length: number): number =>
  Math.min(length - 1, Math.floor(10 * ((length + 10) / 10) ** chance - 10))

/** Makes numbers below 2^32, the same for the same seed (splitmix32). */
function createRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}
