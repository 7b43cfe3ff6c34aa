import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PictureStore } from '#services/content/media/picture-store.ts'
import { openStorage } from '#services/content/media/storage.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createOwnSwift, hasSwift, NO_SWIFT, type OwnSwift } from '#tests/support/services/own-swift.ts'
import { createFolder, createSettings } from '#tests/support/services/settings.ts'

if (!hasSwift) console.warn(NO_SWIFT)

/** Opens the store of one more process; what processes share is in the settings. */
type OpenOne = () => Promise<{ pictures: PictureStore; dataDir: string }>

const openWith = (env: Record<string, string>): OpenOne => {
  return async () => {
    const settings = createSettings(env)
    const storage = await openStorage(settings, (reason) => {
      throw new Error(reason)
    })
    afterFile(() => storage.close())
    return { pictures: storage.pictures, dataDir: settings.dataDir }
  }
}

let swift: OwnSwift | undefined

const openFolders = async () => openWith({ MEDIA_DIR: createFolder() })
const openBuckets = async () => {
  swift = await createOwnSwift()
  afterFile(() => swift?.remove())
  return openWith(swift.env)
}

/** Writes an original and a proof as the opener leaves them. */
const draw = async (pictures: PictureStore, bytes = randomBytes(400_000)) => {
  const [original, proof] = [await pictures.draft(), await pictures.draft()]
  writeFileSync(original, bytes)
  writeFileSync(proof, `a proof of ${bytes.length}`)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { bytes, files: { original, proof, sha256, format: 'tiff' as const } }
}

describe.each([
  { body: 'a folder', open: openFolders, isThere: true },
  { body: 'a bucket', open: openBuckets, isThere: hasSwift },
])('pictures in $body', ({ open, isThere }) => {
  describe.skipIf(!isThere)('that two processes share', { timeout: 60_000 }, () => {
    let one: PictureStore
    let other: PictureStore
    let dataDir: string
    beforeAll(async () => {
      const openOne = await open()
      one = (await openOne()).pictures
      ;({ pictures: other, dataDir } = await openOne())
    }, 120_000)

    test('are kept by one and lent by the other, byte for byte', async () => {
      const { bytes, files } = await draw(one)
      const name = await one.keep(files)
      expect(name).toBe(`${files.sha256.slice(0, 2)}/${files.sha256}.tif`)
      expect(existsSync(files.original) || existsSync(files.proof)).toBe(false)
      for (const store of [one, other]) {
        expect(readFileSync(await store.originalAt(name)).equals(bytes)).toBe(true)
        expect(readFileSync((await store.proofAt(name)) ?? '', 'utf8')).toBe('a proof of 400000')
      }
    })

    test('are kept once, however often they come', async () => {
      const { bytes, files } = await draw(one)
      const name = await one.keep(files)
      const again = await draw(other, bytes)
      expect(await other.keep(again.files)).toBe(name)
      expect(existsSync(again.files.original) || existsSync(again.files.proof)).toBe(false)
      expect(readFileSync(await one.originalAt(name)).equals(bytes)).toBe(true)
    })

    test('are passed on to whoever downloads them', async () => {
      const { bytes, files } = await draw(one)
      const opened = await other.openOriginal(await one.keep(files))
      expect(opened?.size).toBe(bytes.length)
      expect(opened && (await buffer(opened.bytes)).equals(bytes)).toBe(true)
      expect(await other.openOriginal('00/none.tif')).toBeNull()
    })

    test('get a proof later where they had none', async () => {
      const { files } = await draw(one)
      expect(await other.proofAt('ab/later.tif')).toBeNull()
      await one.keepProof('ab/later.tif', files.proof)
      expect(readFileSync((await other.proofAt('ab/later.tif')) ?? '', 'utf8')).toBe('a proof of 400000')
    })

    test('are gone once they are removed, and again', async () => {
      const { files } = await draw(one)
      const name = await one.keep(files)
      await one.remove(name)
      await other.remove(name)
      expect(await one.openOriginal(name)).toBeNull()
      expect(await one.proofAt(name)).toBeNull()
    })

    test('are found nowhere else, whatever they are called', async () => {
      writeFileSync(join(dataDir, 'secret'), 'secret')
      for (const name of ['../secret', 'a/../../secret'])
        for (const ask of [one.originalAt, one.proofAt, one.openOriginal, one.remove])
          await expect((async () => ask(name))()).rejects.toThrow(RangeError)
    })

    test('have renditions that one makes and all have', async () => {
      expect(await other.renditions.read('ab/one.avif')).toBeNull()
      await one.renditions.write('ab/one.avif', Buffer.from('a rendition'))
      expect(`${await other.renditions.read('ab/one.avif')}`).toBe('a rendition')
    })
  })
})

describe.skipIf(!hasSwift)('while the server of a bucket is away', { timeout: 60_000 }, () => {
  test('what a process has is shown, and for the rest people are told within 10 s', async () => {
    const openOne = openWith(swift?.env ?? {})
    const { pictures } = await openOne()
    const { files, bytes } = await draw(pictures)
    const name = await pictures.keep(files)
    await pictures.renditions.write('ab/kept.avif', Buffer.from('a rendition'))
    await pictures.originalAt(name)
    const elsewhere = await openOne()
    swift?.freeze()
    try {
      expect(`${await pictures.renditions.read('ab/kept.avif')}`).toBe('a rendition')
      expect(readFileSync(await pictures.originalAt(name)).equals(bytes)).toBe(true)
      const since = performance.now()
      const asked = [
        elsewhere.pictures.originalAt(name),
        elsewhere.pictures.openOriginal(name),
        elsewhere.pictures.renditions.read('ab/kept.avif'),
        elsewhere.pictures.keep((await draw(elsewhere.pictures)).files),
      ]
      for (const failed of await Promise.all(asked.map((ask) => ask.catch((error: unknown) => error))))
        expect(failed).toMatchObject({ status: 503, message: 'Pictures are not available at the moment.' })
      expect(performance.now() - since).toBeLessThan(10_000)
    } finally {
      swift?.thaw()
    }
    await expect
      .poll(() => elsewhere.pictures.proofAt(name).catch(() => null), { timeout: 20_000 })
      .not.toBeNull()
  })
})
