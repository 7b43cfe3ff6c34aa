import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawArtwork } from '#services/art/draw.ts'
import { GENERATORS, type GeneratorName } from '#services/art/generators.ts'
import { PALETTES } from '#services/art/palettes.ts'
import type { Recipe } from '#services/art/recipe.ts'

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
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThan(130_000)
      const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([160, Math.round(160 / ratio)])
      const corners = [0, info.width - 1, (info.height - 1) * info.width, info.height * info.width - 1]
      for (const corner of corners) expect(data[corner * info.channels + 3]).toBeGreaterThan(250)
      expect(new Set(data.toString('hex').match(/.{8}/g)).size).toBeGreaterThan(8)
    }
  })
})

test('there are at least forty palettes, so that artists differ', () => {
  expect(Object.keys(PALETTES).length).toBeGreaterThanOrEqual(40)
  for (const { ground, ink, colors } of Object.values(PALETTES)) {
    for (const color of [ground, ink, ...colors]) expect(color).toMatch(/^#[0-9a-f]{6}$/)
  }
})
