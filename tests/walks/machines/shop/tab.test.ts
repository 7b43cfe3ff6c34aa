import { expect, test } from 'vitest'
import type { TabEvent } from '#machines/tab/events.ts'
import { tabMachine } from '#machines/tab/machine.ts'
import { createModel } from '#tests/walks/walker/model.ts'

const read = { streams: [], at: 5_000, isFurther: false, isShort: false }
const answer = { type: 'xstate.done.actor.readJournal', actorId: 'readJournal', output: read }
const taken = (term: number): TabEvent => ({ type: 'taken', term, taken: [], secrets: {} })
const intent: TabEvent = {
  type: 'intent',
  intent: { id: 'i-1', stream: 'preferences', event: { type: 'notice.dismissed' } },
  secrets: {},
}

/** A tab that leads since it was 5,000. */
const lead = (...after: TabEvent[]) => {
  const model = createModel(tabMachine)
  let step = model.start({ name: 'tab-1' })
  const sent: string[] = []
  const take = (event: TabEvent | typeof answer) => {
    step = model.step(step.snapshot, event)
    sent.push(...step.sent.map(({ event: { type } }) => type))
  }
  for (const event of [{ type: 'tab.joined' }, { type: 'lock.won' }, answer, ...after] as const) take(event)
  return { sent, take, leads: () => step.snapshot.matches({ seat: 'leading' }) }
}

test('a message to a leader whose page has not begun is heard as the page begins', () => {
  const { sent, take, leads } = lead(intent, { type: 'echo.wanted', id: 'e-1' }, taken(4_000))
  expect(leads()).toBe(true)
  expect(sent).not.toContain('intent.take')
  take({ type: 'page.begun' })
  expect(sent.filter((type) => ['intent.take', 'echo.give'].includes(type))).toEqual([
    'intent.take',
    'echo.give',
  ])
})

test('a leader of a later term is followed as soon as the page has begun', () => {
  const { take, leads } = lead(taken(9_000))
  expect(leads()).toBe(true)
  take({ type: 'page.begun' })
  expect(leads()).toBe(false)
})

test('a second leader of the same term is not followed', () => {
  const { take, leads } = lead({ type: 'page.begun' })
  for (const event of [taken(5_000), { type: 'leader.new', term: 5_000, seqs: {} } as const]) take(event)
  expect(leads()).toBe(true)
})
