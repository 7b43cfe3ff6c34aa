import { type Oklch, oklch } from '#services/art/color.ts'
import { COLORS, type Color } from '#services/shared/vocabulary.ts'

/** A colour with a smaller share of the picture is not what people filter for. */
const LEAST = 0.12
const MOST_COLORS = 4

/**
 * Finds the colours of spec.md section 9 that a picture shows: tags for its whole mood first (`black and
 * white`, `neutral`, `pastel`, `pale`), then at most four colours, the largest first. `data` is RGB triples;
 * a few hundred of them are enough.
 */
export function colorsOf(data: Uint8Array): Color[] {
  const pixels: Oklch[] = []
  for (let i = 0; i + 2 < data.length; i += 3)
    pixels.push(oklch(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0))
  const count = new Map<Color, number>()
  for (const pixel of pixels) {
    const name = nameOf(pixel)
    count.set(name, (count.get(name) ?? 0) + 1)
  }
  const plain = [...count]
    .filter(([, pixelsOfIt]) => pixelsOfIt >= LEAST * pixels.length)
    .sort((a, b) => b[1] - a[1] || COLORS.indexOf(a[0]) - COLORS.indexOf(b[0]))
    .slice(0, MOST_COLORS)
    .map(([name]) => name)
  return [...moodsOf(pixels), ...plain]
}

/** Names the plain colour of one pixel. */
export function nameOf({ lightness, chroma, hue }: Oklch): Color {
  const warm = hue > 40 && hue < 115
  if (lightness < 0.22 || (lightness < 0.3 && chroma < 0.035)) return 'black'
  if (chroma < 0.012 || (chroma < 0.024 && !warm)) return lightness > 0.9 ? 'white' : 'grey'
  if (warm && lightness > 0.72 && chroma < 0.075) {
    if (lightness > 0.93) return chroma < 0.016 ? 'white' : 'cream'
    return lightness > 0.82 ? 'beige' : 'tan'
  }
  if (chroma < 0.03 && !warm) return lightness > 0.93 ? 'white' : 'grey'
  return nameHue(lightness, chroma, hue)
}

function nameHue(lightness: number, chroma: number, hue: number): Color {
  if (hue >= 345 || hue < 10) return lightness > 0.42 ? 'pink' : 'purple'
  if (hue < 38) return lightness > 0.74 ? 'pink' : lightness < 0.42 && chroma < 0.1 ? 'brown' : 'red'
  if (hue < 72) {
    if (lightness > 0.62 && chroma > 0.1) return 'orange'
    return lightness > 0.66 ? 'tan' : lightness > 0.56 && chroma > 0.13 ? 'orange' : 'brown'
  }
  if (hue < 92) {
    if (lightness < 0.55) return 'brown'
    return chroma < 0.075 ? 'tan' : lightness < 0.8 || chroma < 0.12 ? 'gold' : 'yellow'
  }
  if (hue < 108)
    return lightness > 0.76 && chroma > 0.1 ? 'yellow' : lightness > 0.6 && chroma > 0.09 ? 'gold' : 'green'
  if (hue < 192) return 'green'
  if (hue < 282) return 'blue'
  return hue < 325 ? 'purple' : lightness > 0.6 ? 'pink' : 'purple'
}

/** Tags the picture as a whole. */
function moodsOf(pixels: readonly Oklch[]): Color[] {
  const shareOf = (holds: (pixel: Oklch) => boolean) => pixels.filter(holds).length / pixels.length
  const meanChroma = pixels.reduce((sum, { chroma }) => sum + chroma, 0) / pixels.length
  const light = shareOf(({ lightness }) => lightness > 0.72)
  if (shareOf(({ chroma }) => chroma < 0.012) > 0.97) return ['black and white']
  const moods: Color[] = []
  if (meanChroma < 0.034 && shareOf(({ chroma }) => chroma > 0.08) < 0.06) moods.push('neutral')
  if (light > 0.85 && meanChroma < 0.05) moods.push('pale')
  if (
    light > 0.75 &&
    meanChroma >= 0.03 &&
    meanChroma < 0.085 &&
    shareOf(({ chroma }) => chroma > 0.13) < 0.08
  )
    moods.push('pastel')
  return moods
}
