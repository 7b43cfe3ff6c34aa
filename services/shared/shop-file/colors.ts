/** The colors of the theme that an owner may change, as client/ui/tokens.ts has them. */
export const OUR_COLORS = {
  ink: '#1c1a17',
  muted: '#6b665e',
  line: '#e6e2da',
  wall: '#ffffff',
  mat: '#f6f4ef',
  accent: '#1f4d5c',
  accentHover: '#163a46',
  edge: '#8f897f',
} as const

export type ColorName = keyof typeof OUR_COLORS
export type Colors = Readonly<Record<ColorName, string>>

/** What the shop says by color and an owner leaves as it is. */
const FIXED = { danger: '#a3341f', warning: '#8a5a00', success: '#2e6b3f', heart: '#b3261e' } as const

type Shown = ColorName | keyof typeof FIXED

/** WCAG 2.2 AA, 1.4.3: text. */
const TEXT = 4.5
/** WCAG 2.2 AA, 1.4.11: edges of controls, and signs. */
const SIGN = 3

/** Each pair that the theme shows, one upon the other, and how far they have to be apart. */
const PAIRS: readonly (readonly [on: Shown, ground: Shown, least: number])[] = [
  ...(['ink', 'muted', 'accent', 'accentHover', 'danger', 'warning', 'success'] as const).flatMap((name) => [
    [name, 'wall', TEXT] as const,
    [name, 'mat', TEXT] as const,
  ]),
  ['ink', 'line', TEXT],
  ['wall', 'accent', TEXT],
  ['wall', 'accentHover', TEXT],
  ['wall', 'ink', TEXT],
  ['edge', 'wall', SIGN],
  ['heart', 'wall', SIGN],
]

/** Answers all colors of a shop: its owner's, else ours. An accent of its own is darker under the pointer. */
export function colorsOf(own: Partial<Colors> = {}): Colors {
  const hover = own.accent === undefined ? {} : { accentHover: darken(own.accent) }
  return { ...OUR_COLORS, ...hover, ...own }
}

/** A pair that cannot be told apart well enough. */
export interface WeakPair {
  on: Shown
  ground: Shown
  /** As WCAG reckons it, cut to two decimals. */
  ratio: number
  least: number
}

/** Finds the pairs of the theme that are too close to read. */
export function findWeakPairs(colors: Colors): WeakPair[] {
  const all = { ...colors, ...FIXED }
  return PAIRS.flatMap(([on, ground, least]) => {
    const ratio = contrastOf(all[on], all[ground])
    return ratio < least ? [{ on, ground, ratio: Math.floor(ratio * 100) / 100, least }] : []
  })
}

const SHADES = 100

/**
 * Finds the shade of a color, towards black or white, that is nearest to it and is in no weak pair; null
 * where none is, such as between two others that are too close already.
 */
export function findReadable(name: ColorName, own: Partial<Colors>): string | null {
  const color = colorsOf(own)[name]
  for (let part = 1; part <= SHADES; part++)
    for (const end of [0, 255]) {
      const shade = shadeOf(color, end, part / SHADES)
      const pairs = findWeakPairs(colorsOf({ ...own, [name]: shade }))
      if (pairs.every(({ on, ground }) => on !== name && ground !== name)) return shade
    }
  return null
}

/** The contrast of two colors, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

const HOVER = 0.25

const darken = (color: string): string => shadeOf(color, 0, HOVER)

/** Answers a color that has gone a part of the way, 0 to 1, to black (0) or white (255). */
const shadeOf = (color: string, end: number, part: number): string =>
  `#${channelsOf(color)
    .map((channel) =>
      Math.round(channel + (end - channel) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
