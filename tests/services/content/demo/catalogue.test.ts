import { beforeAll, describe, expect, test } from 'vitest'
import { FINISHES, GENERATORS } from '#services/art/generators.ts'
import { kindOf } from '#services/art/kinds.ts'
import { rasterOf } from '#services/art/raster.ts'
import { MOST_IMAGES } from '#services/content/collections/contract.ts'
import { readCollections } from '#services/content/collections/read-collections.ts'
import { APPLICANTS } from '#services/content/demo/applicants.ts'
import { ARTISTS } from '#services/content/demo/artists.ts'
import { DEMO_WORKS, makeDemoCatalogue } from '#services/content/demo/catalogue.ts'
import { seedDemoCatalogue } from '#services/content/demo/seed.ts'
import { readImages, type StoredImage } from '#services/content/record/image-store.ts'
import { migrateContent } from '#services/content/schema.ts'
import type { Database } from '#services/shared/database/driver.ts'
import {
  COLORS,
  type Color,
  IMAGE_TYPES,
  ORIENTATIONS,
  PUBLISHERS,
  RESOLUTIONS,
  STYLES,
  SUBSTRATES,
} from '#services/shared/vocabulary.ts'
import { readAudit } from '#tests/support/services/audit.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const clock = createClock()

describe('the demo catalogue', () => {
  test('is the same each time', () => {
    expect(makeDemoCatalogue()).toEqual(makeDemoCatalogue())
  })

  test('names 80 artists, each with enough works of one style', () => {
    const works = makeDemoCatalogue()
    expect(new Set(works.map(({ artist }) => artist)).size).toBe(80)
    for (const { name, generators, palettes } of ARTISTS) {
      const own = works.filter(({ artist }) => artist === name)
      expect(own.length).toBeGreaterThanOrEqual(25)
      expect(generators.length).toBeLessThanOrEqual(2)
      for (const { recipe } of own) {
        expect(generators).toContain(recipe.generator)
        expect(palettes).toContain(recipe.palette)
      }
      expect(new Set(own.map(({ recipe }) => recipe.hand)).size).toBe(1)
      expect(new Set(own.map(({ title }) => title)).size).toBe(own.length)
    }
  })

  test('gives no two works the same title', () => {
    const titles = makeDemoCatalogue().map(({ title }) => title.toLowerCase())
    expect(new Set(titles).size).toBe(DEMO_WORKS)
  })

  test('calls photographs only what looks like one', () => {
    const types = Object.groupBy(makeDemoCatalogue(), ({ type }) => type)
    const drawn = (type: 'photography' | 'fine art') =>
      new Set(types[type]?.map(({ recipe }) => FINISHES[recipe.generator]))
    expect(drawn('photography')).toEqual(new Set(['film']))
    expect(drawn('fine art').has('film')).toBe(false)
  })

  test('says of a picture only what it shows', () => {
    const told = (word: string) =>
      new Set(
        makeDemoCatalogue()
          .filter(({ keywords }) => keywords.includes(word))
          .map(({ recipe }) => kindOf(recipe)),
      )
    expect(told('lighthouse')).toEqual(new Set(['lighthouse']))
    expect(told('sailboat')).toEqual(new Set(['sails']))
    expect(told('birch')).toEqual(new Set(['birches']))
  })

  test('uses every way of drawing, and draws no picture twice', () => {
    const recipes = makeDemoCatalogue().map(({ recipe }) => recipe)
    expect(new Set(recipes.map(({ generator }) => generator))).toEqual(new Set(Object.keys(GENERATORS)))
    expect(new Set(recipes.map((recipe) => JSON.stringify(recipe))).size).toBe(DEMO_WORKS)
  })
})

onEachStore((openStore) => {
  let database: Database
  let images: StoredImage[]

  beforeAll(async () => {
    database = await openStore()
    await migrateContent(database)
    const told: string[] = []
    // Two services that start at once seed like this.
    const seed = () => seedDemoCatalogue({ database, clock }, (message) => told.push(message))
    const [one, other] = await Promise.all([seed(), seed()])
    expect(one + other).toBe(DEMO_WORKS)
    expect(told.at(-1)).toContain('2400 of 2400')
    const works = makeDemoCatalogue().map(({ id }) => id)
    // Sort them: a store answers them in any order, and the tests below look at the same ones each time.
    images = (await readImages(database, works)).toSorted((one, other) => one.id.localeCompare(other.id))
  }, 240_000)

  const spanned = <T>(list: readonly T[], of: (image: StoredImage) => T | readonly T[]) =>
    list.filter((value) => images.filter((image) => [of(image)].flat().includes(value as never)).length < 15)

  test('has enough works for every option of every filter', () => {
    expect(images).toHaveLength(DEMO_WORKS)
    expect(spanned(COLORS, ({ colors }) => colors)).toEqual([])
    expect(spanned(STYLES, ({ styles }) => styles)).toEqual([])
    expect(spanned(ORIENTATIONS, ({ orientation }) => orientation)).toEqual([])
    expect(spanned(IMAGE_TYPES, ({ type }) => type)).toEqual([])
    expect(spanned(['with', 'without'] as const, ({ people }) => people)).toEqual([])
    expect(spanned(SUBSTRATES, ({ substrates }) => substrates)).toEqual([])
    expect(spanned([1, 2, 3, 4], ({ price }) => price)).toEqual([])
    expect(spanned(PUBLISHERS, ({ publisher }) => publisher)).toEqual(['GET'])
    for (const least of RESOLUTIONS)
      expect(images.filter(({ megapixels }) => megapixels >= least).length).toBeGreaterThan(100)
    expect(images.filter(({ megapixels }) => megapixels < 12).length).toBeGreaterThan(100)
    expect(new Set(images.map(({ createdAt }) => createdAt.getUTCFullYear())).size).toBeGreaterThanOrEqual(8)
    const hidden = images.filter(({ published }) => !published).length
    expect([hidden > 12, hidden < 48]).toEqual([true, true])
  })

  test('gives each picture the shape, placeholder and keywords that it has', () => {
    for (const image of images) {
      const ratio = image.pixelWidth / image.pixelHeight
      const shape =
        ratio >= 2 ? 'panoramic' : ratio > 1.05 ? 'horizontal' : ratio < 0.95 ? 'vertical' : 'square'
      expect(image.orientation).toBe(shape)
      expect(Math.abs(image.maxWidth / image.maxHeight / ratio - 1)).toBeLessThan(0.05)
      expect(image.placeholder).toMatch(/^data:image\/webp;base64,/)
      expect(image.placeholder.length).toBeLessThan(700)
      expect(image.keywords).toEqual(expect.arrayContaining([...image.colors]))
    }
  })

  test('names only colours that are in a picture', async () => {
    const wrong: string[] = []
    for (const image of images.filter((_, i) => i % 24 === 0)) {
      if (image.artwork.kind !== 'made') continue
      const { data } = await rasterOf(image.artwork.recipe, 120).raw().toBuffer({ resolveWithObject: true })
      for (const color of image.colors) if (!shows(data, color)) wrong.push(`${image.id} ${color}`)
    }
    expect(wrong).toEqual([])
  })

  const collections = async () => {
    const rows = await database.query<{ id: number }>('select id from content.collections')
    return readCollections(
      database,
      rows.map(({ id }) => id),
      null,
      { contents: MOST_IMAGES },
    )
  }

  test('puts its most popular works in collections, each of several artists', async () => {
    const listed = await collections()
    expect(listed).toHaveLength(9)
    const artistOf = new Map(images.map(({ id, artist }) => [id, artist]))
    for (const { contents, description } of listed) {
      expect(contents.length).toBeGreaterThanOrEqual(18)
      expect(new Set(contents.map((id) => artistOf.get(id))).size).toBeGreaterThanOrEqual(5)
      expect(description).not.toBe('')
    }
  })

  test('gives the demo artist a profile with a portrait, once, and records it', async () => {
    await seedDemoCatalogue({ database, clock })
    const [profile, ...others] = await database.query<{ photo: string | null; user_uuid: string }>(
      'select * from content.artist_profiles order by id',
    )
    expect(others).toHaveLength(APPLICANTS.length)
    for (const other of others)
      expect(other).toMatchObject({ application_stage: 'submitted', approved: false })
    expect(profile).toMatchObject({
      full_name: 'Isaura Quintero-Bex',
      application_stage: 'approved',
      approved: true,
    })
    const [portrait] = images.filter(
      ({ id: of, artworkVersion: version }) => profile?.photo === `/media/${of}/${version}/320`,
    )
    expect(portrait?.published).toBe(true)
    expect(await readAudit(database, 'content', `artist-profile-${profile?.user_uuid}`)).toMatchObject([
      { type: 'artist_profile.opened', data: { full_name: 'Isaura Quintero-Bex', photo: profile?.photo } },
    ])
  })

  test('does not bring back a collection that was deleted', async () => {
    await database.query('delete from content.collections')
    await seedDemoCatalogue({ database, clock })
    expect(await collections()).toEqual([])
  })

  test('is not added twice, and a stopped seeding is completed', async () => {
    expect(await seedDemoCatalogue({ database, clock })).toBe(0)
    await database.query(`update content.images set published = false where id = 'aq-000007'`)
    await database.query(`delete from content.images where id in ('aq-000003', 'aq-002400')`)
    expect(await seedDemoCatalogue({ database, clock })).toBe(2)
    const [row] = await database.query<{ count: number }>(`select count(*)::int as count from content.images`)
    expect(row?.count).toBe(DEMO_WORKS)
    expect((await readImages(database, ['aq-000007']))[0]?.published).toBe(false)
  })
})

/** The hues in degrees that a person may call by each word; independent of the measure that made the tags. */
const HUES: Partial<Record<Color, readonly [number, number]>> = {
  red: [330, 34],
  orange: [8, 52],
  yellow: [36, 80],
  green: [46, 195],
  blue: [165, 275],
  purple: [225, 355],
  pink: [280, 38],
  gold: [24, 66],
  brown: [335, 60],
}

function shows(data: Buffer, color: Color): boolean {
  const pixels = Array.from({ length: data.length / 3 }, (_, i) =>
    hsv(data[i * 3] ?? 0, data[i * 3 + 1] ?? 0, data[i * 3 + 2] ?? 0),
  )
  const share = (holds: (pixel: ReturnType<typeof hsv>) => boolean) =>
    pixels.filter(holds).length / pixels.length
  const hues = HUES[color]
  if (hues) {
    const [from, to] = hues
    return (
      share(
        ({ hue, saturation }) =>
          saturation > 0.06 && (from < to ? hue >= from && hue <= to : hue >= from || hue <= to),
      ) > 0.09
    )
  }
  if (color === 'black') return share(({ value }) => value < 0.36) > 0.09
  if (color === 'black and white') return share(({ saturation, value }) => saturation * value < 0.09) > 0.95
  if (color === 'white') return share(({ saturation, value }) => value > 0.8 && saturation < 0.1) > 0.09
  if (color === 'grey') return share(({ saturation, value }) => saturation * value < 0.16) > 0.09
  if (color === 'neutral') return share(({ saturation, value }) => saturation * value > 0.35) < 0.12
  if (color === 'pale') return share(({ value }) => value > 0.6) > 0.8
  if (color === 'pastel') return share(({ value }) => value > 0.6) > 0.7
  return (
    share(({ hue, saturation, value }) => hue > 10 && hue < 75 && value > 0.55 && saturation < 0.5) > 0.09
  )
}

function hsv(red: number, green: number, blue: number) {
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const span = high - low || 1
  const sector =
    high === red
      ? ((green - blue) / span + 6) % 6
      : high === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4
  return { hue: sector * 60, saturation: high === 0 ? 0 : (high - low) / high, value: high / 255 }
}
