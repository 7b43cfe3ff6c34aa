import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Asker, createQueue } from '#services/shared/queue.ts'
import { createSharedWork } from '#services/shared/shared-work.ts'
import type { Opener } from '../opening/contract.ts'
import type { StoredImage } from '../record/image-store.ts'
import type { Stock } from '../stock/stock.ts'
import { encode, type Format } from './formats.ts'
import type { PictureStore } from './picture-store.ts'
import { createProofs } from './proofs.ts'
import { type Fetched, pictureOf } from './source.ts'

/**
 * In pixels (design.md section 5). 400 and 720 are what half of a plain phone's screen and all of it show.
 */
export const WIDTHS = [160, 320, 400, 480, 640, 720, 960, 1280, 1600] as const

/**
 * A screen shows some thirty pictures; whoever asks for more at once is a browser coming again, or no
 * visitor.
 */
export const WAITING = { waiting: 96, share: 32, retryAfter: 2 }

/** For pictures from elsewhere, which are slow without keeping this machine busy. */
const FETCHED_AT_ONCE = 6

/** Names a rendition; the bytes under one name never change. */
export interface RenditionName {
  id: string
  version: string
  width: number
  format: Format
}

export interface Renditions {
  /** Null when no process has made it yet. */
  find(name: RenditionName): Promise<Buffer | null>
  /**
   * Makes and keeps it in turn, once however many ask, and not at all when they have left before its turn.
   * Throws when the original cannot be read, and Busy when too many wait.
   */
  make(image: StoredImage, name: RenditionName, asker: Asker): Promise<Buffer>
}

export interface RenditionDeps {
  pictures: PictureStore
  /** Draws the proofs of originals that have none: this process never decodes what others sent. */
  opener: Opener
  /** Null where there is no stock source. */
  stock?: Stock | null
  /** Called when a rendition could not be kept; it is served all the same. */
  onUnkept: (error: unknown) => void
  draw?: typeof pictureOf
}

export function createRenditions({
  pictures,
  opener,
  stock = null,
  onUnkept,
  draw = pictureOf,
}: RenditionDeps): Renditions {
  // Draw with one thread each: as many pictures as there are processors are drawn at once.
  sharp.concurrency(1)
  sharp.cache(false)
  const fetching = createQueue({ name: 'pictures_fetched', atOnce: FETCHED_AT_ONCE, ...WAITING })
  const drawing = createQueue({ name: 'pictures_drawn', atOnce: availableParallelism(), ...WAITING })
  const proofOf = createProofs({ pictures, opener }, WAITING)
  const once = createSharedWork<Buffer>()

  async function fetchFor(image: StoredImage, width: number, asker: Asker): Promise<Fetched> {
    if (image.artwork.kind === 'file') return proofOf(image.artwork.path, asker)
    if (image.artwork.kind !== 'stock') return null
    if (!stock) throw new RangeError('There is no stock source')
    return fetching(asker, () => stock.picture(image.id, width))
  }

  async function makeIfMissing(image: StoredImage, name: RenditionName, asker: Asker): Promise<Buffer> {
    // Another request may have made it since this one looked.
    const kept = await pictures.renditions.read(keyOf(name))
    if (kept) return kept
    const fetched = await fetchFor(image, name.width, asker)
    const bytes = await drawing(asker, () => encode(draw(image, name.width, fetched), name.format))
    await pictures.renditions.write(keyOf(name), bytes).catch(onUnkept)
    return bytes
  }

  return {
    find: (name) => pictures.renditions.read(keyOf(name)),
    make: (image, name, { from, signal }) =>
      once(keyOf(name), signal, (wanted) => makeIfMissing(image, name, { from, signal: wanted })),
  }
}

/**
 * Hash the name: an id may be a name that a file system takes for something else, such as `..` or one in
 * another case.
 */
function keyOf({ id, version, width, format }: RenditionName): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([id, version, width]))
    .digest('hex')
    .slice(0, 40)
  return join(hash.slice(0, 2), `${hash.slice(2)}.${format}`)
}
