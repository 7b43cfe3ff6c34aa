/** Hex colours mixed in OKLab, where equal steps look equal. */

export interface Oklch {
  lightness: number
  chroma: number
  /** Degrees */
  hue: number
}

type Triple = [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Takes sRGB channels from 0 to 255. */
function oklab(red: number, green: number, blue: number): Triple {
  const [r, g, b] = [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function hexOf([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const bytes = channels.map((v) => Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, v))))))
  return `#${bytes.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}

function labOf(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return oklab(value >> 16, (value >> 8) & 255, value & 255)
}

export function oklch(red: number, green: number, blue: number): Oklch {
  const [lightness, a, b] = oklab(red, green, blue)
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

export const lightnessOf = (hex: string): number => labOf(hex)[0]

/** `share` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [labOf(from), labOf(to)]
  const mixAt = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share
  return hexOf([mixAt(0), mixAt(1), mixAt(2)])
}

export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share)
export const darken = (hex: string, share: number): string => mix(hex, '#0b0a0c', share)

/** Colours from dark to light. */
export const byLightness = (colors: readonly string[]): string[] =>
  [...colors].sort((a, b) => lightnessOf(a) - lightnessOf(b))

/** The colour at `at` (0 to 1) along a ramp of at least one. */
export function along(ramp: readonly string[], at: number): string {
  const place = Math.min(1, Math.max(0, at)) * (ramp.length - 1)
  const from = ramp[Math.floor(place)] ?? '#000000'
  return mix(from, ramp[Math.ceil(place)] ?? from, place % 1)
}

const warmth = (hex: string): number => {
  const [, a, b] = labOf(hex)
  return b + a * 0.35
}

/** Chooses the sun, the moon or a lamp of a palette: its warmest light colour, never a cold one. */
export function lightOf({ ground, colors }: { ground: string; colors: readonly string[] }): string {
  const warmest = [...colors].sort((a, b) => warmth(b) * labOf(b)[0] - warmth(a) * labOf(a)[0])[0] ?? ground
  return warmth(warmest) > 0.05 ? warmest : mix(ground, '#fff4dc', 0.5)
}

/** Keeps the colours that differ visibly from `from`; all of them when none does. */
export function apartFrom(from: string, colors: readonly string[], least = 0.12): string[] {
  const far = colors.filter((color) => Math.abs(lightnessOf(color) - lightnessOf(from)) > least)
  return far.length ? far : [...colors]
}
