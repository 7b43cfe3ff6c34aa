import { expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { createUndos } from '#client/actors/projects/undos.ts'
import { Refusal } from '#machines/refusal.ts'
import { undoMachine } from '#machines/undo/machine.ts'
import type { Undoing, Undone } from '#machines/undo/ports.ts'

const act = { intent: 'cart.undo', token: 'cart-1', seq: 4 } as const

/** Opens a server that answers an undo when the test says so. */
const open = () => {
  const asked: Undoing[] = []
  const answers: PromiseWithResolvers<Undone>[] = []
  const said: string[] = []
  const logic = undoMachine.provide({
    actors: {
      undo: fromPromise<Undone, Undoing>(({ input }) => {
        asked.push(input)
        const answer = Promise.withResolvers<Undone>()
        answers.push(answer)
        return answer.promise
      }),
    },
  })
  const undos = createUndos({
    logicOf: () => logic,
    onStarted: ({ seq }) => said.push(`undoing ${seq}`),
    onUndone: (_, message) => said.push(message),
    onFailure: (_, { message }) => said.push(message),
  })
  return { undos, asked, answers, said }
}

test('an act chosen in two places at once is undone once, and both see that it is under way', async () => {
  const { undos, asked, answers, said } = open()
  const seen: boolean[] = []
  undos.subscribe(() => seen.push(undos.isPending(act)))
  undos.undo(act)
  undos.undo({ ...act })
  expect(asked).toHaveLength(1)
  expect(undos.isPending({ ...act })).toBe(true)
  expect(undos.isPending({ ...act, seq: 5 })).toBe(false)
  answers[0]?.resolve({ message: 'Lake is back.' })
  await vi.waitFor(() => expect(said).toEqual(['undoing 4', 'Lake is back.']))
  expect(seen.at(-1)).toBe(false)
})

test('what failed is tried again as the same undo; what was done may be undone anew', async () => {
  const { undos, asked, answers, said } = open()
  undos.undo(act)
  answers[0]?.reject(new Refusal('UPSTREAM_UNAVAILABLE', 'The service is down.'))
  await vi.waitFor(() => expect(said).toHaveLength(2))
  undos.undo(act)
  expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(2).fill(asked[0]?.idempotencyKey))
  answers[1]?.resolve({ message: 'Lake is back.' })
  await vi.waitFor(() => expect(said).toContain('Lake is back.'))
  undos.undo(act)
  expect(asked[2]?.idempotencyKey).not.toBe(asked[0]?.idempotencyKey)
})
