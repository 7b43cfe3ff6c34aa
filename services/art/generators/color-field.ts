import { apartFrom, darken, lighten, mix } from '../color.ts'
import { blur, type Generator, ground, group, radial, rect } from '../sheet.ts'
import { weave } from './weave.ts'

/** Two to four breathing fields of colour with soft edges, on a stained canvas. */
export const colorField: Generator = (sheet) => {
  const { palette, random, hand } = sheet
  const [lead, ...others] = palette.colors
  const stained = hand.chance(0.65)
  const soft = hand.between(5, 10)
  const canvas = stained
    ? mix(lead, palette.ink, hand.between(0.1, 0.45))
    : mix(palette.ground, palette.colors[3], 0.4)
  const colors = random.shuffle(apartFrom(canvas, [...others, palette.ground, lead], 0.06))
  const count = random.pick([2, 2, 3, 3, 4])
  const beside = sheet.width > sheet.height * 1.7
  const [long, across] = beside ? [sheet.width, sheet.height] : [sheet.height, sheet.width]
  const margin = 64
  const gap = random.between(16, 34)
  const shares = Array.from({ length: count }, () => random.between(0.35, 1.3))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const room = long - 2 * margin - gap * (count - 1)

  const defs = [
    blur('soft', soft),
    radial(
      'stain',
      [
        [0, lighten(canvas, 0.09)],
        [0.7, canvas],
        [1, darken(canvas, 0.16)],
      ],
      { r: 0.75 },
    ),
  ]
  const fields: string[] = []
  let from = margin
  for (const [index, share] of shares.entries()) {
    const size = (room * share) / total
    const color = colors[index % colors.length] ?? lead
    const side = margin + random.between(-4, 10)
    const box = [from, side, size, across - 2 * side] as const
    const [x, y, wide, tall] = beside ? box : ([box[1], box[0], box[3], box[2]] as const)
    const heart = { cx: random.between(0.3, 0.7), cy: random.between(0.3, 0.7), r: 0.8 }
    defs.push(
      radial(
        `f${index}`,
        [
          [0, lighten(color, 0.1)],
          [0.55, color],
          [1, mix(color, canvas, 0.2)],
        ],
        heart,
      ),
    )
    fields.push(rect(x, y, wide, tall, `url(#f${index})`, { rx: 5 }))
    from += size + gap
  }
  return `<defs>${defs.join('')}</defs>${ground(sheet, 'url(#stain)')}${group(fields.join(''), { filter: 'url(#soft)' })}${weave(sheet, { pitch: 5, warp: 0.07, weft: 0.07 })}`
}
