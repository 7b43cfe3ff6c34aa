import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkoutMachine } from '#machines/checkout/machine.ts'
import type { Placement, Quote } from '#machines/checkout/ports.ts'
import { Refusal } from '#machines/refusal.ts'
import { address, byPurchaseOrder, checkoutInput, quote } from '../fixtures/checkout.ts'
import { ada, outage } from '../fixtures/shared.ts'
import { runHeld } from '../walker/held-actor.ts'

const intents = [
  { type: 'quote.retried' },
  { type: 'project.changed' },
  { type: 'address.submitted', address },
  { type: 'review.confirmed' },
  { type: 'payment.submitted', payment: byPurchaseOrder },
  { type: 'payment.submitted', payment: { method: 'card', intent: 'pi_2' } },
  { type: 'step.back' },
  { type: 'placing.retried' },
  { type: 'change.accepted' },
  { type: 'change.declined' },
  { type: 'session.lapsed' },
  { type: 'signedIn', account: ada.uuid },
] as const

type Outcome = 'done' | 'down' | 'done but the answer lost' | 'declined'

const acts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ intent: fc.constantFrom(...intents) }) },
    {
      weight: 6,
      arbitrary: fc.record({
        outcome: fc.constantFrom<Outcome[]>('done', 'done', 'down', 'done but the answer lost', 'declined'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ price: fc.integer({ min: 2, max: 1_000_000 }) }) },
  ),
  { maxLength: 80, size: 'max' },
)

type Run = ReturnType<typeof runHeld<typeof checkoutMachine>>

/** Serves one project, whose price may change; answers a run's calls on demand. */
const serve = (run: Run) => {
  const orders: { id: string; key: string; body: string; charged: number }[] = []
  let price = 1
  let served = 0
  let abandoned = 0
  const now = (): Quote => ({
    ...quote,
    version: `${price}-${orders.length}`,
    total: price * 1_000,
    orderId: orders[0]?.id ?? null,
  })
  const conflict = new Refusal('CONFLICT', 'Not as it was.')
  const place = (placement: Placement) => {
    const body = JSON.stringify(placement)
    const earlier = orders.find(({ key }) => key === placement.idempotencyKey)
    if (earlier?.body === body) return { orderId: earlier.id }
    const { version, total } = now()
    if (earlier || orders.length > 0 || placement.version !== version || placement.total !== total)
      throw conflict
    const id = String(1042 + orders.length)
    orders.push({ id, key: placement.idempotencyKey, body, charged: total })
    return { orderId: id }
  }
  const answerTo = (id: string, input: unknown) => {
    if (id === 'placeOrder') return place(input as Placement)
    if (id === 'findOrder') return orders[0] ? { orderId: orders[0].id } : null
    return now()
  }
  return {
    orders,
    reprice: (to: number) => {
      price = to
    },
    waiting: () => run.calls.slice(served),
    /** Nobody waits for the calls so far; they may be done nevertheless. */
    abandon: () => {
      abandoned = run.calls.length
    },
    placingsInFlight: () =>
      run.calls.slice(Math.max(served, abandoned)).filter(({ id }) => id === 'placeOrder'),
    answer: async (outcome: Outcome) => {
      const call = run.calls[served]
      if (!call) return
      served += 1
      if (outcome === 'down') return run.refuse(call.id, outage, call)
      if (outcome === 'declined' && call.id === 'placeOrder') {
        return run.refuse(call.id, new Refusal('BAD_USER_INPUT', 'No.', { payment: 'Declined.' }), call)
      }
      try {
        const output = answerTo(call.id, call.input)
        if (outcome === 'done but the answer lost') return run.refuse(call.id, outage, call)
        return run.answer(call.id, output, call)
      } catch (refusal) {
        return run.refuse(call.id, refusal, call)
      }
    },
  }
}

/** Reads the total that the customer sees when agreeing to it. */
const shownTotal = (run: Run): number => run.state().context.quote?.total ?? 0

/** The one way forward from any state. */
const forward = [
  { type: 'quote.retried' },
  { type: 'placing.retried' },
  { type: 'change.accepted' },
  { type: 'address.submitted', address },
  { type: 'review.confirmed' },
  { type: 'payment.submitted', payment: byPurchaseOrder },
  { type: 'signedIn', account: ada.uuid },
] as const

test('in any order of intents, answers, losses, lapses and price changes there is one order, at a price agreed to', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const run = runHeld(checkoutMachine, checkoutInput)
      const server = serve(run)
      const agreed = new Set<number>()
      const send = (intent: (typeof intents)[number]) => {
        const asksConsent = intent.type === 'payment.submitted' || intent.type === 'change.accepted'
        if (asksConsent && run.state().can(intent)) agreed.add(shownTotal(run))
        if (intent.type === 'session.lapsed') server.abandon()
        run.send(intent)
        expect(server.placingsInFlight().length, 'placings in flight').toBeLessThanOrEqual(1)
      }
      for (const one of sequence) {
        if (run.state().status === 'done') break
        if ('intent' in one) send(one.intent)
        else if ('outcome' in one) await server.answer(one.outcome)
        else server.reprice(one.price)
      }
      for (let round = 0; run.state().status !== 'done' && round < 40; round += 1) {
        while (server.waiting().length > 0) await server.answer('done')
        const next = run.state().status === 'active' && forward.find((intent) => run.state().can(intent))
        if (next) send(next)
      }
      expect(run.state().status).toBe('done')
      expect(server.orders).toHaveLength(1)
      expect(agreed).toContain(server.orders[0]?.charged)
      expect(run.state().context.orderId).toBe(server.orders[0]?.id)
      expect(run.told).toHaveLength(1)
      run.stop()
    }),
    { numRuns: 500 },
  )
})
