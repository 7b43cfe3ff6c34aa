import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { viewsOf } from '#services/content/images/image-view.ts'
import { setPublished } from '#services/content/images/publication.ts'
import { writeImages } from '#services/content/images/write-images.ts'
import { createPictureFolder } from '#services/content/media/picture-store.ts'
import { createRenditions } from '#services/content/media/renditions.ts'
import { registerMediaRoutes } from '#services/content/media/routes.ts'
import { pictureOf } from '#services/content/media/source.ts'
import { createOpener } from '#services/content/opening/opener.ts'
import type { ImageRecord } from '#services/content/record/image-record.ts'
import { readImage } from '#services/content/record/image-store.ts'
import { migrateContent } from '#services/content/schema.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { createHost } from '#services/shared/http/host.ts'
import type { Person } from '#services/shared/resources/resource.ts'
import { createRecord } from '#tests/services/content/catalogue.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createFolder } from '#tests/support/services/settings.ts'

export const PICTURES = '/work/shared/data/pictures'

export interface Gallery {
  /** Counts how often a picture was drawn. */
  drawn(): number
  /** Counts those who have asked, and those of them who left unanswered. */
  asked(): number
  left(): number
  dataDir: string
  hold(record: Partial<ImageRecord> & { id: string }): Promise<void>
  /** Takes the image out of the shop. */
  unpublish(id: string): Promise<void>
  /** Puts a file among the originals. */
  keep(name: string, bytes: Buffer): void
  /** Answers `/media/{id}/{version}` as the catalogue says it. */
  addressOf(id: string): Promise<string>
  get(path: string, headers?: Record<string, string>, signal?: AbortSignal): Promise<Response>
  /** Opens another service on the same folder, as after a restart. */
  again(): Promise<Gallery>
}

/** Opens the media routes over real HTTP, on real files. */
export async function openGallery(
  database: Database,
  { dataDir = createFolder(), drawing = pictureOf } = {},
): Promise<Gallery> {
  await migrateContent(database)
  mkdirSync(join(dataDir, 'originals'), { recursive: true })
  let count = 0
  const draw: typeof pictureOf = (...picture) => {
    count += 1
    return drawing(...picture)
  }
  const app = createHost({ name: 'content', logLevel: 'silent' })
  let asked = 0
  let left = 0
  app.addHook('onRequest', async () => {
    asked += 1
  })
  app.addHook('onRequestAbort', async (_request) => {
    left += 1
  })
  const pictures = createPictureFolder(dataDir)
  const opener = createOpener()
  afterFile(() => opener.close())
  registerMediaRoutes(app, {
    database,
    pictures,
    opener,
    renditions: createRenditions({ pictures, opener, draw, onUnkept: () => {} }),
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  afterFile(() => app.close())
  return {
    drawn: () => count,
    asked: () => asked,
    left: () => left,
    dataDir,
    async hold(record) {
      await database.transaction((tx) => writeImages(tx, [createRecord(record)], new Date('2026-11-20')))
    },
    async unpublish(id) {
      const by = { user: STAFF, at: new Date('2026-11-20') }
      await database.transaction((tx) => setPublished(tx, id, false, by))
    },
    keep: (name, bytes) => writeFileSync(join(dataDir, 'originals', name), bytes),
    async addressOf(id) {
      const image = await readImage(database, id)
      const [view] = await viewsOf(database, image ? [image] : [], null)
      if (!view) throw new Error(`No ${id}`)
      return view.imgsrc.replace('/{width}', '')
    },
    get: (path, headers = {}, signal) =>
      fetch(origin + path, { headers, redirect: 'manual', ...(signal && { signal }) }),
    again: () => openGallery(database, { dataDir }),
  }
}

const STAFF: Person = {
  user_id: '7d1f2c0e-5a43-4c36-9d0e-0f6f3b1a2c4d',
  email: 'staff@aquatint.test',
  is_staff: true,
}

/** Draws a picture of `width` × `height` with no two regions alike, as photographs have. */
export const drawPhotograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f97' } }).composite([
    {
      input: {
        create: {
          width: Math.ceil(width / 2),
          height: Math.ceil(height / 2),
          channels: 3,
          background: '#d1495b',
        },
      },
      left: 0,
      top: 0,
    },
  ])

/** Copies a real picture to the originals; false where the real pictures are not installed. */
export const copyRealPicture = (gallery: Gallery, name: string): boolean => {
  const from = join(PICTURES, name)
  if (existsSync(from)) cpSync(from, join(gallery.dataDir, 'originals', name))
  return existsSync(from)
}
