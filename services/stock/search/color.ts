import { oklch } from '#services/art/color.ts'

/** Colours further apart have different names. */
const ALIKE = 0.14

/** Whether two hex colours look alike. */
export function looksLike(one: string, other: string): boolean {
  const [a, b] = [placeOf(one), placeOf(other)]
  return Math.hypot(a.lightness - b.lightness, a.x - b.x, a.y - b.y) < ALIKE
}

function placeOf(hex: string) {
  const value = Number.parseInt(hex.replace('#', ''), 16)
  const { lightness, chroma, hue } = oklch(value >> 16, (value >> 8) & 255, value & 255)
  const angle = (hue * Math.PI) / 180
  // Hue tells colours apart more than lightness does.
  return { lightness: lightness / 2, x: 2 * chroma * Math.cos(angle), y: 2 * chroma * Math.sin(angle) }
}
