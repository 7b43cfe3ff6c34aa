import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { watchRunning, watchWaiting } from '#services/shared/metrics/queues.ts'
import type { OpenedPicture, Opener } from './contract.ts'
import { type Limits, type Reader, startReader } from './process/reader.ts'

/** What one picture may cost (issue 14, line 6). */
const LIMITS: Limits = { time: 60_000, memory: 600_000_000 }
/** Pictures come in bursts; the process between them is memory for nothing. */
const IDLE_MS = 5_000

/** Makes an opener with a process of its own, which starts with the first picture. */
export function createOpener({ limits = LIMITS, idle = IDLE_MS } = {}): Opener {
  let reader: Promise<Reader> | null = null
  let before: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let running = 0
  let resting: NodeJS.Timeout | undefined
  let isClosed = false
  const queue = { queue: 'pictures_opened' }
  const unwatch = [watchWaiting(queue, () => waiting), watchRunning(queue, () => running)]

  async function openNow(path: string, proof: string): Promise<OpenedPicture> {
    waiting -= 1
    if (isClosed) throw closed()
    running += 1
    clearTimeout(resting)
    // Beside the proof, so that it moves there in one step and is whole.
    const draft = `${proof}.part`
    try {
      await mkdir(dirname(proof), { recursive: true })
      const picture = await (await freshReader()).open({ path, draft })
      await rename(draft, proof)
      return picture
    } catch (error) {
      await rm(draft, { force: true })
      // The process was ended, which says nothing of the picture.
      throw isClosed ? closed() : error
    } finally {
      running -= 1
      if (waiting === 0) resting = setTimeout(letGo, idle)
    }
  }

  async function freshReader(): Promise<Reader> {
    const kept = await reader
    if (kept?.isFresh()) return kept
    await letGo()
    reader = startReader(limits)
    // One that does not start must not stand in the way of the next.
    reader.catch(() => {
      reader = null
    })
    return reader
  }

  async function letGo(): Promise<void> {
    const left = reader
    reader = null
    await (await left)?.end()
  }

  return {
    open(path, proof) {
      waiting += 1
      const opened = before.then(() => openNow(path, proof))
      before = opened.catch(() => {})
      return opened
    },
    async close() {
      isClosed = true
      clearTimeout(resting)
      for (const stop of unwatch) stop()
      await letGo()
      await before
    },
  }
}

const closed = (): Error => new Error('The opener of pictures is closed')
