import { box, clipped, mottle, rough } from '../brushwork.ts'
import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { type Generator, type Point, path, rect, type Sheet } from '../sheet.ts'
import { painting, paintOver, paintSky } from './air.ts'
import { archOf, type Light, paintSkyIn, plaster, wallOf } from './walls.ts'
import { drawWindow } from './window.ts'

/** Walls in hard light: an arcade, steps to a terrace, a shuttered window, a door open to the sea. */
export const facade: Generator = painting((sheet) => {
  const { kind, palette, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const warm = lightOf(palette)
  const wall = spread.pick([
    mix(palette.colors[3], palette.ground, 0.3),
    mix(palette.colors[2], palette.ground, 0.2),
    lighten(palette.ground, 0.2),
    mix(palette.colors[0], palette.ground, 0.25),
    mix(palette.colors[4], palette.ground, 0.35),
  ])
  const light: Light = {
    wall,
    shade: mix(wall, mix(along(ramp, 0.1), palette.ink, 0.3), 0.45),
    sky: mix(along(ramp, spread.between(0.3, 0.9)), mix('#8fb4c9', warm, 0.2), 0.42),
    accent: palette.colors[4],
    side: spread.side(),
  }
  const draw =
    kind === 'arcade' ? arcade : kind === 'steps' ? steps : kind === 'window' ? drawWindow : doorway
  return draw(sheet, light) + mottle(sheet, 0.16)
})

/** Arches one after another, each showing the thickness of its wall and what lies beyond. */
function arcade(sheet: Sheet, light: Light): string {
  const { width, height, spread, palette } = sheet
  const floor = height * spread.between(0.74, 0.84)
  const count = Math.max(1, Math.round((width / height) * spread.between(1.6, 2.6)))
  const pitch = width / count
  const [wide, tall] = [
    pitch * spread.between(0.56, 0.72),
    Math.min(floor * 0.82, pitch * spread.between(1.3, 1.9)),
  ]
  const sea = floor - height * spread.between(0.12, 0.26)
  const water = mix(palette.colors[1], light.sky, 0.3)
  const marks = [
    wallOf(sheet, 'front', box(-20, -20, width + 40, floor + 20), light.wall),
    wallOf(
      sheet,
      'pave',
      box(-20, floor, width + 40, height - floor + 20),
      mix(light.wall, light.shade, 0.25),
    ),
  ]
  for (let i = 0; i < count; i++) {
    const x = pitch * (i + 0.5) - wide / 2
    const hole = archOf(x, floor, wide, tall)
    const deep = wide * 0.15
    const view = archOf(x - light.side * deep, floor, wide, tall)
    const d = rough(sheet.random, hole, 1)
    const beyond = rough(sheet.random, view, 0.8)
    const scene =
      paintSkyIn(light.sky, x, floor - tall, wide, tall) +
      path(rough(sheet.random, box(x - 60, sea, wide + 120, floor - sea), 1), water) +
      paintOver(sheet, [x, sea, x + wide, floor], [water, lighten(water, 0.3)], {
        long: 60,
        wide: 6,
        opacity: 0.4,
      })
    marks.push(
      clipped(`hole${i}`, d, path(d, light.shade) + clipped(`view${i}`, beyond, scene)),
      path(
        rough(
          sheet.random,
          [
            [x, floor],
            [x + wide, floor],
            [x + wide - light.side * tall * 0.42, height + 20],
            [x - light.side * tall * 0.42, height + 20],
          ],
          1.2,
        ),
        lighten(light.wall, 0.25),
        { opacity: 0.85 },
      ),
    )
  }
  return marks.join('')
}

/** Flights of steps with a dark and a light side, going up to a piece of sky. */
function steps(sheet: Sheet, light: Light): string {
  const { width, height, spread, random } = sheet
  const count = spread.pick([8, 10, 13])
  const top = height * spread.between(0.3, 0.46)
  const [from, to] = light.side > 0 ? [width * 0.08, width * 0.66] : [width * 0.92, width * 0.34]
  const marks = [
    paintSky(sheet, { high: light.sky, low: lighten(light.sky, 0.4), horizon: height, clouds: 0.14 }),
  ]
  const back =
    light.side > 0
      ? box(width * 0.6, height * 0.12, width, height)
      : box(-width * 0.6, height * 0.12, width, height)
  marks.push(wallOf(sheet, 'back', back, light.shade))
  const door = light.side > 0 ? width * 0.74 : width * 0.12
  marks.push(
    path(rough(random, archOf(door, top + 6, width * 0.14, height * 0.2), 1), darken(light.shade, 0.4)),
  )
  for (let i = 0; i < count; i++) {
    const t = i / count
    const x = from + (to - from) * t
    const y = height - (height - top) * ((i + 1) / count)
    const next = from + (to - from) * ((i + 1) / count)
    const tread = (height - top) / count
    const outer = light.side > 0 ? width + 20 : -20
    marks.push(
      path(
        rough(
          random,
          [
            [x, y],
            [outer, y],
            [outer, height + 20],
            [x, height + 20],
          ],
          0.9,
        ),
        mix(light.wall, light.shade, 0.1 + (i % 2) * 0.06),
      ),
      path(
        rough(
          random,
          [
            [x, y],
            [next + (next - x) * 0.4, y],
            [next + (next - x) * 0.4, y + tread * 0.34],
            [x, y + tread * 0.34],
          ],
          0.7,
        ),
        lighten(light.wall, 0.3),
      ),
    )
  }
  const wing: Point[] =
    light.side > 0
      ? [
          [width * 0.62, height + 20],
          [width * 0.84, top - 30],
          [width + 20, top - 40],
          [width + 20, height + 20],
        ]
      : [
          [width * 0.38, height + 20],
          [width * 0.16, top - 30],
          [-20, top - 40],
          [-20, height + 20],
        ]
  marks.push(wallOf(sheet, 'wing', wing, mix(light.accent, light.wall, 0.25)))
  return marks.join('')
}

/** A dim room, a door standing open, and the light that comes in over the floor. */
function doorway(sheet: Sheet, light: Light): string {
  const { width, height, spread, random, palette } = sheet
  const floor = height * spread.between(0.7, 0.8)
  const wide = Math.min(width * 0.3, height * 0.34)
  const tall = floor * spread.between(0.66, 0.8)
  const x = width * (0.5 + light.side * spread.between(0.02, 0.2)) - wide / 2
  const room = mix(light.shade, palette.ink, spread.between(0.1, 0.45))
  const ground = mix(room, palette.ink, 0.25)
  const sea = floor - tall * spread.between(0.3, 0.5)
  const water = mix(palette.colors[1], light.sky, 0.35)
  const shape = spread.between(0, 1) < 0.5 ? archOf(x, floor, wide, tall) : box(x, floor - tall, wide, tall)
  const d = rough(random, shape, 1)
  const glow = mix(lighten(light.wall, 0.3), lightOf(palette), 0.25)
  const slant = -light.side * wide * 0.9
  const view =
    paintSkyIn(lighten(light.sky, 0.15), x, floor - tall, wide, tall) +
    rect(x - 20, sea, wide + 40, floor - sea, water) +
    paintOver(sheet, [x, sea, x + wide, floor], [water, lighten(water, 0.35), darken(water, 0.1)], {
      long: 70,
      wide: 7,
      opacity: 0.42,
    })
  return [
    wallOf(sheet, 'room', box(-20, -20, width + 40, floor + 20), room),
    wallOf(sheet, 'floor', box(-20, floor, width + 40, height - floor + 20), ground),
    path(
      rough(random, box(x - 12, floor - tall - (shape.length > 5 ? 4 : 12), wide + 24, tall + 12), 1),
      mix(room, light.wall, 0.35),
      { opacity: shape.length > 5 ? 0 : 1 },
    ),
    clipped('view', d, view),
    path(
      rough(
        random,
        [
          [x, floor],
          [x + wide, floor],
          [x + wide + slant * 1.05, height + 20],
          [x + slant * 0.75, height + 20],
        ],
        1.3,
      ),
      glow,
      { opacity: 0.8 },
    ),
    path(
      rough(
        random,
        [
          [x + (light.side > 0 ? 0 : wide), floor - tall * 0.98],
          [x + (light.side > 0 ? -wide * 0.42 : wide * 1.42), floor - tall * 1.04],
          [x + (light.side > 0 ? -wide * 0.42 : wide * 1.42), floor + 24],
          [x + (light.side > 0 ? 0 : wide), floor],
        ],
        1.2,
      ),
      mix(light.accent, room, 0.3),
    ),
    plaster(sheet, [0, 0, width, floor], room),
  ].join('')
}
