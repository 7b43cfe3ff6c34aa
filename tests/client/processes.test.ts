import { expect, onTestFinished, test } from 'vitest'
import { checkoutProcess } from '#client/actors/orders/checkouts.ts'
import { createNoEffects, defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { quantityProcess } from '#client/actors/projects/quantity.ts'
import { OWN, SHARED } from '#client/app/start/journalled.ts'
import { allMachines } from '#machines/all.ts'
import { arrangingMachine } from '#machines/arranging/machine.ts'
import { answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

const openPage = async () => {
  const graph = await openStandInGraph(() => answerRefused('UPSTREAM_UNAVAILABLE'))
  const visit = await openTestVisit(graph.uri)
  onTestFinished(async () => {
    visit.leave()
    await graph.close()
  })
  return visit
}

test('the definitions of processes decide what is journalled, shared and loaded late', () => {
  expect(Object.keys(OWN.machines).sort()).toEqual([
    'add-to-cart',
    'alerts',
    'collection-membership',
    'favorite',
    'publishing',
    'quick-add',
    'quick-view',
    'search',
    'static-tag',
    'undo',
  ])
  expect(Object.keys(SHARED.machines).sort()).toEqual([
    'auth',
    'cart-migration',
    'cart-start',
    'preferences',
    'recently-viewed',
    'token-refresh',
  ])
  expect(Object.keys(SHARED.migrations)).toEqual(['preferences'])
  expect(Object.keys(OWN.migrations).sort()).toEqual(['add-to-cart', 'alerts'])
  expect(OWN.later).toEqual([
    'artist-apply',
    'artist-message',
    'artist-email',
    'checkout',
    'payment-account-form',
    'profile-edit',
    'quantity',
    'record-form',
    'return-request',
    'register',
    'tax-form',
    'upload',
  ])
  expect(allMachines.map(({ id }) => id)).toEqual(expect.arrayContaining(OWN.later))
  expect(checkoutProcess.terms).toMatchObject(LATE.checkout)
  expect(quantityProcess.terms).toMatchObject(LATE.quantity)
})

test('a process that is journalled but missing from the lists of such is refused before it runs', async () => {
  const { processes } = await openPage()
  const forgotten = defineProcess(arrangingMachine, createNoEffects, { life: 'component', journal: 'record' })
  expect(() => processes.seatOf(forgotten, { ids: [] }, {})).toThrow('No list names arranging as journalled.')
})

test('an actor of a component stops as the component leaves, and goes on when it is put back at once', async () => {
  const { processes } = await openPage()
  const arranging = defineProcess(arrangingMachine, createNoEffects, { life: 'component' })
  const { ref, show } = processes.seatOf(arranging, { ids: ['fern', 'dune'] }, {})
  const status = () => ref.getSnapshot().status
  show()()
  const leave = show()
  await Promise.resolve()
  ref.send({ type: 'image.removed', id: 'fern' })
  expect(ref.getSnapshot().context.order).toEqual(['dune'])
  leave()
  await Promise.resolve()
  expect(status()).toBe('stopped')
})

test('a process of the page runs once, and makes room for one that begins anew', async () => {
  const { processes } = await openPage()
  const arranging = defineProcess(arrangingMachine, createNoEffects, {
    life: 'page',
    input: { ids: ['fern'] },
  })
  expect(processes.findCurrent(arranging)).toBeNull()
  const first = processes.actorOf(arranging)
  expect(processes.actorOf(arranging)).toBe(first)
  expect(first.getSnapshot().status).toBe('active')
  let told = 0
  processes.subscribe(() => {
    told += 1
  })
  const second = processes.beginProcess(arranging, { ids: ['dune'] })
  expect(first.getSnapshot().status).toBe('stopped')
  expect(processes.findCurrent(arranging)).toBe(second)
  expect(told).toBe(1)
})

test('what belongs to a visit is made once', async () => {
  const visit = await openPage()
  const make = () => ({})
  expect(visit.makeOnce(make)).toBe(visit.makeOnce(make))
})
