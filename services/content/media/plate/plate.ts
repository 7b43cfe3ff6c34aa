import { path, rect, tag } from '#services/art/sheet.ts'
import { SANS, SERIF } from './fonts.ts'
import { type Block, typeset } from './typeset.ts'

const MAT = '#f6f4ef'
const CARD = '#fcfbf8'
const LINE = '#e6e2da'
const INK = '#1c1a17'
const MUTED = '#6b665e'

const AREA = 1_000_000
const TITLE_SIZES = [84, 72, 62, 54, 47, 41, 36, 31, 27, 24, 21, 18, 16]
const ARTIST_SIZES = [30, 27, 24, 21, 18, 16]

export interface PlateText {
  title: string
  /** Empty when unknown. */
  artist: string
}

/**
 * Draws a typographic plate, like a museum's label on mat paper, for a work without a picture: an SVG of
 * `width` × `height` pixels.
 */
export function drawPlate({
  title,
  artist,
  width,
  height,
}: PlateText & { width: number; height: number }): string {
  const [across, high] = [Math.sqrt((AREA * width) / height), Math.sqrt((AREA * height) / width)]
  const margin = Math.min(across, high) * 0.075
  const box = { width: across - margin * 4.4, leading: 1.18 }
  const roomForText = high - margin * 4.4
  const name = cleanText(artist)
  const signed = name
    ? typeset(name, SANS, { ...box, height: roomForText * 0.22, sizes: scaleSizes(ARTIST_SIZES, high) })
    : null
  const titled = typeset(cleanText(title) || 'Untitled', SERIF, {
    ...box,
    height: roomForText * (signed ? 0.66 : 0.9),
    sizes: scaleSizes(TITLE_SIZES, high),
  })

  const gap = signed ? 52 * Math.min(1, high / 800) : 0
  const tall = heightOf(titled, box.leading) + (signed ? gap + heightOf(signed, box.leading) : 0)
  const top = (high - tall) / 2
  const below = top + heightOf(titled, box.leading)
  const marks = [
    rect(0, 0, across, high, MAT),
    rect(margin, margin, across - 2 * margin, high - 2 * margin, CARD, { stroke: LINE, 'stroke-width': 1.5 }),
    draw(titled, across / 2, top, box.leading, INK),
    ...(signed
      ? [
          rect(across / 2 - 22, below + gap * 0.45, 44, 1.6, MUTED, { opacity: 0.7 }),
          draw(signed, across / 2, below + gap, box.leading, MUTED),
        ]
      : []),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${high}" width="${width}" height="${height}" preserveAspectRatio="none">${marks.join('')}</svg>`
}

/** Turns control characters and line breaks into spaces. */
const cleanText = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** Begins with smaller letters on a low sheet. */
const scaleSizes = (sizes: readonly number[], high: number) =>
  sizes.map((size) => size * Math.min(1, high / 700))

const heightOf = ({ size, lines }: Block, leading: number) => size * leading * lines.length

function draw({ size, lines }: Block, middle: number, top: number, leading: number, color: string): string {
  const words = lines.flatMap((line, row) => {
    const baseline = top + size * leading * row + size * 0.92
    const left = middle - (line.width * size) / 2
    return line.words.map(({ x, d }) =>
      path(d, color, { transform: `translate(${left + x * size} ${baseline}) scale(${size} ${-size})` }),
    )
  })
  return tag('g', {}, words.join(''))
}
