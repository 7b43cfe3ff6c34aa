import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createSubjects } from '#client/actors/process/subjects.ts'
import { quantityProcess } from '#client/actors/projects/quantity.ts'
import { quantityMachine } from '#machines/quantity/machine.ts'
import type { Line, Removed } from '#machines/quantity/ports.ts'
import { Refusal } from '#machines/refusal.ts'

const line = { cartToken: 'cart-1', itemId: '1', quantity: 2 }

/** Opens a cart whose line changes when the test says so. */
const openLines = () => {
  const sent: number[] = []
  const said: string[] = []
  let held = line.quantity
  const answers: PromiseWithResolvers<void>[] = []
  const logic = quantityMachine.provide({
    actors: {
      changeQuantity: fromPromise<void, Line & { quantity: number }>(async ({ input }) => {
        sent.push(input.quantity)
        const answer = Promise.withResolvers<void>()
        answers.push(answer)
        await answer.promise
        held = input.quantity
      }),
      removeLine: fromPromise<Removed, Line>(async () => ({ seq: 4 })),
      rereadLine: fromPromise<{ quantity: number } | null, Line>(async () => ({ quantity: held })),
    },
  })
  const quantities = createSubjects<typeof logic, Line>(quantityProcess.terms, (input) => {
    const ref = createActor(logic, { input })
    ref.on('line.failed', ({ failure: { message } }) => said.push(message))
    ref.on('line.removed', ({ itemId, seq }) => said.push(`removed ${itemId} as ${seq}`))
    return ref
  })
  const show = (quantity = line.quantity) => {
    const seat = quantities.seatOf({ ...line, quantity })
    return { ...seat, leave: seat.show() }
  }
  const type = (ref: ReturnType<typeof show>['ref'], text: string) =>
    ref.send({ type: 'quantity.edited', text })
  return { quantities, show, type, sent, said, answers }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a quantity typed just before its line leaves the screen is saved', () => {
  const { show, type, sent } = openLines()
  const { ref, leave } = show()
  type(ref, '5')
  leave()
  expect(sent).toEqual([5])
})

test('a quantity typed during an earlier change is saved too, after its line has left', async () => {
  const { show, type, sent, answers } = openLines()
  const { ref, leave } = show()
  type(ref, '5')
  await vi.advanceTimersByTimeAsync(650)
  type(ref, '7')
  leave()
  answers[0]?.resolve()
  await vi.advanceTimersByTimeAsync(650)
  expect(sent).toEqual([5, 7])
})

test('quantities typed just before the page is hidden are saved, for every line', () => {
  const { quantities, type, sent } = openLines()
  for (const [itemId, text] of [
    ['1', '5'],
    ['2', '9'],
  ] as const) {
    const { ref, show } = quantities.seatOf({ ...line, itemId })
    show()
    type(ref, text)
  }
  quantities.finishAll()
  expect(sent).toEqual([5, 9])
})

test('an invalid quantity is dropped when its line leaves', async () => {
  const { show, type, sent } = openLines()
  const { ref, leave } = show()
  type(ref, '1.5')
  leave()
  await vi.advanceTimersByTimeAsync(650)
  expect(sent).toEqual([])
  expect(show().ref).not.toBe(ref)
})

test('a line that comes back while it is being saved keeps what was typed; a saved line begins anew', async () => {
  const { show, type, answers } = openLines()
  const first = show()
  type(first.ref, '5')
  first.leave()
  const second = show()
  expect(second.ref).toBe(first.ref)
  second.leave()
  answers[0]?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(show(5).ref).not.toBe(first.ref)
})

test("a line that leaves and comes back at once, as in React's strict mode, still takes what is typed", () => {
  const { show, type, sent } = openLines()
  const { ref, show: showAgain, leave } = show()
  leave()
  const leaveAgain = showAgain()
  type(ref, '5')
  leaveAgain()
  expect(sent).toEqual([5])
})

test('a save that fails after its line has left is still reported', async () => {
  const { show, type, said, answers } = openLines()
  const { ref, leave } = show()
  type(ref, '5')
  leave()
  answers[0]?.reject(new Refusal('UPSTREAM_UNAVAILABLE', 'The service is down.'))
  await vi.advanceTimersByTimeAsync(0)
  expect(said).toEqual(['The service is down. Please try again. Contact customer support if this persists.'])
})

test('the removal of a line is reported, with what undoes it', async () => {
  const { show, said } = openLines()
  const { ref } = show()
  ref.send({ type: 'removal.requested' })
  ref.send({ type: 'removal.confirmed' })
  await vi.advanceTimersByTimeAsync(0)
  expect(said).toEqual(['removed 1 as 4'])
})
