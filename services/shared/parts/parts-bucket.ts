import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bucket, ListedObject } from '../bucket/bucket.ts'
import type { Parts } from './parts.ts'

interface Part extends ListedObject {
  from: number
}

/** So that keys are listed in the order of places. */
const DIGITS = 12

/** Keeps each part as an object of its own, under `prefix`, so that no process needs what another has. */
export function createPartsBucket(bucket: Bucket, prefix: string): Parts {
  const folderOf = (name: string) => `${prefix}/${name}/`

  /** Lists the parts without what stands after a gap, and without those that a longer one has replaced. */
  const list = async (name: string): Promise<Part[]> => {
    const whole: Part[] = []
    for (const object of await bucket.list(folderOf(name))) {
      const from = Number(object.key.slice(folderOf(name).length))
      if (from === lengthOf(whole)) whole.push({ ...object, from })
    }
    return whole
  }

  async function* readAll(parts: readonly Part[]) {
    for (const { key } of parts) {
      const bytes = await bucket.read(key)
      if (!bytes) throw new Error('A part of a file went while it was read')
      yield bytes
    }
  }

  return {
    write: (name, from, bytes) => bucket.write(`${folderOf(name)}${`${from}`.padStart(DIGITS, '0')}`, bytes),
    async sizeOf(name) {
      const parts = await list(name)
      return parts.length === 0 ? null : lengthOf(parts)
    },
    async copyTo(name, path) {
      const parts = await list(name)
      if (parts.length === 0) throw Object.assign(new Error('A file has no parts'), { code: 'ENOENT' })
      await pipeline(Readable.from(readAll(parts)), createWriteStream(path, { flags: 'wx' }))
    },
    async drop(name) {
      for (const { key } of await bucket.list(folderOf(name))) await bucket.remove(key)
    },
    async namesBefore(moment) {
      const latest = new Map<string, number>()
      for (const { key, at } of await bucket.list(`${prefix}/`)) {
        const [name = ''] = key.slice(prefix.length + 1).split('/')
        latest.set(name, Math.max(at.getTime(), latest.get(name) ?? 0))
      }
      return [...latest].filter(([, at]) => at < moment.getTime()).map(([name]) => name)
    },
    hasRoomFor: async () => true,
  }
}

const lengthOf = (parts: readonly Part[]): number => parts.reduce((end, { size }) => end + size, 0)
