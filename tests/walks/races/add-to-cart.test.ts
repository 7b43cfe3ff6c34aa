import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Whereabouts } from '#machines/add-to-cart/events.ts'
import { addToCartMachine } from '#machines/add-to-cart/machine.ts'
import { selectCanAdd, selectFailure, selectItem } from '#machines/add-to-cart/selectors.ts'
import { outage } from '../fixtures/shared.ts'
import { runHeld } from '../walker/held-actor.ts'

type Outcome = 'done' | 'down' | 'done but the answer lost'

const acts = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant('add' as const),
        hasCart: fc.boolean(),
        signedIn: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constantFrom('retry', 'again', 'email', 'bad email', 'sign in', 'signed in', 'leave'),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        act: fc.constant('answer' as const),
        outcome: fc.constantFrom<Outcome[]>('done', 'done', 'down', 'done but the answer lost'),
      }),
    },
  ),
  { maxLength: 40, size: 'max' },
)

const keyOf = (input: unknown): string =>
  typeof input === 'object' && input && 'idempotencyKey' in input ? String(input.idempotencyKey) : ''

/** Serves as the services do: keeps each answer by its key. */
const serve = (run: ReturnType<typeof runHeld<typeof addToCartMachine>>) => {
  const lines: string[] = []
  let served = 0
  const apply = (id: string, input: unknown) => {
    const key = keyOf(input)
    if ((id === 'addItem' || id === 'createCart') && !lines.includes(key)) lines.push(key)
  }
  const answers = {
    createCart: {
      cart: { token: 'cart-1', projectId: '9', latestOrder: null },
      added: { itemId: '1', designUrl: null },
    },
    migrateCart: { token: 'cart-1', projectId: '9', latestOrder: null },
    addItem: { itemId: '1', designUrl: null },
  }
  const answer = async (outcome: Outcome) => {
    const call = run.calls[served]
    if (!call) return
    served += 1
    if (outcome !== 'down') apply(call.id, call.input)
    if (outcome !== 'done') return run.refuse(call.id, outage, call)
    return run.answer(call.id, Object.entries(answers).find(([id]) => id === call.id)?.[1], call)
  }
  return { lines, answer, waiting: () => run.calls.length - served }
}

test('in any order of choices, retries, sign-ins and failures, each item is in the cart once or still there to be tried', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const run = runHeld(addToCartMachine)
      const server = serve(run)
      const chosen: string[] = []
      let pending: string | null = null
      const choose = (imageId: string, idempotencyKey: string, where: Whereabouts) =>
        run.send({
          type: 'item.add',
          item: { imageId, substrate: 'print', width: 24, height: 18 },
          action: 'add',
          idempotencyKey,
          ...where,
        })
      for (const one of sequence) {
        const toldBefore = run.told.length
        if (one.act === 'add' && selectCanAdd(run.state())) {
          pending = `k${chosen.length}`
          chosen.push(pending)
          choose(pending, pending, { cartToken: one.hasCart ? 'cart-1' : null, signedIn: one.signedIn })
        } else if (one.act === 'again' && pending !== null && selectFailure(run.state())) {
          const { cartToken, signedIn } = run.state().context
          choose(pending, `${pending} again`, { cartToken, signedIn })
        } else if (one.act === 'answer') await server.answer(one.outcome)
        else if (one.act === 'retry') run.send({ type: 'add.retried' })
        else if (one.act === 'email') run.send({ type: 'email.submitted', email: 'guest@aquatint.test' })
        else if (one.act === 'bad email') run.send({ type: 'email.submitted', email: 'guest' })
        else if (one.act === 'sign in') run.send({ type: 'signIn.chosen' })
        else if (one.act === 'signed in') run.send({ type: 'signIn.finished', cartToken: null })
        else if (one.act === 'leave') run.send({ type: 'place.left' })

        const told = run.told.slice(toldBefore).map(({ type }) => type)
        if (told.includes('item.added')) {
          expect(server.lines, 'what is said to be added is').toContain(pending)
          pending = null
        }
        if (pending !== null) expect(selectItem(run.state())?.imageId, 'nothing chosen is lost').toBe(pending)
      }
      const added = run.told.filter(({ type }) => type === 'item.added').map(({ item }) => item.imageId)
      expect(new Set(added).size, 'nothing is said twice').toBe(added.length)
      expect(chosen, 'nothing goes in under another key').toEqual(expect.arrayContaining(server.lines))

      for (let round = 0; pending !== null && round < 12; round += 1) {
        run.send({ type: 'add.retried' })
        run.send({ type: 'email.submitted', email: 'guest@aquatint.test' })
        run.send({ type: 'signIn.finished', cartToken: null })
        while (server.waiting() > 0) await server.answer('done')
        if (run.told.at(-1)?.type === 'item.added') pending = null
      }
      expect(pending, 'once all is well again, the last item goes in').toBeNull()
      run.stop()
    }),
    { numRuns: 300 },
  )
})
