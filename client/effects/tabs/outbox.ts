import type { Secrets, Taken } from '#machines/tab/messages.ts'

/** Sends together what is taken in one go: an event, and all that follows from it in other actors. */
export const createOutbox = (send: (taken: readonly Taken[], secrets: Secrets) => void) => {
  let burst: Taken[] = []
  let secrets: Secrets = {}

  const flush = () => {
    if (burst.length === 0) return
    const sent = [burst, secrets] as const
    burst = []
    secrets = {}
    send(...sent)
  }

  return {
    add(taken: Taken, named: Secrets) {
      burst.push(taken)
      secrets = { ...secrets, ...named }
      if (burst.length === 1) queueMicrotask(flush)
    },
    flush,
  }
}

export type Outbox = ReturnType<typeof createOutbox>
