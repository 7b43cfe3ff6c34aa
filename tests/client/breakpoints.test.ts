import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { system } from '#client/ui/system.ts'

/** From spec.md section 9, in pixels. */
const BREAKPOINTS = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 }

/** A range of widths, in any way that CSS writes one. */
const RANGE = /\(\s*(?:(?:min|max)-)?width\s*(?::|[<>]=?)\s*([\d.]+)px\s*\)/g

// Spec 9.24
test('the breakpoints are the five that the specification names', () => {
  const { xs: _, ...named } = BREAKPOINTS
  expect(system.breakpoints.values.map(({ name, min }) => [name, min])).toEqual(
    Object.entries(named).map(([name, width]) => [name, `${width / 16}rem`]),
  )
})

// Spec 9.24
test('every style sheet and screen changes its layout at a breakpoint', () => {
  const places = globSync('client/**/*.{css,ts,tsx}', { exclude: ['client/apollo/generated/**'] })
  const widths = places.flatMap((place) =>
    [...readFileSync(place, 'utf8').matchAll(RANGE)].map(([, width]) => ({ place, width: Number(width) })),
  )
  expect(widths.length).toBeGreaterThan(20)
  const known = Object.values(BREAKPOINTS)
  // A `max-width` ends a hair below its breakpoint.
  expect(widths.filter(({ width }) => !known.includes(Math.round(width)))).toEqual([])
})
