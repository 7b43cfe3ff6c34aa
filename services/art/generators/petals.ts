import { below, mottle, overprint, paperOf, printed, skyline } from '../brushwork.ts'
import { apartFrom, byLightness, darken, lighten, mix } from '../color.ts'
import { noise } from '../shapes.ts'
import { circle, type Generator, ground, n, path, type Sheet, stroke } from '../sheet.ts'

/** Flowers cut in lino: a dahlia that fills the block, or a meadow with every stem in it. */
export const petals: Generator = (sheet) => {
  const { kind } = sheet
  const draw = (inner: Sheet) =>
    (kind === 'meadow' ? meadow(inner) : dahlias(inner, kind === 'dahlia' ? 1 : 3)) + mottle(inner, 0.14)
  return sheet.hand.chance(0.55) ? printed(sheet, 54, draw) : draw(sheet)
}

function dahlias(sheet: Sheet, count: number): string {
  const { width, height, palette, spread, random } = sheet
  const dark = spread.between(0, 1) < 0.5
  const field = dark
    ? mix(palette.ink, palette.colors[0], 0.3)
    : spread.pick([palette.ground, palette.colors[3], palette.colors[2]])
  const colors = apartFrom(field, palette.colors, 0.14)
  const least = Math.min(width, height)
  const marks = [ground(sheet, field)]
  const leaf = mix(dark ? palette.colors[1] : palette.ink, mix('#46603f', field, 0.2), 0.5)
  const many =
    count === 1
      ? Math.max(1, Math.round(Math.max(width, height) / least / 1.25))
      : Math.min(13, Math.round((width * height) / (least * least * 0.17)))
  for (let i = 0; i < many; i++) {
    const golden = (i * 0.618034 + spread.between(0, 1)) % 1
    const x = count === 1 ? width * ((i + 0.5) / many) + spread.side() * least * 0.07 : width * golden
    const y = count === 1 ? height * (0.5 + random.between(-0.08, 0.08)) : height * ((i + 0.5) / many)
    const radius = count === 1 ? least * spread.between(0.38, 0.56) : least * random.between(0.13, 0.29)
    marks.push(
      leaves(sheet, x, y, radius, leaf),
      dahlia(sheet, x, y, radius, colors[i % colors.length] ?? palette.colors[0], field),
    )
  }
  return marks.join('')
}

/** Petals by the golden angle, the outermost laid first; each has its light edge and cut veins. */
function dahlia(
  { random, palette, hand }: Sheet,
  x: number,
  y: number,
  radius: number,
  color: string,
  field: string,
): string {
  const count = 36 + Math.round(Math.min(radius, 260) / 3.3)
  const pointed = hand.between(0.1, 0.55)
  const light = mix(color, palette.ground, 0.55)
  let [veins, marks] = ['', '']
  for (let i = count; i > 0; i--) {
    const out = Math.sqrt(i / count)
    const angle = i * 2.39996 + random.between(-0.06, 0.06)
    const [from, long] = [radius * out * 0.5, radius * (0.16 + out * 0.4)]
    const wide = long * (0.36 + out * 0.14)
    const at = (along: number, across: number) => {
      const [px, py] = [from + along * long, across * wide]
      return `${n(x + Math.cos(angle) * px - Math.sin(angle) * py)} ${n(y + Math.sin(angle) * px + Math.cos(angle) * py)}`
    }
    const d = `M${at(0, 0)}C${at(0.3, 1)} ${at(0.8 - pointed * 0.3, 1)} ${at(1, 0)}C${at(0.8 - pointed * 0.3, -1)} ${at(0.3, -1)} ${at(0, 0)}Z`
    const tone = mix(darken(color, 0.42), light, out * 0.72 + (i % 3) * 0.07)
    marks += path(d, tone, {
      stroke: mix(field, palette.ink, 0.35),
      'stroke-width': n(Math.max(1, radius * 0.006)),
    })
    if (out > 0.35)
      veins += `M${at(0.2, 0)}L${at(0.78, 0)}M${at(0.24, 0.3)}L${at(0.66, 0.36)}M${at(0.24, -0.3)}L${at(0.66, -0.36)}`
  }
  return (
    marks +
    stroke(veins, darken(color, 0.5), Math.max(0.9, radius * 0.005), { opacity: 0.42 }) +
    circle(x, y, radius * 0.07, mix(palette.colors[4], palette.ink, 0.35))
  )
}

function leaves({ random }: Sheet, x: number, y: number, radius: number, color: string): string {
  let [d, veins] = ['', '']
  for (let i = 0; i < 5; i++) {
    const angle = random.between(0, 6.283)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const at = (a: number, b: number) =>
      `${n(x + (c * a - s * b) * radius)} ${n(y + (s * a + c * b) * radius)}`
    d += `M${at(0.6, 0)}C${at(0.9, 0.3)} ${at(1.2, 0.26)} ${at(1.5, 0)}C${at(1.2, -0.26)} ${at(0.9, -0.3)} ${at(0.6, 0)}Z`
    veins += `M${at(0.7, 0)}L${at(1.42, 0)}M${at(1, 0)}L${at(1.16, 0.13)}M${at(1, 0)}L${at(1.16, -0.13)}M${at(1.18, 0)}L${at(1.3, 0.09)}M${at(1.18, 0)}L${at(1.3, -0.09)}`
  }
  return path(d, color) + stroke(veins, lighten(color, 0.4), 1.6, { opacity: 0.7 })
}

/** Stems, grasses and heads in three inks that overlap. */
function meadow(sheet: Sheet): string {
  const { width, height, palette, random, spread } = sheet
  const paper = spread.pick([
    paperOf(sheet),
    mix(palette.colors[3], palette.ground, 0.35),
    mix(palette.colors[2], palette.ground, 0.4),
  ])
  const inks = byLightness(apartFrom(paper, palette.colors, 0.12))
  const soil = noise(random, 2)
  const rows = [0.35, 0.62, 1]
  const marks = rows.map((near, row) => {
    const ink = inks[(row + 1) % inks.length] ?? palette.ink
    const green = mix(mix(inks[0] ?? palette.ink, palette.ink, 0.25), paper, 0.5 - near * 0.45)
    const floor = height * (0.86 + near * 0.1)
    let [stems, heads, seeds] = ['', '', '']
    const count = Math.round((width / 46) * (1.35 - near * 0.4))
    for (let i = 0; i < count; i++) {
      const x = (width * (i + random.between(0.1, 0.9))) / count
      const tall = height * random.between(0.3, 0.62) * (0.62 + near * 0.42)
      const lean = random.between(-0.14, 0.2) * tall
      const [tx, ty] = [x + lean, floor - tall]
      stems += `M${n(x)} ${n(floor + 30)}Q${n(x + lean * 0.1)} ${n(floor - tall * 0.6)} ${n(tx)} ${n(ty)}`
      const r = (15 + near * 24) * random.between(0.7, 1.2)
      if (random.chance(0.3)) seeds += umbel(random.between, tx, ty, r)
      else heads += cup(random.between, tx, ty, r)
      for (let leaf = 0; leaf < 2; leaf++) {
        const t = random.between(0.08, 0.5)
        const [lx, ly] = [x + lean * t * t, floor - tall * t]
        const reach = random.between(30, 90) * near * (leaf ? 1 : -1)
        stems += `M${n(lx)} ${n(ly)}q${n(reach * 0.3)} -14 ${n(reach)} ${n(random.between(-50, -10))}`
      }
    }
    const bank = below(
      skyline(width, (x) => floor + soil(x / 160 + row * 9) * 16),
      height + 9,
    )
    return overprint(
      random,
      path(bank, green) +
        stroke(stems, green, 1.6 + near * 2.6) +
        stroke(seeds, mix(ink, green, 0.4), 1.2 + near) +
        path(heads, ink),
    )
  })
  return (
    ground(sheet, paper) +
    circle(
      width * spread.between(0.2, 0.8),
      height * spread.between(0.14, 0.34),
      spread.between(40, 92),
      mix(palette.colors[4], paper, 0.35),
    ) +
    marks.join('')
  )
}

type Between = (low: number, high: number) => number

/** A poppy from the side. */
function cup(between: Between, x: number, y: number, r: number): string {
  const tilt = between(-0.3, 0.3) * r
  return `M${n(x)} ${n(y + r * 0.5)}C${n(x - r * 1.1)} ${n(y + r * 0.4)} ${n(x - r * 1.3)} ${n(y - r * 0.7 + tilt)} ${n(x - r * 0.55)} ${n(y - r * 0.8)}Q${n(x - r * 0.2)} ${n(y - r * 0.5)} ${n(x)} ${n(y - r * between(0.7, 1))}Q${n(x + r * 0.3)} ${n(y - r * 0.5)} ${n(x + r * 0.6)} ${n(y - r * 0.75)}C${n(x + r * 1.3)} ${n(y - r * 0.6 - tilt)} ${n(x + r)} ${n(y + r * 0.4)} ${n(x)} ${n(y + r * 0.5)}Z`
}

/** Cow parsley: rays with a dot at the end of each. */
function umbel(between: Between, x: number, y: number, r: number): string {
  let d = ''
  for (let i = 0; i < 11; i++) {
    const angle = -Math.PI / 2 + (i / 10 - 0.5) * 2.3
    const [ex, ey] = [x + Math.cos(angle) * r * between(0.9, 1.3), y + Math.sin(angle) * r * between(0.7, 1)]
    d += `M${n(x)} ${n(y + r * 0.3)}L${n(ex)} ${n(ey)}m-3 0h6m-3 -3v6`
  }
  return d
}
