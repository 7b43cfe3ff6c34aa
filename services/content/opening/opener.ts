import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createQueue } from '#services/shared/queue.ts'
import type { OpenedPicture, Opener } from './contract.ts'
import { keepReader } from './process/keep-reader.ts'
import type { Limits } from './process/reader.ts'

/** What one picture may cost (issue 14, line 6). */
const LIMITS: Limits = { time: 60_000, memory: 600_000_000 }
/** Pictures come in bursts; the process between them is memory for nothing. */
const IDLE_MS = 5_000
/** Whoever asks has bounds of their own: an import's rows, an upload's files. */
const UNBOUND = { waiting: Number.POSITIVE_INFINITY, share: Number.POSITIVE_INFINITY, retryAfter: 0 }

/** Makes an opener with a process of its own, which starts with the first picture. */
export function createOpener({ limits = LIMITS, idle = IDLE_MS } = {}): Opener {
  const inTurn = createQueue({ name: 'pictures_opened', atOnce: 1, ...UNBOUND })
  const closing = new AbortController()
  const readers = keepReader({ limits, idle })
  let running: Promise<unknown> = Promise.resolve()

  async function openNow(path: string, proof: string): Promise<OpenedPicture> {
    // Beside the proof, so that it moves there in one step and is whole.
    const draft = `${proof}.part`
    try {
      await mkdir(dirname(proof), { recursive: true })
      const picture = await readers.use((reader) => {
        closing.signal.throwIfAborted()
        return reader.open({ path, draft })
      })
      await rename(draft, proof)
      return picture
    } catch (error) {
      await rm(draft, { force: true })
      // That the process was ended says nothing of the picture.
      closing.signal.throwIfAborted()
      throw error
    }
  }

  return {
    open: (path, proof) =>
      inTurn({ from: 'opener', signal: closing.signal }, () => {
        const opened = openNow(path, proof)
        running = opened.catch(() => {})
        return opened
      }),
    async close() {
      closing.abort(new Error('The opener of pictures is closed'))
      await readers.end()
      await running
      // One that was starting meanwhile.
      await readers.end()
    },
  }
}
