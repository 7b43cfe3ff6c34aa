import { expect, test } from 'vitest'
import { OWN } from '#client/app/start/journalled.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { selectAlerts } from '#machines/alerts/selectors.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import { replay, toSnapshot } from '#machines/journal/replay.ts'
import { revive } from '#machines/journal/revive.ts'
import { START } from '#machines/search/place.ts'

const subject = { imageId: 'aq-1' }

/** Actions as version 1 kept them, and as they are now. */
const actions = [
  [null, null],
  [
    { label: 'View order', href: '/orders/1042' },
    { kind: 'link', label: 'View order', href: '/orders/1042' },
  ],
  [
    { label: 'Try again', intent: 'adding.retry' },
    { kind: 'adding.retry', label: 'Try again' },
  ],
  [
    { label: 'Try again', intent: 'migration.retry' },
    { kind: 'migration.retry', label: 'Try again' },
  ],
  [
    { label: 'Undo', intent: 'cart.undo', token: 'cart-1', seq: 4 },
    { kind: 'cart.undo', label: 'Undo', act: { intent: 'cart.undo', token: 'cart-1', seq: 4 } },
  ],
  [
    { label: 'Undo', intent: 'clearing.undo', was: START },
    { kind: 'clearing.undo', label: 'Undo', was: START },
  ],
  [
    { label: 'Undo', intent: 'publishing.undo', subject },
    { kind: 'publishing.undo', label: 'Undo', subject },
  ],
] as const

const raised = (action: unknown) => {
  const alert = { id: 'a', status: 'info', text: 'One', persistent: true, action }
  return { type: 'alert.raised', alert }
}

const keptOf = (stream: string, ...events: JournalEntry['event'][]): KeptStream => ({
  stream,
  snapshot: null,
  entries: events.map((event, seq) => ({ stream, seq, at: 0, machineVersion: '1', event })),
})

const alertKept = keptOf('alerts/alert-a', { type: 'xstate.init', input: { id: 'a', persistent: true } })

const actionsIn = (alerts: KeptStream) => {
  const read = (stream: string) => [alerts, alertKept].find((kept) => kept.stream === stream) ?? null
  const { snapshot } = revive(alertsMachine, 'alerts', { read, migrations: OWN.migrations })
  return selectAlerts(snapshot).map(({ action }) => action)
}

test.for(actions)('an action of version 1 is read from its entry: %o', ([before, now]) => {
  expect(actionsIn(keptOf('alerts', { type: 'xstate.init' }, raised(before)))).toEqual([now])
})

test.for(actions)('an action of version 1 is read from a snapshot: %o', ([before, now]) => {
  const { entries } = keptOf('alerts', { type: 'xstate.init' }, raised(before))
  const snapshot = {
    ...toSnapshot(alertsMachine, 'alerts', replay(alertsMachine, entries)),
    machineVersion: '1',
  }
  expect(actionsIn({ stream: 'alerts', snapshot, entries: [] })).toEqual([now])
})
