import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/payees.ts'
import { PASSWORD, type Payees, servePayees } from './payees.ts'

let payees: Payees
beforeAll(async () => {
  payees = await servePayees(async () => {
    const database = await openEmbedded(await createStoreFolder('migrated'))
    afterFile(() => database.close())
    return database
  })
})

const sees = watchRefusals(routes)
const GONE = `usr-${randomUUID()}`
const NO_FORM = `/api/tax-form/txf-${randomUUID()}/`
const KEY_USED = 'something else was sent under the key'

test('an identity goes on as its lifecycle allows', async () => {
  const { access: customer } = await payees.signIn()
  const path = `/api/artist-identity/${(await payees.identity()).token}/`
  const move = (body: object, { at = path, ...options }: { at?: string; as?: string; key?: string } = {}) =>
    payees.send('POST', `${at}status-transitions/`, body, options)
  const lock = { transition: 'LOCKED', notes: '' }
  sees(routes.changeStatus, 'they are not staff', await move(lock, { as: customer }))
  sees(routes.changeStatus, 'it is gone', await move(lock, { at: `/api/artist-identity/${GONE}/` }))
  sees(routes.changeStatus, 'the notes are too long', await move({ ...lock, notes: 'x'.repeat(501) }))
  sees(routes.changeStatus, 'its lifecycle does not allow it', await move(lock))
  const key = randomUUID()
  await move({ transition: 'ACTIVATED' }, { key })
  sees(routes.changeStatus, KEY_USED, await move({ transition: 'DE_ACTIVATED' }, { key }))
  sees(routes.readIdentity, 'they are not staff', await payees.get(path, customer))
  sees(routes.readIdentity, 'it is gone', await payees.get(`/api/artist-identity/${GONE}/`))
})

test('a number is shown for a reason and a password, and not too often', async () => {
  const { access: customer } = await payees.signIn()
  const { token } = await payees.identity()
  const account = await payees.bankAccount(token)
  const path = `/api/artist-identity/${token}/bank-accounts/`
  const show = (body: object = {}, { as = payees.staff.access, trm = account.token } = {}) =>
    payees.call('POST', `${path}${trm}/number/`, {
      body: { reason: 'The bank asks for it.', password: PASSWORD, ...body },
      as,
    })
  sees(routes.showNumber, 'they are not staff', await show({}, { as: customer }))
  sees(routes.showNumber, 'it is gone', await show({}, { trm: `trm-${randomUUID()}` }))
  sees(routes.showNumber, 'the reason is short', await show({ reason: 'Why not' }))
  sees(routes.showNumber, 'the password is wrong', await show({ password: 'another' }))
  for (let index = 0; index < 19; index++) expect((await show()).status).toBe(200)
  sees(routes.showNumber, 'too many came', await show())
})

test('a form is received once, and a B notice recorded once', async () => {
  const { access: customer } = await payees.signIn()
  const business = { type: 'W-8BEN-E', classification: null, tin: null, signedOn: null } as const
  const awaited = `/api/tax-form/${await payees.file(payees.newArtist(), business)}/received/`
  const received = { signed_on: '2026-11-02' }
  const post = (path: string, body: object, options: { as?: string; key?: string } = {}) =>
    payees.send('POST', path, body, options)
  sees(routes.receiveForm, 'they are not staff', await post(awaited, received, { as: customer }))
  sees(routes.receiveForm, 'it is gone', await post(`${NO_FORM}received/`, received))
  const late = await post(awaited, { signed_on: '2026-11-21' })
  sees(routes.receiveForm, 'it is signed on a day to come', late)
  const key = randomUUID()
  await post(awaited, received, { key })
  sees(routes.receiveForm, KEY_USED, await post(awaited, { signed_on: '2026-11-01' }, { key }))
  sees(routes.receiveForm, 'it was received before', await post(awaited, received))

  const named = `/api/tax-form/${await payees.file(payees.newArtist())}/b-notice/`
  const notice = { b_notice: true, notes: 'CP2100A names them.' }
  sees(routes.recordNotice, 'they are not staff', await post(named, notice, { as: customer }))
  sees(routes.recordNotice, 'it is gone', await post(`${NO_FORM}b-notice/`, notice))
  sees(routes.recordNotice, 'the notes are short', await post(named, { ...notice, notes: 'CP2100A' }))
  const used = randomUUID()
  await post(named, notice, { key: used })
  sees(routes.recordNotice, KEY_USED, await post(named, { ...notice, b_notice: false }, { key: used }))
  sees(routes.recordNotice, 'one counts already', await post(named, notice))
})
