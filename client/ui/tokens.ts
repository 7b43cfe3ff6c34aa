import { defineTokens } from '@chakra-ui/react/styled-system'

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 11, 12]

/** One unit is a quarter of a rem, as in Chakra's own scale. */
const scale = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]))

const sans = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif"
const serif = "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif"

/** White walls; the art carries the colour. Readable in plain CSS as `var(--chakra-colors-ink)` and so on. */
export const tokens = defineTokens({
  colors: {
    ink: { value: '#1c1a17' },
    muted: { value: '#6b665e' },
    line: { value: '#e6e2da' },
    wall: { value: '#ffffff' },
    mat: { value: '#f6f4ef' },
    accent: { value: '#1f4d5c' },
    accentHover: { value: '#163a46' },
    danger: { value: '#a3341f' },
    warning: { value: '#8a5a00' },
    success: { value: '#2e6b3f' },
    /** Of a favorite: 3 to 1 against the wall, also over a picture. */
    heart: { value: '#b3261e' },
    /** Edge of what can be typed into or pressed: 3 to 1 against the wall. */
    edge: { value: '#8f897f' },
    scrim: { value: 'rgb(28 26 23 / 0.45)' },
  },
  fonts: { heading: { value: serif }, body: { value: sans } },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)' },
    '3xl': { value: 'clamp(1.875rem, 1.5rem + 1.8vw, 2.75rem)' },
    '4xl': { value: 'clamp(2.5rem, 1.6rem + 4vw, 4.5rem)' },
  },
  /**
   * The gutter keeps what stands in it to 83rem, on every page alike; bands of colour still reach the
   * window's edges.
   */
  spacing: { ...scale, gutter: { value: 'max(clamp(1rem, 4vw, 3.5rem), (100vw - 83rem) / 2)' } },
  sizes: { ...scale, full: { value: '100%' } },
  radii: { print: { value: '2px' }, round: { value: '999px' } },
  shadows: {
    panel: { value: '0 0 0 1px rgb(28 26 23 / 0.08), 0 12px 32px -12px rgb(28 26 23 / 0.22)' },
  },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } },
  zIndex: { header: { value: 10 }, alerts: { value: 40 } },
})
