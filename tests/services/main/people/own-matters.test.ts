import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { OWN_MATTERS } from '#services/main/people/own-matters.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { type Paying, servePaying, TODAY } from '../payouts/paying.ts'

const REASON = 'A print was lost on its way.'

let shop: Paying
let artist: Awaited<ReturnType<Paying['artist']>>
/** A member of staff who is that artist, and another who is none. */
let own: string
let other: string
let asked: Record<string, { method?: 'PUT'; path: string; body: object }>

beforeAll(async () => {
  shop = await servePaying(async () => {
    const database = await openEmbedded(await createStoreFolder('migrated'))
    afterFile(() => database.close())
    return database
  })
  artist = await shop.artist({ cleared: 60_000 })
  const person = await shop.signIn({ isStaff: true })
  shop.content.accounts.set(person.uuid, artist.id)
  own = person.access
  other = (await shop.signIn({ isStaff: true })).access
  const { id } = artist
  const made = async (path: string, body: object) => ((await shop.post(path, body)).body as { id: string }).id
  const hold = { artist: id, reason: REASON, ends_on: '2026-11-22' }
  const adjustment = { artist: id, kind: 'adjustment', amount: 100, reason: REASON }
  const [form] = await shop.database.query<{ token: string }>(
    'select token from main.tax_form where artist = $1',
    [id],
  )
  const waiting = await made('/api/adjustment/', { ...adjustment, amount: 90_000 })
  await shop.post(`/api/adjustment/${waiting}/decision/`, { decision: 'decline' })
  const run = await shop.run()
  const [payout] = await shop.payouts(`artist=${id}`)
  asked = {
    '/api/artist-identity/': { path: '/api/artist-identity/', body: { artist: id } },
    '/api/artist-identity/:usr/': {
      method: 'PUT',
      path: `/api/artist-identity/${artist.usr}/paypal-accounts/${artist.trm}/`,
      body: { version: 1, default: true },
    },
    '/api/tax-form/:txf/': {
      path: `/api/tax-form/${form?.token}/b-notice/`,
      body: { b_notice: true, notes: 'CP2100A names them.' },
    },
    '/api/payout-hold/': { path: '/api/payout-hold/', body: hold },
    '/api/payout-hold/:id/': {
      path: `/api/payout-hold/${await made('/api/payout-hold/', hold)}/lift/`,
      body: {},
    },
    '/api/adjustment/': { path: '/api/adjustment/', body: adjustment },
    '/api/adjustment/:id/': { path: `/api/adjustment/${waiting}/decision/`, body: { decision: 'confirm' } },
    '/api/artist-payment/:token/': {
      path: `/api/artist-payment/${payout?.token}/transitions/`,
      body: { transition: 'cancel' },
    },
    '/api/payout-run/:id/transitions/': {
      path: `/api/payout-run/${run.id}/transitions/`,
      body: { transition: 'send' },
    },
    '/api/tax-reporting/:year/corrections/': {
      path: '/api/tax-reporting/2026/corrections/',
      body: { payout: payout?.token },
    },
    '/api/v2/royalty-rates/': {
      path: '/api/v2/royalty-rates/',
      body: { code: 'R10', rate_bp: 2_000, valid_from: TODAY },
    },
  }
})

const send = (beginning: string, as: string) => {
  const { method = 'POST', path, body = {} } = asked[beginning] ?? { path: '' }
  return shop.call(method, path, { body, as, headers: { 'idempotency-key': randomUUID() } })
}

test.each(Object.keys(OWN_MATTERS))('%s is refused to staff whose own money it is', async (beginning) => {
  expect(await send(beginning, own)).toMatchObject({
    status: 403,
    body: {
      code: 'own_matter',
      detail: 'Another staff member has to do this: it’s your own money.',
    },
  })
  expect((await send(beginning, other)).status).not.toBe(403)
})

test('what OPTIONS says of one thing has the reason for whoever it is, and for nobody else', async () => {
  const path = `/api/artist-identity/${artist.usr}/`
  const ask = async (as: string) => (await shop.call('OPTIONS', path, { as })).body as { refusal?: string }
  expect((await ask(own)).refusal).toBe('Another staff member has to do this: it’s your own money.')
  expect((await ask(other)).refusal).toBeUndefined()
})

test('a payout, its run and what is due say so to whoever it is, before anything is pressed', async () => {
  const [payout] = await shop.payouts(`artist=${artist.id}`)
  const views = [
    `/api/artist-payment/${payout?.token}/`,
    `/api/payout-run/${payout?.run}/`,
    `/api/payment-due/${artist.id}/`,
  ]
  const refusals = (as: string) =>
    Promise.all(
      views.map(
        async (path) => ((await shop.call('GET', path, { as })).body as { refusal: unknown }).refusal,
      ),
    )
  const words = 'Another staff member has to do this: it’s your own money.'
  expect(await refusals(own)).toEqual([words, words, words])
  expect(await refusals(other)).toEqual([null, null, null])
  // What is due asks content itself.
  shop.content.fault = 'error'
  const [ofPayout, ofRun] = await refusals(own)
  shop.content.fault = 'none'
  expect([ofPayout, ofRun]).toEqual([null, null])
})

test('a bank’s file is recorded but for the row that pays whoever sends it', async () => {
  const [mine, theirs] = [await shop.artist({ cleared: 3_000 }), await shop.artist({ cleared: 4_000 })]
  const person = await shop.signIn({ isStaff: true })
  shop.content.accounts.set(person.uuid, mine.id)
  await shop.send((await shop.run()).id)
  const rowOf = async ({ id }: { id: number }, amount: string) => {
    const [payout] = await shop.payouts(`artist=${id}&status=sent`)
    return `${payout?.token},${amount},FT-${id}`
  }
  const file = ['token,amount,reference', await rowOf(mine, '30.00'), await rowOf(theirs, '40.00')].join('\n')
  const { body } = await shop.post('/api/payout-run/bank-file/', { file }, { as: person.access })
  expect(body).toMatchObject({
    rows: [
      {
        outcome: 'refused',
        reason: 'Another staff member has to do this: it’s your own money.',
      },
      { outcome: 'recorded' },
    ],
  })
})

test('while nobody can say whose money it is, nothing is done', async () => {
  const { id } = await shop.artist()
  shop.content.fault = 'error'
  const adjustment = { artist: id, kind: 'adjustment', amount: 100, reason: REASON }
  expect((await shop.post('/api/adjustment/', adjustment)).status).toBe(503)
  shop.content.fault = 'none'
  expect((await shop.post('/api/adjustment/', adjustment)).status).toBe(201)
})
