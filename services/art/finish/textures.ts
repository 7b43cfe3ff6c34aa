import { type Field, makeField } from '../field.ts'
import { seeded } from '../random.ts'

/** Texels on each side; a texture repeats after them. */
export const TEXELS = 512

/** What lies over a whole picture: the tooth of paper, a weave, ink that did not take, grain of a film. */
export const TEXTURES = ['paper', 'canvas', 'flecks', 'grain'] as const
export type TextureName = (typeof TEXTURES)[number]

/** Values of 0 to 1, row after row. */
export type Texture = Float32Array

const make = (value: (x: number, y: number) => number): Texture =>
  Float32Array.from({ length: TEXELS * TEXELS }, (_, i) =>
    Math.min(1, Math.max(0, value(i % TEXELS, Math.floor(i / TEXELS)))),
  )

/** Lights a relief from the upper left; even ground is 0.5. */
const lit =
  (height: Field, depth: number): Field =>
  (x, y) =>
    0.5 + depth * (height(x, y) - height(x + 1, y + 1))

function field(seed: number, octaves: number, forms: number): Field {
  const made = makeField(seeded(seed), octaves, forms)
  return (x, y) => made((x * forms) / TEXELS, (y * forms) / TEXELS)
}

const MAKERS: Record<TextureName, () => Texture> = {
  paper: () => {
    const [tooth, patches] = [lit(field(1, 3, 64), 0.34), field(2, 2, 16)]
    return make((x, y) => tooth(x, y) + patches(x, y) * 0.035)
  },
  canvas: () => {
    const [uneven, patches] = [field(3, 2, 48), field(4, 2, 12)]
    const turn = (2 * Math.PI) / 6.4
    const thread = (at: number) => Math.sin(at * turn)
    return make((x, y) => {
      const over = (Math.floor(x / 6.4) + Math.floor(y / 6.4)) % 2 ? thread(x) : thread(y)
      return 0.5 + over * 0.1 * (1 + uneven(x, y)) + uneven(x, y) * 0.05 + patches(x, y) * 0.04
    })
  },
  flecks: () => {
    const [fine, patches] = [field(5, 2, 150), field(6, 2, 10)]
    return make((x, y) => (fine(x, y) + patches(x, y) * 0.16 - 0.66) * 2.4)
  },
  grain: () => {
    const random = seeded(7)
    return make(() => 0.5 + (random.next() + random.next() + random.next() - 1.5) * 0.42)
  },
}

const made = new Map<TextureName, Texture>()

/** Makes a texture the first time that it is asked for. */
export function textureOf(name: TextureName): Texture {
  const texture = made.get(name) ?? MAKERS[name]()
  made.set(name, texture)
  return texture
}
