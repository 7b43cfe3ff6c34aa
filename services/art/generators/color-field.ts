import { box, clipped, mottle, rough } from '../brushwork.ts'
import { darken, lighten, mix } from '../color.ts'
import { makeField } from '../field.ts'
import { type Generator, ground, path, type Sheet } from '../sheet.ts'
import { veil } from '../veil.ts'
import { paintOver } from './air.ts'

/** Colour and little else: floating fields, squares in squares, poured stains, a plan of bands and seams. */
export const colorField: Generator = (sheet) => {
  const { hand, spread } = sheet
  const own = hand.shuffle([floating, squares, stain, plan]).slice(0, 3)
  const draw = spread.pick([own[0] ?? floating, own[1] ?? stain, own[0] ?? floating, own[2] ?? plan])
  return draw(sheet) + mottle(sheet, 0.22, 3)
}

const deckOf = ({ palette, random }: Sheet): [string, string, string, string, string] => {
  const [a, b, c, d, e] = random.shuffle(palette.colors)
  return [a ?? palette.ink, b ?? palette.ink, c ?? palette.ink, d ?? palette.ink, e ?? palette.ink]
}

/** Two to four fields whose edges give way, thin enough to let the ground through. */
function floating(sheet: Sheet): string {
  const { width, height, palette, random, spread } = sheet
  const colors = deckOf(sheet)
  const base = spread.pick([
    mix(colors[0], palette.ink, 0.5),
    mix(colors[0], palette.ground, 0.3),
    darken(colors[1], 0.35),
  ])
  const count = width > height * 1.7 ? 3 : spread.pick([2, 3, 2, 4])
  const shares = Array.from({ length: count }, () => random.between(0.6, 1.7))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const across = width > height * 1.7
  const margin = Math.min(width, height) * 0.075
  const [long, gap] = [(across ? width : height) - 2 * margin, 26]
  let from = margin
  const marks = [
    ground(sheet, base),
    paintOver(sheet, [0, 0, width, height], [base, lighten(base, 0.1), darken(base, 0.12)], {
      long: 150,
      wide: 60,
      angle: 0.3,
      opacity: 0.2,
    }),
  ]
  for (const [i, share] of shares.entries()) {
    const span = (long * share) / total - gap
    const area = across
      ? { x: from, y: margin, width: span, height: height - 2 * margin }
      : { x: margin, y: from, width: width - 2 * margin, height: span }
    marks.push(softField(sheet, area, colors[i + 1] ?? colors[2]))
    from += span + gap
  }
  return marks.join('')
}

function softField(
  sheet: Sheet,
  area: { x: number; y: number; width: number; height: number },
  color: string,
): string {
  const { random } = sheet
  const [cloud, fray] = [makeField(random, 4), makeField(random, 5)]
  const bleed = 40
  const outer = {
    x: area.x - bleed,
    y: area.y - bleed,
    width: area.width + 2 * bleed,
    height: area.height + 2 * bleed,
  }
  const edge = (u: number, v: number) => {
    const [x, y] = [u * outer.width, v * outer.height]
    const near = Math.min(x, y, outer.width - x, outer.height - y) - bleed + fray(x / 70, y / 70) * 13
    return Math.min(1, Math.max(0, near / 34 + 0.35))
  }
  const cells = [Math.round(outer.width / 9), Math.round(outer.height / 9)] as const
  return (
    veil(sheet, {
      ...outer,
      color,
      cells,
      cover: (u, v) => edge(u, v) * (0.82 + cloud(u * outer.width * 0.004, v * outer.height * 0.006) * 0.2),
    }) +
    veil(sheet, {
      ...outer,
      color: lighten(color, 0.3),
      cells,
      cover: (u, v) =>
        edge(u, v) * (cloud(u * outer.width * 0.006 + 9, v * outer.height * 0.012) * 0.45 - 0.02),
    }) +
    paintOver(
      sheet,
      [area.x + 30, area.y + 20, area.x + area.width - 30, area.y + area.height - 20],
      [lighten(color, 0.08), darken(color, 0.08)],
      { long: 170, wide: 34, opacity: 0.13, thick: 0.8 },
    )
  )
}

/** Four squares, each lying low in the one around it. */
function squares(sheet: Sheet): string {
  const { width, height, random, spread } = sheet
  const colors = deckOf(sheet)
  const side = Math.min(width, height)
  const count = Math.max(1, Math.round(width / height / 0.95))
  const tall = Math.max(1, Math.round(height / width / 0.95))
  const rings = spread.pick([3, 4, 4])
  const [cell, high] = [width / count, height / tall]
  const marks = [ground(sheet, colors[0])]
  for (let row = 0; row < tall; row++)
    for (let column = 0; column < count; column++)
      for (let ring = 0; ring < rings; ring++) {
        const share = 1 - ring / (rings + 0.4)
        const [wide, long] = [cell * share, high * share]
        const [x, y] = [column * cell + (cell - wide) / 2, row * high + (high - long) * 0.72]
        const color = colors[(ring + row + column * 2) % 5] ?? colors[0]
        const d = rough(random, box(x, y, wide, long), ring ? 1.5 : 0)
        marks.push(
          clipped(
            `sq${row}-${column}-${ring}`,
            d,
            path(d, color) +
              paintOver(
                sheet,
                [x, y, x + wide, y + long],
                [color, lighten(color, 0.07), darken(color, 0.05)],
                { long: side * 0.12, wide: 26, angle: ring % 2 ? 1.5 : 0.05, opacity: 0.3, thick: 0.7 },
              ),
          ),
        )
      }
  return marks.join('')
}

/** Thinned paint poured on bare canvas: it pools, overlaps and leaves the corners alone. */
function stain(sheet: Sheet): string {
  const { width, height, palette, random, spread } = sheet
  const colors = deckOf(sheet)
  const canvas = mix(palette.ground, '#efe6d4', 0.4)
  const pours = spread.pick([4, 5, 6])
  const marks = [ground(sheet, canvas)]
  for (let i = 0; i < pours; i++) {
    const golden = (i * 0.618034 + spread.between(0, 1)) % 1
    const reach = Math.min(width, height) * random.between(0.3, 0.6) * (1 - i * 0.06)
    const [x, y] = [width * (0.18 + golden * 0.64), height * random.between(0.22, 0.78)]
    const [form, grain] = [makeField(random, 5), makeField(random, 4)]
    const stretch = width > height ? random.between(1, 1.9) : random.between(0.8, 1.3)
    const shape = (u: number, v: number) => {
      const [dx, dy] = [(u - 0.5) * 2.6, (v - 0.5) * 2.6]
      return Math.min(
        1 - Math.hypot(dx, dy) + form(u * 3.2, v * 3.2) * 0.42,
        (1.26 - Math.max(Math.abs(dx), Math.abs(dy))) * 2,
      )
    }
    const area = {
      x: x - reach * stretch * 1.3,
      y: y - reach * 1.3,
      width: reach * stretch * 2.6,
      height: reach * 2.6,
      cells: [110, 110] as const,
    }
    const tide = (value: number) => Math.exp(-((value / 0.035) ** 2)) * 0.5
    marks.push(
      veil(
        sheet,
        {
          ...area,
          color: colors[i % 5] ?? colors[0],
          cover: (u, v) =>
            Math.min(1, Math.max(0, shape(u, v) * 9)) * (0.68 + grain(u * 7, v * 7) * 0.2) +
            tide(shape(u, v)) * 0.6,
        },
        { style: 'mix-blend-mode:multiply' },
      ),
    )
  }
  return marks.join('')
}

/** Bands, seams and one diagonal, painted over more than once so that earlier ones show at the edges. */
function plan(sheet: Sheet): string {
  const { width, height, palette, random, spread } = sheet
  const colors = deckOf(sheet)
  const base = mix(colors[0], palette.ground, 0.45)
  const split = height * spread.between(0.2, 0.42)
  const upright = width * spread.between(0.22, 0.78)
  const marks = [ground(sheet, base)]
  const fill = (id: string, x: number, y: number, wide: number, tall: number, color: string) => {
    const d = rough(random, box(x, y, wide, tall), 2)
    marks.push(
      path(rough(random, box(x - 4, y - 4, wide + 8, tall + 8), 2), lighten(mix(color, base, 0.4), 0.25)),
      clipped(
        id,
        d,
        path(d, color) +
          paintOver(
            sheet,
            [x, y, x + wide, y + tall],
            [color, lighten(color, 0.14), darken(color, 0.08), mix(color, base, 0.3)],
            { long: 140, wide: 34, angle: spread.side() > 0 ? 0.05 : 1.5, opacity: 0.3 },
          ),
      ),
    )
  }
  fill('large', -20, split, width + 40, height - split + 20, mix(colors[1], palette.ground, 0.2))
  let y = -20
  for (let i = 0; y < split - 10; i++) {
    const tall = Math.min(split - y, random.pick([18, 34, 60, 96]))
    fill(
      `band${i}`,
      spread.side() > 0 && i % 2 ? upright : -20,
      y,
      width + 40,
      tall,
      colors[(i + 2) % 5] ?? base,
    )
    y += tall + 7
  }
  fill(
    'column',
    upright,
    split + 10,
    (width - upright) * random.between(0.3, 1.1),
    height,
    mix(colors[2], palette.ground, 0.15),
  )
  const seams = [
    [upright, 0, upright, height],
    [0, split, width, split],
    [0, height * random.between(0.7, 0.95), upright, split],
    [upright, height * 0.8, width, height * random.between(0.55, 0.95)],
  ] as const
  const ink = mix(palette.ink, base, 0.25)
  return (
    marks.join('') +
    seams
      .map(([ax, ay, bx, by]) =>
        path(
          rough(
            random,
            [
              [ax, ay],
              [bx, by],
              [bx + 2, by + 2.4],
              [ax + 2, ay + 2.4],
            ],
            1,
          ),
          ink,
          { opacity: 0.7 },
        ),
      )
      .join('')
  )
}
