import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { createLimit } from '#services/shared/limit.ts'
import type { StoredImage } from '../images/image-store.ts'
import type { Stock } from '../stock/stock.ts'
import { encode, type Format } from './formats.ts'
import { createRenditionCache } from './rendition-cache.ts'
import { fetchOriginal, pictureOf } from './source.ts'

/** Pixels (design.md section 5). */
export const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const

const BUDGET = 4 * 1024 ** 3

/** What names a rendition; the bytes under one name never change. */
export interface RenditionName {
  id: string
  version: string
  width: number
  format: Format
}

export interface Renditions {
  /** From disk; null when it was not made yet. */
  find(name: RenditionName): Promise<Buffer | null>
  /** Makes and keeps it, once however many ask. Throws when the original cannot be read. */
  make(image: StoredImage, name: RenditionName): Promise<Buffer>
}

export interface RenditionDeps {
  dataDir: string
  /** Null where there is no stock source. */
  stock?: Stock | null
  /** Told when a rendition could not be kept; it is served all the same. */
  onUnkept: (error: unknown) => void
  draw?: typeof pictureOf
}

export function createRenditions({
  dataDir,
  stock = null,
  onUnkept,
  draw = pictureOf,
}: RenditionDeps): Renditions {
  const files = resolve(dataDir, 'originals')
  const cache = createRenditionCache({ folder: join(dataDir, 'media'), budget: BUDGET })
  const limit = createLimit(availableParallelism())
  const underWay = new Map<string, Promise<Buffer>>()

  async function made(image: StoredImage, name: RenditionName): Promise<Buffer> {
    const fetched = await fetchOriginal(image, name.width, { files, stock })
    const bytes = await limit(() => encode(draw(image, name.width, files, fetched), name.format))
    await cache.write(keyOf(name), bytes).catch(onUnkept)
    return bytes
  }

  return {
    find: (name) => cache.read(keyOf(name)),
    make(image, name) {
      const key = keyOf(name)
      const already = underWay.get(key)
      if (already) return already
      const making = made(image, name).finally(() => underWay.delete(key))
      underWay.set(key, making)
      return making
    },
  }
}

/** A hash, since an id may be a name that a file system takes for something else, such as `..` or one in other case. */
function keyOf({ id, version, width, format }: RenditionName): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([id, version, width]))
    .digest('hex')
    .slice(0, 40)
  return join(hash.slice(0, 2), `${hash.slice(2)}.${format}`)
}
