import { expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromPromise } from 'xstate'
import { initialContext } from '#machines/add-to-cart/context.ts'
import { addToCartMachine } from '#machines/add-to-cart/machine.ts'
import { addToCartMigrations } from '#machines/add-to-cart/migrations.ts'
import type { MadeCart } from '#machines/add-to-cart/ports.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import { resume } from '#machines/journal/resume.ts'
import { revive } from '#machines/journal/revive.ts'
import { runHeld } from '../../walker/held-actor.ts'

/** Journals of version 1, which made a cart first and added the item to it afterwards. */

const item = { imageId: 'i-1', substrate: 'print', width: 24, height: 18 }
const cart = { token: 'cart-1', projectId: '9', latestOrder: null }
const choice = { item, action: 'add', idempotencyKey: 'key' } as const
const add = { type: 'item.add', ...choice, cartToken: null, signedIn: true } as const
const stream = 'add-to-cart'
const version1 = { stream, at: 0, machineVersion: '1' }

const goOn = (kept: KeptStream) =>
  runHeld(addToCartMachine, undefined, (machine) => {
    const migrations = { 'add-to-cart': addToCartMigrations }
    const revived = revive(machine, stream, { read: () => kept, migrations })
    return resume(machine, revived, { recorder: { append() {} }, now: () => 0 })
  })

const entriesOf = (events: readonly AnyEventObject[], from = 0): KeptStream['entries'] =>
  events.map((event, index) => ({ ...version1, seq: from + index, event }))

/** What version 1 kept of its state after these events. */
const stateAfter = (events: readonly (typeof add)[]) => {
  const actor = createActor(
    addToCartMachine.provide({ actors: { createCart: fromPromise(() => new Promise<MadeCart>(() => {})) } }),
  ).start()
  for (const event of events) actor.send(event)
  const { context, children, ...state } = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
  const { added: _, ...known } = context
  const { createCart: making } = children
  const input = { email: null, idempotencyKey: 'key-cart' }
  const asked = making && { createCart: { ...making, snapshot: { ...making.snapshot, input } } }
  return { ...state, context: known, children: { ...asked } }
}

const snapshotAfter = (events: readonly (typeof add)[]) => ({
  ...version1,
  seq: events.length,
  state: stateAfter(events),
  timers: [],
})

test('an add that has its cart goes on with the item', () => {
  const events = [{ type: 'xstate.init' }, add, { type: 'xstate.done.actor.createCart', output: cart }]
  const run = goOn({ stream, snapshot: null, entries: entriesOf(events) })
  expect(run.calls).toMatchObject([{ id: 'migrateCart', input: { token: 'cart-1' } }])
})

test('an add whose cart was migrated goes on with the item', () => {
  const migrated = { type: 'xstate.done.actor.migrateCart', output: cart }
  const made = { type: 'xstate.done.actor.createCart', output: cart }
  const snapshot = snapshotAfter([add])
  const run = goOn({ stream, snapshot, entries: entriesOf([made, migrated], 2) })
  expect(run.calls).toMatchObject([{ id: 'addItem', input: { ...choice, cartToken: 'cart-1' } }])
})

test('a cart that was being made is made with the item in it', () => {
  const run = goOn({ stream, snapshot: snapshotAfter([add]), entries: [] })
  expect(run.calls).toMatchObject([{ id: 'createCart' }])
  expect(run.calls[0]?.input).toEqual({ email: null, ...choice })
})

test('an actor that did nothing does nothing', () => {
  const run = goOn({ stream, snapshot: snapshotAfter([]), entries: [] })
  expect(run.calls).toEqual([])
  expect(run.state().context).toEqual(initialContext)
})
