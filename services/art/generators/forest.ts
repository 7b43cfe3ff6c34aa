import { below, clipped, gouges, mottle, skyline } from '../brushwork.ts'
import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { makeField } from '../field.ts'
import { noise } from '../shapes.ts'
import { type Generator, n, type Point, path, rect, type Sheet, stroke } from '../sheet.ts'
import { veil } from '../veil.ts'
import { painting, paintOver, paintSun } from './air.ts'
import { stand } from './firs.ts'
import { growTree } from './tree.ts'

/** Woods, cut and printed: birches close by, firs that step back into mist, one bare tree on a hill. */
export const forest: Generator = painting((sheet) => {
  const draw = sheet.kind === 'birches' ? birches : sheet.kind === 'firs' ? firs : tree
  return draw(sheet) + mottle(sheet, 0.16)
})

/** Pale trunks against the dusk of the wood. */
function birches(sheet: Sheet): string {
  const { width, height, palette, random, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const glow = mix(lightOf(palette), palette.ground, 0.3)
  const dusk = mix(along(ramp, spread.between(0.1, 0.55)), glow, 0.15)
  const floor = height * spread.between(0.78, 0.9)
  const marks = [
    rect(0, 0, width, height, dusk),
    paintOver(
      sheet,
      [0, 0, width, height * 0.8],
      [dusk, mix(dusk, glow, 0.5), along(ramp, 0.5), palette.colors[4]],
      { angle: 1.4, long: 54, wide: 20, opacity: 0.36, thick: 1.4 },
    ),
  ]
  const rows = 3
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1)
    const gap = width / (15 - near * 8)
    const bark = mix(lighten(palette.ground, 0.3), dusk, 0.62 * (1 - near))
    const shade = mix(bark, mix(along(ramp, 0), palette.ink, 0.4), 0.42)
    for (let x = random.between(-30, gap); x < width + 20; x += gap * random.between(0.35, 1.5))
      marks.push(
        birch(
          sheet,
          x,
          floor + near * height * 0.08,
          (8 + near * 22) * random.between(0.7, 1.25),
          bark,
          shade,
          mix(palette.ink, dusk, 0.5 * (1 - near)),
        ),
      )
    const ground = below(skyline(width, noiseLine(sheet, floor + near * height * 0.05)), height + 9)
    const leaf = [along(ramp, 0.25), mix(along(ramp, 0.6), glow, 0.4), palette.colors[4]] as [
      string,
      string,
      string,
    ]
    if (row !== 1) continue
    marks.push(
      clipped(
        `floor${row}`,
        ground,
        path(ground, mix(dusk, palette.ink, 0.2)) +
          paintOver(sheet, [0, floor - 20, width, height], leaf, { long: 34, wide: 11, opacity: 0.5 }),
      ),
    )
  }
  return marks.join('')
}

const noiseLine = ({ random }: Sheet, base: number) => {
  const line = noise(random, 3)
  return (x: number) => base + line(x / 170) * 16
}

function birch(
  { random }: Sheet,
  x: number,
  foot: number,
  wide: number,
  bark: string,
  shade: string,
  ink: string,
): string {
  const [left, right] = [noise(random, 2), noise(random, 2)]
  const lean = random.between(-0.05, 0.05)
  let [up, down, dark] = ['', '', '']
  for (let y = foot; y > -30; y -= 26) {
    const cx = x + (foot - y) * lean
    const half = (wide / 2) * (0.66 + 0.34 * (y / foot)) * (1 + Math.max(0, (y - foot + 40) / 90))
    up += `${up ? 'L' : 'M'}${n(cx - half - left(y / 70) * 2)} ${n(y)}`
    down = `L${n(cx + half + right(y / 70) * 2)} ${n(y)}${down}`
    dark = `L${n(cx + half * 0.25 + right(y / 45) * half * 0.5)} ${n(y)}${dark}`
  }
  const edge = down.replace(/^L/, 'M')
  const back = [...dark.matchAll(/L[^L]+/g)]
    .map(([point]) => point)
    .reverse()
    .join('')
  let scars = ''
  for (let y = foot - 20; y > 0; y -= random.between(14, 60)) {
    const cx = x + (foot - y) * lean + random.between(-0.5, 0.1) * wide
    const long = wide * random.between(0.2, 0.75)
    scars += `M${n(cx)} ${n(y)}q${n(long * 0.5)} ${n(random.between(1, 6))} ${n(long)} ${n(random.between(-2, 2))}q${n(-long * 0.5)} ${n(random.between(-1, 2))} ${n(-long)} 0Z`
  }
  return (
    path(`${up}${down}Z`, bark) +
    path(`${edge}${back}Z`, shade, { opacity: 0.55 }) +
    path(scars, ink, { opacity: 0.85 })
  )
}

/** Firs in three to five blocks, the nearest nearly black. */
function firs(sheet: Sheet): string {
  const { width, height, palette, random, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const mist = lighten(mix(palette.ground, along(ramp, 0.8), spread.between(0.1, 0.6)), 0.1)
  const dark = mix(along(ramp, 0), palette.ink, 0.5)
  const haze = makeField(random, 4)
  const layers = spread.pick([3, 4, 5])
  const marks = [
    rect(0, 0, width, height, mist),
    paintOver(
      sheet,
      [0, 0, width, height * 0.6],
      [mist, lighten(mist, 0.3), mix(mist, along(ramp, 0.6), 0.35)],
      { long: 190, wide: 26, opacity: 0.24 },
    ),
    spread.between(0, 1) < 0.6
      ? paintSun(
          sheet,
          width * spread.between(0.2, 0.8),
          height * spread.between(0.14, 0.34),
          spread.between(36, 80),
          mix(lightOf(palette), mist, 0.15),
        )
      : '',
  ]
  const top = height * spread.between(0.42, 0.6)
  for (let layer = 0; layer < layers; layer++) {
    const near = (layer + 1) / layers
    const floor = top + (height * 0.96 - top) * ((layer + 0.4) / layers)
    const color = mix(mist, dark, 0.1 + near ** 1.2 * 0.9)
    marks.push(
      path(stand(sheet, near, floor), color),
      gouges(sheet, 30, [0, floor - 140 * near, width, floor + 40], mix(color, mist, 0.45), 1.3),
      veil(sheet, {
        x: 0,
        y: floor - 60,
        width,
        height: 200,
        color: mist,
        cells: [70, 24],
        cover: (u, v) => Math.sin(v * 3.1) * (0.7 + haze(u * 4, layer * 3 + v) * 0.5) * (1.05 - near),
      }),
    )
  }
  return marks.join('')
}

/** One bare tree, its twigs against an empty sky. */
function tree(sheet: Sheet): string {
  const { width, height, palette, random, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const sky = mix(palette.ground, along(ramp, 0.85), spread.between(0.15, 0.9))
  const ink = mix(palette.ink, along(ramp, 0), 0.25)
  const x = width * (0.5 + spread.side() * spread.between(0.04, 0.22))
  const foot = height * spread.between(0.76, 0.86)
  const hill = noise(random, 2)
  const line = (at: number) => foot + ((at - x) / width) ** 2 * 130 + hill(at / 300) * 12
  const field = below(skyline(width, line), height + 9)
  const soil = mix(along(ramp, 0.4), sky, 0.25)
  const tall = foot * spread.between(0.7, 0.86)
  const root: Point = [x, line(x) + 12]
  const { limbs, tips } = growTree(random, root, tall)
  const leaves = spread.between(0, 1) < 0.45 ? tips.filter(() => random.chance(0.8)) : []
  const blooms = leaves.map(
    ([cx, cy]) =>
      `M${n(cx)} ${n(cy)}q${n(random.between(4, 12))} ${n(random.between(-12, -3))} ${n(random.between(10, 22))} ${n(random.between(-4, 8))}q${n(-8)} ${n(9)} ${n(-16)} ${n(2)}Z`,
  )
  return [
    rect(0, 0, width, height, sky),
    paintOver(sheet, [0, 0, width, foot], [sky, lighten(sky, 0.2), mix(sky, along(ramp, 0.5), 0.16)], {
      long: 210,
      wide: 30,
      opacity: 0.26,
    }),
    paintSun(
      sheet,
      x + (x < width / 2 ? 1 : -1) * width * spread.between(0.1, 0.34),
      height * spread.between(0.2, 0.6),
      spread.between(40, 100),
      mix(lightOf(palette), sky, 0.2),
    ),
    clipped(
      'field',
      field,
      path(field, soil) +
        paintOver(sheet, [0, foot - 30, width, height], [soil, darken(soil, 0.18), lighten(soil, 0.3)], {
          long: 120,
          wide: 9,
          opacity: 0.4,
        }),
    ),
    ...limbs.map(({ d, wide }) => stroke(d, ink, wide)),
    path(blooms.join(''), mix(palette.colors[4], sky, 0.1), { opacity: 0.9 }),
  ].join('')
}
