import { expect, test } from 'vitest'
import { publishingMachine } from '#machines/publishing/machine.ts'
import { selectIsLocked } from '#machines/publishing/selectors.ts'
import { runHeld } from '../../walker/held-actor.ts'

const start = (source: string) => runHeld(publishingMachine, { imageId: 'dunes', source })

// Spec 3.3, 4.28
test.for(['GET', 'GETRM'])('a stock photo, from %s, can be neither published nor unpublished', (source) => {
  const run = start(source)
  run.send({ type: 'wish.made', on: true })
  run.send({ type: 'wish.made', on: false })
  expect(selectIsLocked(run.state())).toBe(true)
  expect(run.calls).toEqual([])
})

// Spec 3.3
test.for(['GAA', 'BJOR', 'PIN'])(
  'an image of our own, from %s, can be published and unpublished',
  (source) => {
    const run = start(source)
    expect(selectIsLocked(run.state())).toBe(false)
    run.send({ type: 'wish.made', on: true })
    expect(run.calls).toHaveLength(1)
  },
)

test('an announced unpublishing holds enough to be undone, even after a reload', async () => {
  const run = start('GAA')
  run.send({ type: 'wish.made', on: false })
  await run.answer('change')
  const [told] = run.told.filter(({ type }) => type === 'toggle.changed')
  expect(told).toMatchObject({ on: false })
  const { subject } = JSON.parse(JSON.stringify(told))

  const afterReload = runHeld(publishingMachine, subject)
  afterReload.send({ type: 'wish.made', on: true })
  await afterReload.answer('change')
  expect(afterReload.calls).toMatchObject([{ id: 'change', input: { subject, on: true } }])
  expect(afterReload.told).toEqual([{ type: 'toggle.changed', subject, on: true }])
})

test('undoing an unpublishing that is on its way leaves the image published', async () => {
  const run = start('GAA')
  run.send({ type: 'wish.made', on: false })
  run.send({ type: 'wish.made', on: true })
  await run.answer('change')
  await run.answer('change')
  expect(run.calls.map(({ input }) => input)).toMatchObject([{ on: false }, { on: true }])
  expect(run.told).toMatchObject([{ type: 'toggle.changed', on: true }])
})
