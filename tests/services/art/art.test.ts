import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawArtwork } from '#services/art/draw.ts'
import { GENERATORS, type GeneratorName } from '#services/art/generators.ts'
import { KINDS, kindOf } from '#services/art/kinds.ts'
import { PALETTES } from '#services/art/palettes.ts'
import { rasterOf } from '#services/art/raster.ts'
import type { Recipe } from '#services/art/recipe.ts'
import { currentOf } from '#services/art/retired.ts'

const NAMES = Object.keys(GENERATORS) as GeneratorName[]

const recipe = (generator: GeneratorName, changes: Partial<Recipe> = {}): Recipe => ({
  generator,
  palette: 'harbour',
  ratio: 1.5,
  seed: 11,
  hand: 3,
  ...changes,
})

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

describe('a recipe', () => {
  test('draws the same picture in another process', () => {
    const draw = new URL('../../../services/art/draw.ts', import.meta.url).href
    const recipes = NAMES.map((name) => recipe(name))
    const there = execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { createHash } from 'node:crypto'
         import { drawArtwork } from ${JSON.stringify(draw)}
         const hashes = ${JSON.stringify(recipes)}.map((r) => createHash('sha256').update(drawArtwork(r)).digest('hex'))
         process.stdout.write(JSON.stringify(hashes))`,
      ],
      { encoding: 'utf8' },
    )
    expect(JSON.parse(there)).toEqual(recipes.map((each) => hash(drawArtwork(each))))
  })

  test.each(NAMES)('of %s draws another picture for another seed, palette or hand', (name) => {
    const drawn = [{}, { seed: 12 }, { palette: 'ember' as const }].map((changes) =>
      hash(drawArtwork(recipe(name, changes))),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
    const hands = Array.from({ length: 8 }, (_, hand) => hash(drawArtwork(recipe(name, { hand }))))
    expect(new Set(hands).size).toBeGreaterThan(1)
  })

  test.each(NAMES)('of %s fills every shape in every palette, and stays small', async (name) => {
    for (const [i, ratio] of [0.6667, 0.8, 1, 1.5, 3].entries()) {
      const palette = (['sumi', 'ember', 'chalk', 'midnight', 'sorbet'] as const)[i] ?? 'sumi'
      const svg = drawArtwork(recipe(name, { ratio, palette, seed: 40 + i, hand: i }), 160)
      // Letters of a picture inside it say nothing.
      expect(svg.replaceAll(/base64,[^"]*/g, '')).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThan(210_000)
      const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([160, Math.round(160 / ratio)])
      const corners = [0, info.width - 1, (info.height - 1) * info.width, info.height * info.width - 1]
      for (const corner of corners) expect(data[corner * info.channels + 3]).toBeGreaterThan(250)
      expect(new Set(data.toString('hex').match(/.{8}/g)).size).toBeGreaterThan(8)
    }
  })
})

describe('a picture', () => {
  /** The mean step in brightness from a pixel to the next. */
  const textureOf = (data: Buffer) => {
    let steps = 0
    for (let i = 3; i < data.length; i += 3) steps += Math.abs((data[i] ?? 0) - (data[i - 3] ?? 0))
    return steps / (data.length / 3)
  }

  test.each(NAMES)('of %s shows what it was painted on or printed with', async (name) => {
    const [flat, made] = await Promise.all([
      sharp(Buffer.from(drawArtwork(recipe(name), 480)))
        .flatten({ background: '#ffffff' })
        .raw()
        .toBuffer(),
      rasterOf(recipe(name), 480).raw().toBuffer(),
    ])
    expect(made.length).toBe(flat.length)
    expect(textureOf(made)).toBeGreaterThan(textureOf(flat) * 1.02)
  })

  test('has the same colors at a glance as at full size', async () => {
    for (const name of NAMES) {
      const [small, large] = await Promise.all(
        [20, 480].map(async (width) => {
          const made = await rasterOf(recipe(name, { ratio: 1 }), width)
            .png()
            .toBuffer()
          return sharp(made).resize(1, 1).raw().toBuffer()
        }),
      )
      const apart = [0, 1, 2].map((channel) => Math.abs((small?.[channel] ?? 0) - (large?.[channel] ?? 0)))
      expect([name, Math.max(...apart) < 30]).toEqual([name, true])
    }
  })
})

test('a recipe of an earlier demonstration is drawn by what is nearest to it', () => {
  expect(currentOf({ ...recipe('ink'), generator: 'enso' })).toEqual(recipe('ink'))
  expect(() => currentOf({ ...recipe('ink'), generator: 'nobody' })).toThrow(RangeError)
})

test.each(Object.entries(KINDS))(
  'an artist’s works of %s take turns among what it can show',
  (generator, kinds) => {
    for (const hand of [700, 731, 764]) {
      const shown = Array.from({ length: 30 }, (_, i) =>
        kindOf({ generator: generator as keyof typeof KINDS, seed: 9 + i * 80, hand }),
      )
      expect(new Set(shown)).toEqual(new Set(kinds))
    }
  },
)

test('there are at least forty palettes, so that artists differ', () => {
  expect(Object.keys(PALETTES).length).toBeGreaterThanOrEqual(40)
  for (const { ground, ink, colors } of Object.values(PALETTES)) {
    for (const color of [ground, ink, ...colors]) expect(color).toMatch(/^#[0-9a-f]{6}$/)
  }
})
