import { expect, test } from 'vitest'
import { mentionReadingMachine } from '#machines/mention-reading/machine.ts'
import { selectIsRead } from '#machines/mention-reading/selectors.ts'
import { catalogueOutage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const mark = () => {
  const run = runHeld(mentionReadingMachine, { note: '4' })
  run.send({ type: 'reading.wished' })
  return run
}

test('a mention counts as read at once, and is asked for once', async () => {
  const run = mark()
  run.send({ type: 'reading.wished' })
  expect(selectIsRead(run.state())).toBe(true)
  expect(run.calls).toMatchObject([{ id: 'readMention', input: { note: '4' } }])
  await run.answer('readMention', undefined)
  expect(run.told).toEqual([{ type: 'mention.read' }])
  expect(selectIsRead(run.state())).toBe(true)
})

test('a mention that could not be marked waits again, and may be marked again', async () => {
  const run = mark()
  await run.refuse('readMention', catalogueOutage)
  expect(selectIsRead(run.state())).toBe(false)
  expect(run.told).toMatchObject([{ type: 'reading.failed', failure: { kind: 'unavailable' } }])
  run.send({ type: 'reading.wished' })
  expect(run.calls).toHaveLength(2)
})
