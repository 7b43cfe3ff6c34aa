import { expect, test } from 'vitest'
import { staticTagMachine } from '#machines/static-tag/machine.ts'
import { selectIsGone, selectIsTagged } from '#machines/static-tag/selectors.ts'
import { forbidden, notFound, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const start = (collection: 'government' | 'commercial' = 'government') => {
  const run = runHeld(staticTagMachine, { imageId: 'dunes', collection })
  return {
    ...run,
    tag: (tagged = false) => run.send({ type: 'tag.wished', tagged }),
    isShown: () => selectIsTagged(false)(run.state()),
  }
}
const subject = { imageId: 'dunes', collection: 'government' }

test.for(['government', 'commercial'] as const)(
  'an image is put on the %s list, and shown there at once',
  async (collection) => {
    const run = start(collection)
    run.tag()
    expect(run.isShown()).toBe(true)
    expect(run.calls).toMatchObject([{ id: 'tag', input: { subject: { imageId: 'dunes', collection } } }])
    await run.answer('tag', 'tagged')
    expect(run.told).toEqual([{ type: 'tag.added', subject: { imageId: 'dunes', collection } }])
  },
)

test('an image that is on the list already brings a notice and no request', () => {
  const run = start()
  run.tag(true)
  expect(run.told).toEqual([{ type: 'tag.standing', subject }])
  expect(run.calls).toEqual([])
})

test('an image that somebody else has just put on the list brings the notice too', async () => {
  const run = start()
  run.tag()
  await run.answer('tag', 'already')
  expect(run.told).toEqual([{ type: 'tag.standing', subject }])
})

test('tagging an image twice at once sends one tag', () => {
  const run = start()
  run.tag()
  run.tag()
  run.tag(true)
  expect(run.calls).toHaveLength(1)
  expect(run.told).toEqual([])
})

// Spec 8.1
test('a failure takes the tag back and says so, but a tag whose answer was lost is kept', async () => {
  const run = start()
  run.tag()
  await run.refuse('tag', outage)
  expect(run.isShown()).toBe(true)
  await run.answer('read', false)
  expect(run.isShown()).toBe(false)
  const message =
    'The project service is not available right now. Please try again. Contact customer support if this persists.'
  expect(run.told).toEqual([{ type: 'tag.failed', subject, failure: { kind: 'unavailable', message } }])
  run.tag()
  await run.refuse('tag', outage)
  await run.answer('read', true)
  expect(run.told.at(-1)).toEqual({ type: 'tag.added', subject })
})

test('a tag is taken back when the server cannot be asked either', async () => {
  const run = start()
  run.tag()
  await run.refuse('tag', forbidden)
  await run.refuse('read', outage)
  expect(run.isShown()).toBe(false)
  expect(run.told).toMatchObject([{ type: 'tag.failed' }])
})

test.for(['tag', 'read'])(
  'an image that is gone when it is asked to %s is called gone, and can no longer be tagged',
  async (id) => {
    const run = start()
    run.tag()
    if (id === 'read') await run.refuse('tag', outage)
    await run.refuse(id, notFound)
    expect(selectIsGone(run.state())).toBe(true)
    expect(run.isShown()).toBe(false)
    expect(run.told).toMatchObject([{ type: 'tag.failed', failure: { kind: 'gone' } }])
  },
)

test.for(['tag', 'read'])('an answer to %s that comes after signing out reports nothing', async (id) => {
  const run = start()
  run.tag()
  if (id === 'read') await run.refuse('tag', outage)
  const late = run.calls.at(-1)
  run.send({ type: 'signedOut' })
  await run.refuse(id, outage, late)
  expect(run.told).toEqual([])
  expect(run.isShown()).toBe(false)
  run.tag(true)
  expect(run.told).toHaveLength(1)
})
