import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { PictureRefused } from '#services/content/opening/refused.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { alt, withSegment, xmpSegment } from './made/jpeg.ts'
import { ODD_FILES } from './made/odd-files.ts'
import { noise, openStudio, type Studio } from './opening.ts'

const PICTURES = '/work/shared/data/pictures'

let studio: Studio
beforeAll(() => {
  studio = openStudio()
})

/** No two corners alike. */
const corners = (width = 300, height = 200): Sharp => {
  const side = (background: string, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    left,
    top,
  })
  return sharp({ create: { width, height, channels: 3, background: '#2a6f97' } }).composite([
    side('#d1495b', 0, 0),
    side('#edae49', width / 2, 0),
    side('#00798c', 0, height / 2),
  ])
}

const TURNED: Record<number, (upright: Sharp) => Sharp> = {
  1: (upright) => upright,
  2: (upright) => upright.flop(),
  3: (upright) => upright.rotate(180),
  4: (upright) => upright.flip(),
  5: (upright) => upright.rotate(270).flop(),
  6: (upright) => upright.rotate(270),
  7: (upright) => upright.rotate(90).flop(),
  8: (upright) => upright.rotate(90),
}

describe('a picture stands upright, whatever its EXIF says of how it was taken:', () => {
  // Failure 19 of console-design.md
  const formats = {
    JPEG: (picture: Sharp) => picture.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }),
    PNG: (picture: Sharp) => picture.png(),
    WebP: (picture: Sharp) => picture.webp({ lossless: true }),
    TIFF: (picture: Sharp) => picture.tiff(),
  }
  const turns = [1, 2, 3, 4, 5, 6, 7, 8]
  test.each(Object.keys(formats).flatMap((name) => turns.map((turn) => [name, turn] as const)))(
    '%s, orientation %i',
    async (name, turn) => {
      const format = formats[name as keyof typeof formats]
      const upright = await corners().removeAlpha().png().toBuffer()
      const turned = await (TURNED[turn] ?? ((same) => same))(sharp(upright)).png().toBuffer()
      const bytes = await format(sharp(turned)).withMetadata({ orientation: turn }).toBuffer()
      const { pixels, proof } = await studio.open(bytes)
      expect(pixels).toEqual({ width: 300, height: 200 })
      const shown = await proof.raw().toBuffer()
      const expected = await sharp(upright).raw().toBuffer()
      expect(shown.length).toBe(expected.length)
      // Away from edges, which JPEG softens.
      for (const [x, y] of [
        [20, 20],
        [280, 20],
        [20, 180],
        [280, 180],
        [75, 50],
      ] as const)
        for (const channel of [0, 1, 2]) {
          const at = (y * 300 + x) * 3 + channel
          expect(Math.abs((shown[at] ?? 0) - (expected[at] ?? 0))).toBeLessThan(4)
        }
    },
  )

  test.each([0, 9])('orientation %i is none', async (turn) => {
    const exif = Buffer.from(
      'Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\0\0\0\0\0\0\0\0',
      'latin1',
    )
    exif.writeUInt16LE(turn, 24)
    const { pixels } = await studio.open(withSegment(await corners().jpeg().toBuffer(), 0xe1, exif))
    expect(pixels).toEqual({ width: 300, height: 200 })
  })

  test('EXIF is believed where XMP says otherwise', async () => {
    const upright = await corners().withMetadata({ orientation: 1 }).jpeg().toBuffer()
    const packet = xmpSegment('<tiff:Orientation>6</tiff:Orientation>')
    const { pixels } = await studio.open(withSegment(upright, 0xe1, packet))
    expect(pixels).toEqual({ width: 300, height: 200 })
  })
})

describe('what is odd and can be printed is taken:', () => {
  test.each(ODD_FILES)('%i: %s', async (_, __, make, expected) => {
    const bytes = await make()
    const opened = await studio.open(bytes, 'picture.jpg')
    expect(opened).toMatchObject(expected)
    expect(opened.size).toBe(bytes.length)
    expect(opened.placeholder).toMatch(/^data:image\/webp;base64,.{1,690}$/)
  })
})

test('a proof is an opaque picture in sRGB without metadata, of 4,096 pixels a side at most', async () => {
  const bytes = await noise(5_000, 2_500)
    .ensureAlpha(0.5)
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { proof, pixels, profile } = await studio.open(bytes)
  expect(pixels).toEqual({ width: 5_000, height: 2_500 })
  expect(profile).toMatch(/P3/)
  const shown = await proof.metadata()
  expect(shown).toMatchObject({ width: 4_096, height: 2_048, space: 'srgb', channels: 3, hasAlpha: false })
  expect([shown.exif, shown.icc, shown.xmp, shown.iptc]).toEqual([undefined, undefined, undefined, undefined])
})

test('a small picture is not enlarged', async () => {
  const { proof } = await studio.open(await noise(500, 300).png().toBuffer())
  expect(await proof.metadata()).toMatchObject({ width: 500, height: 300 })
})

test('the digest of a file is that of its bytes', async () => {
  const bytes = withSegment(await corners().jpeg().toBuffer(), 0xe1, xmpSegment(alt('dc:title', 'A')))
  const { createHash } = await import('node:crypto')
  expect((await studio.open(bytes)).sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
})

test.skipIf(!existsSync(PICTURES))(
  'each of the real pictures is taken, but for one that is too small',
  async () => {
    const proofs = createFolder()
    const names = readdirSync(PICTURES).filter((name) => !name.endsWith('.json'))
    const refused: string[] = []
    for (const name of names) {
      const { width, height } = (await sharp(join(PICTURES, name)).metadata()).autoOrient
      try {
        const { pixels } = await studio.opener.open(join(PICTURES, name), join(proofs, name))
        expect(pixels).toEqual({ width, height })
      } catch (error) {
        if (!(error instanceof PictureRefused)) throw error
        refused.push(`${name}: ${error.code}`)
      }
    }
    expect(names.length).toBeGreaterThan(50)
    expect(refused).toEqual(['met-straw-hat-tiny.jpg: too_small'])
  },
)
