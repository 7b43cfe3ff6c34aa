import { below, box, clipped, mottle, rough, skyline } from '../brushwork.ts'
import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { makeField } from '../field.ts'
import { noise } from '../shapes.ts'
import { type Generator, n, type Point, path, rect, type Sheet, stroke } from '../sheet.ts'
import { painting, paintOver, paintSky, paintSun } from './air.ts'
import { cove, type Scene } from './cove.ts'

/** Where land meets sea: cliffs, stacks, a point with its light, marram before a bay, a cove from above. */
export const coastline: Generator = painting((sheet) => {
  const { width, height, palette, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const { kind } = sheet
  const warm = lightOf(palette)
  const low = lighten(mix(mix(palette.ground, palette.colors[3], 0.4), warm, spread.between(0.05, 0.4)), 0.14)
  const scene: Scene = {
    side: spread.side(),
    horizon: height * (kind === 'lighthouse' ? spread.between(0.56, 0.68) : spread.between(0.26, 0.44)),
    low,
    high: mix(low, along(ramp, spread.between(0.4, 0.9)), 0.6),
    sea: mix(along(ramp, spread.between(0.05, 0.5)), low, 0.1),
    rock: mix(mix(palette.colors[0], palette.ink, 0.45), warm, spread.between(0.05, 0.3)),
    turf: mix(palette.colors[1], mix('#6f7c46', palette.ink, 0.15), 0.45),
    foam: lighten(palette.ground, 0.5),
  }
  if (kind === 'cove') return cove(sheet, scene) + mottle(sheet, 0.14)
  const view =
    kind === 'cliffs' ? cliffs : kind === 'stacks' ? stacks : kind === 'lighthouse' ? lighthouse : marram
  const marks = [
    paintSky(sheet, { high: scene.high, low, horizon: scene.horizon, clouds: spread.between(0.05, 0.48) }),
  ]
  if (spread.between(0, 1) < 0.35)
    marks.push(
      paintSun(sheet, width * (0.5 - scene.side * 0.22), scene.horizon * 0.5, 34, mix(warm, low, 0.3)),
    )
  marks.push(sea(sheet, scene), view(sheet, scene))
  return marks.join('') + mottle(sheet, 0.15)
})

function sea(sheet: Sheet, { horizon, sea: color, low }: Scene): string {
  const { width, height } = sheet
  const far = mix(color, low, 0.55)
  return [
    rect(0, horizon, width, height - horizon, mix(color, low, 0.2)),
    paintOver(sheet, [0, horizon + 2, width, horizon + 60], [far, lighten(far, 0.15)], {
      long: 150,
      wide: 7,
      thick: 1.3,
    }),
    paintOver(sheet, [0, horizon + 40, width, height], [color, darken(color, 0.14), mix(color, low, 0.35)], {
      long: 150,
      wide: 16,
      opacity: 0.42,
    }),
  ].join('')
}

/** One mass of rock from its turf down to the surf; `edge` runs from the land's side to its seaward end. */
function headland(
  sheet: Sheet,
  id: string,
  top: readonly Point[],
  foot: number,
  scene: Scene,
  fade: number,
): string {
  const { random } = sheet
  const [rock, turf] = [mix(scene.rock, scene.low, fade), mix(scene.turf, scene.low, fade)]
  const last = top.at(-1) ?? [0, 0]
  const first = top[0] ?? [0, 0]
  const ledge = noise(random, 3)
  let wall = ''
  const drop = 9
  for (let i = 1; i <= drop; i++) {
    const y = last[1] + ((foot - last[1]) * i) / drop
    wall += `L${n(last[0] + scene.side * -1 * (ledge(i * 0.9) * 16 + i * 3.5))} ${n(y)}`
  }
  let nearWall = ''
  for (let i = 1; i < drop; i++)
    nearWall += `L${n(first[0] + scene.side * ledge(i * 0.9 + 20) * 13)} ${n(foot + ((first[1] - foot) * i) / drop)}`
  const d = `M${top.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${wall}L${n(first[0])} ${n(foot)}${nearWall}Z`
  const [left, right] = [Math.min(first[0], last[0] - 60), Math.max(first[0], last[0] + 60)]
  const high = Math.min(...top.map(([, y]) => y))
  const crown = `M${top.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${[...top]
    .reverse()
    .map(([x, y], i) => `L${n(x)} ${n(y + 12 + Math.abs(ledge(i * 0.7)) * (foot - y) * 0.3)}`)
    .join('')}Z`
  const strata = paintOver(
    sheet,
    [left, high, right, foot],
    [rock, darken(rock, 0.3), lighten(rock, 0.25), mix(rock, scene.low, 0.4)],
    {
      angle: 1.35 * scene.side,
      long: 62,
      wide: 12,
      opacity: 0.5,
    },
  )
  const surf = stroke(surfAlong(sheet, left, right, foot), scene.foam, 5 - fade * 3, { opacity: 0.85 })
  const grass = paintOver(
    sheet,
    [left, high - 6, right, high + (foot - high) * 0.3],
    [turf, lighten(turf, 0.2), darken(turf, 0.15)],
    { long: 44, wide: 9, opacity: 0.3 },
  )
  return clipped(id, d, path(d, rock) + strata + path(crown, turf) + clipped(`${id}t`, crown, grass)) + surf
}

function surfAlong({ random }: Sheet, from: number, to: number, y: number): string {
  const lap = noise(random, 3)
  let d = ''
  for (let row = 0; row < 3; row++) {
    let run = false
    for (let x = from; x <= to; x += 9) {
      const there = lap(x / 60 + row * 20) > row * 0.3 - 0.25
      if (there) d += `${run ? 'L' : 'M'}${n(x)} ${n(y + row * 9 + lap(x / 26 + row * 9) * 5)}`
      run = there
    }
  }
  return d
}

function cliffs(sheet: Sheet, scene: Scene): string {
  const { width, height, random } = sheet
  const marks: string[] = []
  const count = random.whole(3, 5)
  for (let i = 0; i < count; i++) {
    const near = i / (count - 1)
    const foot = scene.horizon + 8 + (height - scene.horizon) * near ** 1.4 * 0.86
    const reach = width * (0.74 - near * 0.34 + random.between(-0.07, 0.07))
    const rise = (34 + near * height * 0.34) * random.between(0.8, 1.2)
    const form = noise(random, 4)
    const edge = scene.side > 0 ? width + 20 : -20
    const top: Point[] = []
    for (let t = 0; t <= 1.001; t += 0.04) {
      const x = edge - scene.side * reach * t
      top.push([x, foot - rise * (1.25 - t * 0.62) - form(t * 3.2 + i * 5) * rise * 0.2])
    }
    marks.push(headland(sheet, `cliff${i}`, top, foot, scene, (1 - near) ** 1.1 * 0.72))
  }
  return marks.join('')
}

/** Pillars that the sea has cut off from the land. */
function stacks(sheet: Sheet, scene: Scene): string {
  const { width, height, random } = sheet
  const marks: string[] = []
  const count = random.whole(2, 4)
  for (let i = 0; i < count; i++) {
    const near = (i + 0.5) / count
    const foot = scene.horizon + (height - scene.horizon) * (0.1 + near * 0.5)
    const tall = (60 + near * height * 0.4) * random.between(0.75, 1.15)
    const wide = tall * random.between(0.32, 0.62)
    const x = width * (0.5 + scene.side * (0.3 - near * 0.5) + random.between(-0.08, 0.08))
    const form = noise(random, 3)
    const top: Point[] = []
    for (let t = 0; t <= 1.001; t += 0.1) {
      const bulge = t < 0.15 || t > 0.85 ? tall * 0.16 : 0
      top.push([x + scene.side * wide * (0.5 - t), foot - tall + bulge - form(t * 3 + i * 4) * tall * 0.09])
    }
    marks.push(headland(sheet, `stack${i}`, top, foot, scene, (1 - near) * 0.5))
  }
  return marks.join('')
}

/** A low point, and the white tower at the end of it. */
function lighthouse(sheet: Sheet, scene: Scene): string {
  const { width, height, random, palette } = sheet
  const form = noise(random, 3)
  const edge = scene.side > 0 ? width + 20 : -20
  const top: Point[] = []
  for (let t = 0; t <= 1.001; t += 0.035)
    top.push([
      edge - scene.side * width * 0.72 * t,
      scene.horizon + 20 - (1 - t) ** 1.2 * height * 0.15 - form(t * 4) * 14,
    ])
  const [x, foot] = top[Math.round(top.length * 0.62)] ?? [width / 2, scene.horizon]
  const tall = Math.min(170, height * 0.24)
  const tower = rough(
    random,
    [
      [x - tall * 0.1, foot + 8],
      [x - tall * 0.06, foot - tall * 0.82],
      [x + tall * 0.06, foot - tall * 0.82],
      [x + tall * 0.1, foot + 8],
    ],
    1.2,
  )
  const lamp = `${rough(random, box(x - tall * 0.05, foot - tall * 0.96, tall * 0.1, tall * 0.14), 0.6)}M${n(x - tall * 0.08)} ${n(foot - tall * 0.94)}L${n(x)} ${n(foot - tall * 1.08)}L${n(x + tall * 0.08)} ${n(foot - tall * 0.94)}Z`
  const house = rough(
    random,
    box(
      x + scene.side * tall * 0.16 - (scene.side < 0 ? tall * 0.4 : 0),
      foot - tall * 0.16,
      tall * 0.4,
      tall * 0.22,
    ),
    1,
  )
  const shade = rough(
    random,
    [
      [x, foot + 8],
      [x, foot - tall * 0.82],
      [x + tall * 0.06, foot - tall * 0.82],
      [x + tall * 0.1, foot + 8],
    ],
    0.8,
  )
  return [
    path(house, mix(scene.foam, scene.low, 0.3)),
    path(tower, scene.foam),
    path(shade, mix(scene.sea, scene.foam, 0.55), { opacity: 0.7 }),
    path(lamp, mix(palette.colors[4], palette.ink, 0.15)),
    headland(sheet, 'point', top, scene.horizon + (height - scene.horizon) * 0.42, scene, 0.1),
  ].join('')
}

/** Dune grass in the foreground, a strand behind it, and a strip of sea. */
function marram(sheet: Sheet, scene: Scene): string {
  const { width, height, random } = sheet
  const field = makeField(random, 2)
  const sand = mix('#e6d2a8', scene.low, 0.4)
  const shore = noise(random, 2)
  const beach = below(
    skyline(
      width,
      (x) =>
        scene.horizon +
        (height - scene.horizon) * (0.24 + (scene.side > 0 ? 1 - x / width : x / width) * 0.3) +
        shore(x / 240) * 22,
    ),
    height + 5,
  )
  const dune = below(
    skyline(
      width,
      (x) =>
        height * 0.74 -
        Math.cos((x / width) * 3 - (scene.side > 0 ? 3 : 0)) * height * 0.1 +
        shore(x / 200 + 30) * 26,
    ),
    height + 5,
  )
  let [blades, bright] = ['', '']
  for (let i = 0; i < 520; i++) {
    const [x, y] = [random.between(-20, width + 20), height * (0.72 + random.next() * 0.34)]
    if (field(x / 170, y / 120) < -0.15) continue
    const tall = random.between(50, 130) * (y / height)
    const lean = scene.side * -1 * random.between(12, 70)
    const d = `M${n(x)} ${n(y)}q${n(lean * 0.1)} ${n(-tall * 0.7)} ${n(lean)} ${n(-tall)}q${n(-lean * 0.7)} ${n(tall * 0.3)} ${n(-lean + 4)} ${n(tall)}Z`
    if (i % 3) blades += d
    else bright += d
  }
  return [
    clipped(
      'beach',
      beach,
      path(beach, sand) +
        paintOver(sheet, [0, scene.horizon, width, height], [sand, lighten(sand, 0.3), darken(sand, 0.1)], {
          long: 150,
          wide: 14,
          opacity: 0.35,
        }),
    ),
    stroke(surfAlong(sheet, 0, width, scene.horizon + (height - scene.horizon) * 0.22), scene.foam, 5, {
      opacity: 0.8,
    }),
    path(dune, mix(sand, scene.turf, 0.3)),
    path(blades, darken(scene.turf, 0.2)),
    path(bright, mix(scene.turf, scene.low, 0.45)),
  ].join('')
}
