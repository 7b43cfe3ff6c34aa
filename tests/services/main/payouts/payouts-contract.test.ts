import { randomUUID } from 'node:crypto'
import { beforeAll, test } from 'vitest'
import type { AdjustmentView } from '#services/main/payouts/adjustments/contract.ts'
import type { HoldView } from '#services/main/payouts/holds/contract.ts'
import type { PayoutSummary } from '#services/main/payouts/payout/contract.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import type { Reply } from '#tests/support/services/http.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/payouts.ts'
import { type Paying, servePaying, TODAY } from './paying.ts'

let shop: Paying
let customer: string
beforeAll(async () => {
  shop = await servePaying(async () => {
    const database = await openEmbedded(await createStoreFolder('migrated'))
    afterFile(() => database.close())
    return database
  })
  customer = (await shop.signIn()).access
})

const sees = watchRefusals(routes)
const NOT_STAFF = 'they are not staff'
const GONE = 'it is gone'
const KEY_USED = 'something else was sent under the key'
const REASON = 'A print was lost on its way.'

/** A member of staff to whose address this artist's money goes. */
const signInAs = (artist: number) =>
  signAccess(
    { user_id: randomUUID(), email: `artist-${artist}@example.com`, is_staff: true },
    { secret: JWT_SECRET, at: shop.clock() },
  )

/** An artist's payout of $50.00, which was sent. */
const sendPayout = async (): Promise<PayoutSummary> => {
  const { id } = await shop.artist({ cleared: 5_000 })
  await shop.send((await shop.run()).id)
  const [payout] = await shop.payouts(`artist=${id}`)
  if (!payout) throw new Error('There is no payout.')
  return payout
}

const record = (reference: string = randomUUID()) => ({ transition: 'pay', amount: 5_000, reference })

test('a payout goes on as its lifecycle allows, by what the bank has paid', async () => {
  const { token } = await sendPayout()
  const route = routes.changePayout
  const pay = (body: object = {}, options: { as?: string; key?: string; of?: string } = {}) =>
    shop.post(`/api/artist-payment/${options.of ?? token}/transitions/`, { ...record(), ...body }, options)
  sees(route, NOT_STAFF, await pay({}, { as: customer }))
  sees(route, GONE, await pay({}, { of: `pmt-${randomUUID()}` }))
  sees(route, 'the bank has paid another amount', await pay({ amount: 3_500 }))
  sees(route, 'there is no reference', await pay({ reference: '' }))
  sees(route, 'the day of the bank is to come', await pay({ on: '2026-11-21' }))
  sees(route, 'the notes hold a number', await pay({ notes: 'To account 000123456789.' }))
  const [key, reference] = [randomUUID(), randomUUID()]
  await pay({ reference }, { key })
  sees(route, KEY_USED, await pay({}, { key }))
  sees(route, 'its lifecycle does not allow it', await pay())
  const other = await sendPayout()
  const used = await pay({ reference }, { of: other.token })
  sees(route, 'the reference is of another payout', named(used, token, 'pmt-2'))
})

/** The same answer with another token. */
const named = ({ status, body }: Reply, token: string, other: string) => ({
  status,
  body: JSON.parse(JSON.stringify(body).replaceAll(token, other)),
})

test('a run is of today, and its file comes with its sending', async () => {
  const start = (day: string, options = {}) => shop.post('/api/payout-run/', { day }, options)
  sees(routes.startRun, NOT_STAFF, await start(TODAY, { as: customer }))
  sees(routes.startRun, 'it is of another day', await start('2026-11-21'))
  const key = randomUUID()
  const { id } = await shop.run(key)
  sees(routes.startRun, KEY_USED, await start('2026-11-19', { key }))

  const file = (of: string, options = {}) => shop.post(`/api/payout-run/${of}/file/`, {}, options)
  sees(routes.openBankFile, NOT_STAFF, await file(id, { as: customer }))
  sees(routes.openBankFile, GONE, await file('none'))
  sees(routes.openBankFile, 'it was not sent', await file(id))

  const change = (transition: string, options: { as?: string; key?: string; of?: string } = {}) =>
    shop.post(`/api/payout-run/${options.of ?? id}/transitions/`, { transition }, options)
  sees(routes.changeRun, NOT_STAFF, await change('cancel', { as: customer }))
  sees(routes.changeRun, GONE, await change('cancel', { of: 'none' }))
  const used = randomUUID()
  await change('send', { key: used })
  sees(routes.changeRun, KEY_USED, await change('cancel', { key: used }))
  sees(routes.changeRun, 'its lifecycle does not allow it', await change('cancel'))
})

test('lists are files for staff alone', async () => {
  sees(routes.openDueFile, NOT_STAFF, await shop.post('/api/payment-due/file/', {}, { as: customer }))
  sees(routes.openTaxFile, NOT_STAFF, await shop.post('/api/tax-reporting/2026/file/', {}, { as: customer }))
})

test('a balance is adjusted for a reason, and a large sum by two', async () => {
  const { id: artist } = await shop.artist()
  const ask = (body: object = {}, options = {}) =>
    shop.post(
      '/api/adjustment/',
      { artist, kind: 'adjustment', amount: 100, reason: REASON, ...body },
      options,
    )
  sees(routes.adjust, NOT_STAFF, await ask({}, { as: customer }))
  sees(routes.adjust, 'it is their own money', await ask({}, { as: await signInAs(artist) }))
  sees(routes.adjust, 'nobody knows the artist', await ask({ artist: 999_999 }))
  sees(routes.adjust, 'the reason is short', await ask({ reason: 'Why not' }))
  sees(routes.adjust, 'it is too much', await ask({ amount: 1_000_001 }))
  sees(routes.adjust, 'nothing is owed', await ask({ kind: 'write-off' }))
  const key = randomUUID()
  const { id } = (await ask({ amount: 90_000 }, { key })).body as AdjustmentView
  sees(routes.adjust, KEY_USED, await ask({}, { key }))

  const second = (await shop.signIn({ isStaff: true })).access
  const route = routes.decideAdjustment
  const decide = (decision: string, options: { as?: string; key?: string; of?: string } = {}) =>
    shop.post(`/api/adjustment/${options.of ?? id}/decision/`, { decision }, options)
  sees(route, NOT_STAFF, await decide('confirm', { as: customer }))
  sees(route, GONE, await decide('confirm', { of: randomUUID() }))
  sees(route, 'it is their own money', await decide('confirm', { as: await signInAs(artist) }))
  sees(route, 'they have asked for it', await decide('confirm'))
  const used = randomUUID()
  await decide('confirm', { as: second, key: used })
  sees(route, KEY_USED, await decide('decline', { as: second, key: used }))
  sees(route, 'it is decided', await decide('decline'))
})

test('a hold ends on its day, or when it is lifted', async () => {
  const { id: artist } = await shop.artist()
  const place = (body: object = {}, options = {}) =>
    shop.post('/api/payout-hold/', { artist, reason: REASON, ends_on: '2026-11-22', ...body }, options)
  sees(routes.placeHold, NOT_STAFF, await place({}, { as: customer }))
  sees(routes.placeHold, 'nobody knows the artist', await place({ artist: 999_999 }))
  sees(routes.placeHold, 'the reason is short', await place({ reason: 'Why not' }))
  sees(routes.placeHold, 'the note is too long', await place({ note: 'x'.repeat(501) }))
  sees(routes.placeHold, 'it ends today', await place({ ends_on: TODAY }))
  const key = randomUUID()
  const { id } = (await place({}, { key })).body as HoldView
  sees(routes.placeHold, KEY_USED, await place({ ends_on: '2026-11-23' }, { key }))

  const lift = (of: string, options = {}) => shop.post(`/api/payout-hold/${of}/lift/`, {}, options)
  sees(routes.liftHold, NOT_STAFF, await lift(id, { as: customer }))
  sees(routes.liftHold, GONE, await lift(randomUUID()))
  const used = randomUUID()
  await lift(id, { key: used })
  sees(routes.liftHold, KEY_USED, await lift(randomUUID(), { key: used }))
  sees(routes.liftHold, 'it has ended', await lift(id))
})

test('a year has a threshold until it is filed, and is corrected once for each payout', async () => {
  const say = (change: string, body: object = {}, options: { as?: string; key?: string; of?: number } = {}) =>
    shop.post(`/api/tax-reporting/${options.of ?? 2001}/${change}/`, body, options)
  const used = async (change: string, body: object, other: object) => {
    const key = randomUUID()
    await say(change, body, { key, of: 2002 })
    return say(change, other, { key, of: 2003 })
  }
  const set = { threshold: 2_000 }
  sees(routes.setThreshold, NOT_STAFF, await say('threshold', set, { as: customer }))
  sees(routes.setThreshold, KEY_USED, await used('threshold', set, set))
  sees(routes.setThreshold, 'the threshold is below zero', await say('threshold', { threshold: -1 }))
  sees(routes.fileYear, NOT_STAFF, await say('filed', {}, { as: customer }))
  sees(routes.fileYear, KEY_USED, await used('filed', {}, {}))
  sees(routes.fileYear, 'the year is not over', await say('filed', {}, { of: 2026 }))
  await say('filed')
  sees(routes.fileYear, 'the year was filed', await say('filed'))
  sees(routes.setThreshold, 'the year was filed', await say('threshold', set))

  const { token: payout } = await sendPayout()
  await shop.change(payout, record())
  const correct = (body: object, options = {}) => say('corrections', body, { of: 2026, ...options })
  sees(routes.correctYear, NOT_STAFF, await correct({ payout }, { as: customer }))
  sees(routes.correctYear, 'there is no such payout', await correct({ payout: 'pmt-none' }))
  sees(routes.correctYear, 'it did not come back later', await correct({ payout }, { of: 2001 }))
  await shop.wait(60)
  await shop.change(payout, { transition: 'return', reason: 'other' })
  const key = randomUUID()
  await correct({ payout }, { key })
  sees(routes.correctYear, KEY_USED, await correct({ payout: 'pmt-none' }, { key }))
  sees(routes.correctYear, 'it was corrected', await correct({ payout }))
})
