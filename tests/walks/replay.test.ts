import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { allMachines } from '#machines/all.ts'
import type { ExportedStream } from '#machines/journal/export.ts'
import { trace } from '#machines/journal/trace.ts'
import { START } from '#machines/search/place.ts'
import { beginningOf } from './browser/replay/beginning.ts'
import { expectSame, makeUp } from './browser/replay/made-up.ts'
import { sourceOf } from './browser/replay/source.ts'
import { stepsOf } from './browser/replay/steps.ts'

/** Makes the stream of one actor, each event at its second. */
const stream = (
  name: string,
  taken: readonly (readonly [number, AnyEventObject])[],
  machine = name,
): ExportedStream => ({
  stream: name,
  machine,
  machineVersion: allMachines.find(({ id }) => id === machine)?.version ?? '1',
  snapshot: null,
  entries: taken.map(([at, event], seq) => ({
    stream: name,
    seq,
    at: at * 1_000,
    machineVersion: allMachines.find(({ id }) => id === machine)?.version ?? '1',
    event,
  })),
  setAside: null,
})

const init = (input?: unknown) => ({ type: 'xstate.init', input })
const opened = (at: number): readonly [number, AnyEventObject] => [at, init({ visitor: 'anonymous' })]

const write = (...streams: readonly ExportedStream[]) => {
  const traces = new Map(streams.map((one) => [one, trace(one, allMachines)]))
  const beginning = beginningOf(traces)
  return sourceOf({
    title: 'It went grey',
    name: 'reported/report-7.spec.ts',
    beginning,
    place: '/',
    steps: stepsOf(traces, beginning.moments, '/cart'),
  })
}

const refused = { code: 'CONFLICT', message: 'It has been ordered.', fields: {}, others: [] }
const dunes = { ...START, q: 'dunes' }

test('a walk opens the shop as its visitor was, at the same address, and holds the port that was refused', () => {
  const text = write(
    stream('auth', [
      [1, init()],
      [2, { type: 'guest.started', profile: { userId: null, currentProject: null } }],
    ]),
    stream('search', [opened(10), [11, { type: 'place.changed', byHistory: true, place: dunes }]]),
    stream(
      'quantity 12',
      [
        [20, init({ cartToken: 'c', itemId: '12', quantity: 1 })],
        [21, { type: 'quantity.edited', text: '3' }],
        [22, { type: 'xstate.after.debounce.quantity.present.quantity.debouncing' }],
        [23, { type: 'xstate.error.actor.changeQuantity', actorId: 'changeQuantity', error: refused }],
      ],
      'quantity',
    ),
  )
  expect(text).toContain(
    'await opens({"who":"guest","hasProject":false,"at":"/search?q=dunes","held":["quantity changeQuantity"]})',
  )
  expect(text).toContain('await does("quantity", {"type":"quantity.edited","text":"3"})')
  expect(text).toContain(
    'await waits("quantity", "xstate.after.debounce.quantity.present.quantity.debouncing")',
  )
  expect(text).toMatch(
    /await refuses\("quantity changeQuantity", .*"CONFLICT"[\s\S]*await passes\("quantity changeQuantity"\)/,
  )
  expect(text).toContain("expect(false, 'Say here what should have happened').toBe(true)")
})

test('an event that another causes is named and not done again; a navigation is done', () => {
  const coming = { ...START, q: 'rivers' }
  const text = write(
    stream('search', [
      opened(10),
      [20, { type: 'words.submitted', text: 'rivers' }],
      [21, { type: 'place.changed', byHistory: false, place: coming }],
      [
        22,
        {
          type: 'xstate.done.actor.findImages',
          actorId: 'findImages',
          output: { isEmpty: false, warnings: [] },
        },
      ],
      [30, { type: 'place.changed', byHistory: true, place: dunes }],
      [40, init({ visitor: 'anonymous' })],
    ]),
  )
  expect(text).toContain('await does("search", {"type":"words.submitted","text":"rivers"})')
  expect(text).toContain('await arrives("/search?q=rivers")')
  expect(text).toContain('await answers("search findImages")')
  expect(text).toContain('await goes("/search?q=dunes")')
  expect(text).toContain('await loads("/cart")')
  expect(text.match(/goes\(/g)).toHaveLength(1)
})

test('a press on an alert is done by its label, and what it causes is not done twice', () => {
  const action = { kind: 'adding.retry', label: 'Try again' }
  const alert = { id: 'a', text: 'No.', status: 'danger', persistent: true, action }
  const text = write(
    stream('search', [opened(10)]),
    stream('alerts', [
      [10, init()],
      [20, { type: 'alert.raised', alert }],
      [30, { type: 'alert.acted', id: 'a' }],
    ]),
    stream('add-to-cart', [
      [10, init()],
      [30.001, { type: 'add.retried' }],
    ]),
  )
  expect(text).toContain('await presses("Try again")')
  expect(text).toContain('// add-to-cart: add.retried')
  expect(text).not.toContain('does(')
})

test('an event that no screen can make is named, and fails', () => {
  const text = write(
    stream('search', [opened(10)]),
    stream('late-store', [
      [10, init()],
      [20, { type: 'store.lost' }],
    ]),
    stream('quick-add', [
      [10, init()],
      [21, { type: 'loom.woven' }],
    ]),
  )
  expect(text).toContain('cannot("late-store: store.lost, as there is no browser walk of late-store.")')
  expect(text).toContain('cannot("quick-add: loom.woven, as no control of its screen makes this.")')
})

test('a hostile report becomes no code', () => {
  const text = write(
    stream('search', [opened(10)]),
    stream('x\n*/ process.exit() //\u2028process.exit()', [[20, { type: 'a\nb' }]], 'upload'),
  )
  for (const line of text.split(/[\n\u2028]/)) expect(line).not.toMatch(/^\s*(b|process)/)
})

test('the page must take the events of the report, but for values of its own', () => {
  const reported = { type: 'item.add', action: 'add', cartToken: 'secret-1', item: { imageId: 'i-1' } }
  const taken = { type: 'item.add', action: 'add', cartToken: 'cart-9', item: { imageId: 'i-2' } }
  expect(() => expectSame(reported, [taken])).not.toThrow()
  expect(() => expectSame(reported, [{ ...taken, action: 'open' }])).toThrow('The report has item.add')
})

test('a masked address is made up anew', () => {
  const { email } = makeUp({ type: 'email.submitted', email: 'g…@example.com' })
  expect(email).toMatch(/^reported-.*@example\.com$/)
  expect(makeUp({ type: 'quantity.edited', text: '3' })).toEqual({ type: 'quantity.edited', text: '3' })
})

const replay = (...args: readonly string[]) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '..', '..', 'scripts/replay/main.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', VITEST: undefined } },
  )
  return { status, stderr }
}

test.each([
  ['where Playwright would not find it', 'tests/mine.spec.ts', 'A walk is a .spec.ts under'],
  ['that is no specification', 'tests/walks/browser/mine.ts', 'A walk is a .spec.ts under'],
  ['in the place of something else', 'tests/walks/browser/smoke.spec.ts', 'is there already'],
])('a walk %s is refused in one line', async (_what, target, words) => {
  const folder = await mkdtemp(join(tmpdir(), 'replay-walk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  const around = { at: 1, page: '/', userAgent: 'Chromium', viewport: { width: 1, height: 1 } }
  await writeFile(
    file,
    JSON.stringify({ version: 1, ...around, omitted: [], streams: [stream('search', [opened(1)])] }),
  )
  const { status, stderr } = replay(file, '--walk', target)
  expect(stderr).toContain(words)
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(1)
})
