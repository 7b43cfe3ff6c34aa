import type { Random } from '#services/art/random.ts'

/** How an artist names works. */
export type TitleStyle = 'plain' | 'place' | 'time' | 'series' | 'color' | 'poetic'

const QUALITIES = [
  'Quiet',
  'Slow',
  'Late',
  'Bright',
  'Small',
  'Distant',
  'Gentle',
  'Unhurried',
  'Open',
  'Second',
  'Northern',
  'Half-Lit',
]
const PLACES = [
  'Ostra',
  'Carn Leath',
  'Vella Bay',
  'Santa Orin',
  'Halvard',
  'Little Marrow',
  'Tarn End',
  'Port Elowen',
  'Quessa',
  'Lower Brae',
  'Monte Iva',
  'Sallow Point',
  'Kestrel Row',
  'Ashbourne Cross',
  'Mirador',
  'Old Junction',
  'Fennimore',
  'Isle of Wren',
]
const TIMES = [
  'at First Light',
  'before Rain',
  'in October',
  'after Dinner',
  'at Noon',
  'in Late March',
  'on a Tuesday',
  'around Midnight',
  'in the Off-Season',
  'just after Six',
  'in August',
  'on the Longest Day',
]
const OPENERS = [
  'Letter to the',
  'What I Kept of the',
  'Under the',
  'Listening to the',
  'More about the',
  'Leaving the',
  'The Year of the',
  'A Short History of',
  'Almost',
  'Nothing but',
  'Instructions for',
  'In Praise of',
]
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** Splits `forestNight` into `Forest Night`. */
const wordsOf = (name: string) => {
  const spaced = name.replace(/([A-Z])/g, ' $1')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** `count` is the work's number among the artist's, from 1. */
export function titleOf(
  style: TitleStyle,
  random: Random,
  noun: string,
  palette: string,
  count: number,
): string {
  switch (style) {
    case 'plain':
      return random.chance(0.2) ? noun : `${random.pick(QUALITIES)} ${noun.replace(/^The /, '')}`
    case 'place':
      return `${noun}, ${random.pick(PLACES)}`
    case 'time':
      return `${noun} ${random.pick(TIMES)}`
    case 'series':
      return random.chance(0.5) ? `${noun} No. ${count}` : `${noun} ${random.pick(NUMERALS)}`
    case 'color':
      return random.chance(0.3)
        ? `Untitled (${wordsOf(palette)} No. ${count})`
        : `${noun} in ${wordsOf(palette)}`
    case 'poetic': {
      const opener = random.pick(OPENERS)
      return `${opener} ${opener.endsWith('the') ? noun.replace(/^The /, '') : noun}`
    }
  }
}
