import {
  BadSignature,
  type Intent,
  type PaymentNews,
  type PaymentProvider,
  PaymentRefused,
} from '#services/main/payments/provider.ts'
import { UpstreamFailure } from '#services/shared/http/client.ts'

type Write = 'createIntent' | 'capture' | 'release' | 'refund' | 'refundPart'

/** A payment provider in memory; a test says what a card's bank would say. */
export interface FakePayments extends PaymentProvider {
  intents: Map<string, Intent & { isRefunded: boolean }>
  /** What was done, in order: `capture pi_1`. Calls that were made to do nothing are not in it. */
  done: string[]
  authorize(id: string): void
  decline(id: string, words: string): void
  /** Leaves the next call unanswered; `after` still does what was asked. */
  fail(call: Write | 'readIntent', how: 'before' | 'after'): void
}

/**
 * Makes the payment provider that tests of orders use. It is held to the same promises as Stripe's
 * (payments/provider.test.ts).
 */
export function createFakePayments(): FakePayments {
  const intents: FakePayments['intents'] = new Map()
  const done: string[] = []
  const failures = new Map<string, 'before' | 'after'>()
  const parts = new Set<string>()
  const created = new Map<string, { wanted: string; id: string }>()

  const known = (id: string) => {
    const intent = intents.get(id)
    if (!intent) throw new PaymentRefused(`No such intent: ${id}`)
    return intent
  }
  const called = async <T>(call: string, work: () => T): Promise<T> => {
    const how = failures.get(call)
    failures.delete(call)
    if (how === 'before') throw new UpstreamFailure('The fake did not answer', null)
    const answer = work()
    if (how === 'after') throw new UpstreamFailure('The fake did not answer', null)
    return answer
  }
  const write = (call: Write, id: string, work: (intent: Intent & { isRefunded: boolean }) => boolean) =>
    called(call, () => {
      if (work(known(id))) done.push(`${call} ${id}`)
    })

  return {
    intents,
    done,
    authorize: (id) => Object.assign(known(id), { status: 'authorized', declined: null }),
    decline: (id, words) => Object.assign(known(id), { declined: words }),
    fail: (call, how) => failures.set(call, how),

    createIntent: ({ amount, projectId, key }) =>
      called('createIntent', () => {
        const wanted = `${amount} ${projectId}`
        const earlier = created.get(key)
        if (earlier && earlier.wanted !== wanted) throw new PaymentRefused('This key was used otherwise.')
        const id = earlier?.id ?? `pi_${intents.size + 1}`
        created.set(key, { wanted, id })
        if (!earlier) {
          const made = { id, status: 'open', amount, currency: 'usd', projectId, declined: null } as const
          intents.set(id, { ...made, isRefunded: false })
        }
        return { id, clientSecret: `${id}_secret` }
      }),

    readIntent: (id) =>
      called('readIntent', () => {
        const intent = intents.get(id)
        if (!intent) return null
        const { isRefunded: _, ...answer } = intent
        return answer
      }),

    capture: (id) =>
      write('capture', id, (intent) => {
        if (intent.status === 'captured') return false
        if (intent.status !== 'authorized') throw new PaymentRefused(`It is ${intent.status}.`)
        intent.status = 'captured'
        return true
      }),

    release: (id) =>
      write('release', id, (intent) => {
        if (intent.status === 'released') return false
        if (intent.status === 'captured') throw new PaymentRefused('It is captured.')
        intent.status = 'released'
        return true
      }),

    refund: (id) =>
      write('refund', id, (intent) => {
        if (intent.isRefunded) return false
        if (intent.status !== 'captured') throw new PaymentRefused(`It is ${intent.status}.`)
        intent.isRefunded = true
        return true
      }),

    refundPart: (id, amount, key) =>
      called('refundPart', () => {
        const intent = known(id)
        if (intent.isRefunded || parts.has(key)) return
        if (intent.status !== 'captured') throw new PaymentRefused(`It is ${intent.status}.`)
        parts.add(key)
        done.push(`refundPart ${id} ${amount}`)
      }),

    readWebhook(raw, signature): PaymentNews {
      if (signature !== 'signed') throw new BadSignature('The webhook is not signed.')
      return JSON.parse(raw)
    },
  }
}
