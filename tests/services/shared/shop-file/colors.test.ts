import { expect, test } from 'vitest'
import { tokens } from '#client/ui/tokens.ts'
import {
  colorsOf,
  contrastOf,
  findReadable,
  findWeakPairs,
  OUR_COLORS,
} from '#services/shared/shop-file/colors.ts'

test('an owner’s colors are those of the theme, by the same names', () => {
  const theme = tokens.colors as Record<string, { value: string }>
  const named = Object.keys(OUR_COLORS).map((name) => [name, theme[name]?.value])
  expect(Object.fromEntries(named)).toEqual(OUR_COLORS)
})

// Of WCAG's own examples.
test.each([
  ['#000000', '#ffffff', '21.00'],
  ['#777777', '#ffffff', '4.48'],
  ['#767676', '#ffffff', '4.54'],
  ['#ff0000', '#ffffff', '4.00'],
  ['#1f4d5c', '#1f4d5c', '1.00'],
])('%s and %s have a contrast of %s, either way', (one, other, ratio) => {
  expect(contrastOf(one, other).toFixed(2)).toBe(ratio)
  expect(contrastOf(other, one)).toBe(contrastOf(one, other))
})

test('our own colors can be read in every pair', () => {
  expect(findWeakPairs(colorsOf())).toEqual([])
})

test('an accent is darker where it is pointed at, unless that is chosen too', () => {
  expect(colorsOf({ accent: '#7a1f3d' }).accentHover).toBe('#5c172e')
  expect(colorsOf({ accent: '#7a1f3d', accentHover: '#000000' }).accentHover).toBe('#000000')
  expect(colorsOf({ ink: '#000000' }).accentHover).toBe(OUR_COLORS.accentHover)
})

test('a dark wall is refused by all that stands on it', () => {
  const weak = findWeakPairs(colorsOf({ wall: '#101010', ink: '#ffffff' })).map(
    ({ on, ground }) => `${on} on ${ground}`,
  )
  expect(weak).toEqual(
    expect.arrayContaining(['accent on wall', 'danger on wall', 'heart on wall', 'ink on mat']),
  )
})

test('a ratio just below what is asked is not rounded up to it', () => {
  const [pair] = findWeakPairs(colorsOf({ muted: '#777777', mat: '#ffffff' }))
  expect(pair).toMatchObject({ on: 'muted', ratio: 4.47, least: 4.5 })
})

test.each([
  ['accent', '#ffcc00', {}],
  ['edge', '#eeeeee', {}],
  ['wall', '#101010', {}],
  ['mat', '#777777', { ink: '#000000' }],
] as const)('the nearest shade of %s %s that can be read is found', (name, color, others) => {
  const shade = findReadable(name, { ...others, [name]: color }) ?? ''
  expect(findWeakPairs(colorsOf({ ...others, [name]: shade }))).toEqual([])
})

test('no shade is found where others leave no room for it', () => {
  expect(findReadable('ink', { ink: '#888888', line: '#101010' })).toBeNull()
})
