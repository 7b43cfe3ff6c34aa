import { Refusal, readRefusal } from '#machines/refusal.ts'

/**
 * Puts what a service says that was asked for something else under the key of what it has done in the words
 * of whoever has sent that after an answer was lost.
 */
export const nameKeyUsed = (error: unknown, words: string): unknown =>
  readRefusal(error).message === 'This idempotency key was used for another request.'
    ? new Refusal('CONFLICT', words)
    : error
