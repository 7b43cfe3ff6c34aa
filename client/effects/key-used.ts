import { Refusal, readRefusal } from '#machines/refusal.ts'

/** What a service says that was asked for something else under the key of what it has done. */
const KEY_USED = 'This idempotency key was used for another request.'

/** Puts it in the words of whoever has sent something else after an answer was lost. */
export const nameKeyUsed = (error: unknown, words: string): unknown =>
  readRefusal(error).message === KEY_USED ? new Refusal('CONFLICT', words) : error
