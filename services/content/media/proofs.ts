import { type Asker, createQueue, type QueueBounds } from '#services/shared/queue.ts'
import { createSharedWork } from '#services/shared/shared-work.ts'
import type { Opener } from '../opening/contract.ts'
import type { PictureStore } from './picture-store.ts'

/**
 * Answers a function that lends the proof of an original. One that has none yet, as those of imports before
 * there were proofs, is opened for it: once however many ask, and in turn. Throws PictureRefused where the
 * original is one that would be refused today, and Busy where too many wait.
 */
export function createProofs(
  { pictures, opener }: { pictures: PictureStore; opener: Opener },
  waiting: Pick<QueueBounds, 'waiting' | 'share' | 'retryAfter'>,
) {
  const opening = createQueue({ name: 'pictures_proved', atOnce: 1, ...waiting })
  const once = createSharedWork<string>()

  async function make(name: string): Promise<string> {
    const draft = await pictures.draft()
    await opener.open(await pictures.originalAt(name), draft)
    await pictures.keepProof(name, draft)
    const proof = await pictures.proofAt(name)
    if (!proof) throw new Error('A proof that was kept is not there')
    return proof
  }

  return async (name: string, { from, signal }: Asker): Promise<string> =>
    (await pictures.proofAt(name)) ??
    once(name, signal, (wanted) => opening({ from, signal: wanted }, () => make(name)))
}
