import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createSubjects } from '#client/actors/process/subjects.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { undoAct } from '#client/actors/projects/undo-act.ts'
import { Refusal } from '#machines/refusal.ts'
import type { UndoableAct } from '#machines/undo/act.ts'
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
  const undos = createSubjects<typeof logic, { act: UndoableAct }>(PROCESSES.undo.terms, (input) => {
    const ref = createActor(logic, { input })
    ref.on('undo.started', () => said.push(`undoing ${input.act.seq}`))
    ref.on('act.undone', ({ message }) => said.push(message))
    ref.on('undo.failed', ({ failure: { message } }) => said.push(message))
    return ref
  })
  const isPending = (act: UndoableAct) => undos.find({ act })?.getSnapshot().hasTag('pending') ?? false
  const undo = (act: UndoableAct) => undoAct(undos, act)
  return { subscribe: undos.subscribe, isPending, undo, asked, answers, said }
}

test('an act that is undone in two places at once is undone once, and both show that it is under way', async () => {
  const { subscribe, isPending, undo, asked, answers, said } = open()
  const seen: boolean[] = []
  subscribe(() => seen.push(isPending(act)))
  undo(act)
  undo({ ...act })
  expect(asked).toHaveLength(1)
  expect(isPending({ ...act })).toBe(true)
  expect(isPending({ ...act, seq: 5 })).toBe(false)
  answers[0]?.resolve({ message: 'Lake is back.' })
  await vi.waitFor(() => expect(said).toEqual(['undoing 4', 'Lake is back.']))
  expect(seen.at(-1)).toBe(false)
})

test('a failed undo is tried again under the same key; a finished one can be done anew', async () => {
  const { undo, asked, answers, said } = open()
  undo(act)
  answers[0]?.reject(new Refusal('UPSTREAM_UNAVAILABLE', 'The service is down.'))
  await vi.waitFor(() => expect(said).toHaveLength(2))
  undo(act)
  expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(2).fill(asked[0]?.idempotencyKey))
  answers[1]?.resolve({ message: 'Lake is back.' })
  await vi.waitFor(() => expect(said).toContain('Lake is back.'))
  undo(act)
  expect(asked[2]?.idempotencyKey).not.toBe(asked[0]?.idempotencyKey)
})
