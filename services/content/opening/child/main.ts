/** The process that opens pictures (opener.ts): one at a time, by messages. It ends with its parent. */

import { writeFileSync } from 'node:fs'
import type { Answer, Asked } from '../process/messages.ts'
import { PictureRefused } from '../refused.ts'
import { openPicture } from './open-picture.ts'

const MEMORY_EVERY_MS = 50

const tell = (answer: Answer) => process.send?.(answer)

async function answerOf({ path, draft }: Asked): Promise<Answer> {
  try {
    return { kind: 'opened', picture: await openPicture(path, draft) }
  } catch (error) {
    if (error instanceof PictureRefused) return { kind: 'refused', code: error.code, message: error.message }
    return { kind: 'failed', ...failureOf(error) }
  }
}

/** The file or its proof could not be read or written: the picture has no part in it. */
function failureOf(error: unknown): { message: string; code?: string } {
  if (!(error instanceof Error)) return { message: String(error) }
  return 'code' in error && typeof error.code === 'string'
    ? { message: error.message, code: error.code }
    : { message: error.message }
}

/** Lets the system end this process, rather than the shop, where memory runs out. */
function standFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // A container may not allow it.
  }
}

// What ends the shop is for its own process to hear; it ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
process.on('message', async (asked: Asked) => tell(await answerOf(asked)))

if (process.platform === 'linux') standFirst()
else setInterval(() => tell({ kind: 'memory', bytes: process.memoryUsage.rss() }), MEMORY_EVERY_MS)
tell({ kind: 'ready' })
