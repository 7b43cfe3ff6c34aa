import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/own-accounts.ts'
import type { Person } from '../main-service.ts'
import { PASSWORD } from '../payees/payees.ts'
import { ACCOUNTS, FIRST, type OwnAccounts, serveOwnAccounts } from './own-accounts.ts'

let shop: OwnAccounts
beforeAll(async () => {
  shop = await serveOwnAccounts(async () => {
    const database = await openEmbedded(await createStoreFolder('migrated'))
    afterFile(() => database.close())
    return database
  })
})

const sees = watchRefusals(routes)
const KEY_USED = 'something else was sent under the key'
const GONE = `trm-${randomUUID()}`
const WRONG_ROUTING = { branchId: '021000022' }
const LOCKED = 'staff have locked who is paid'

const lock = async ({ artist }: { artist: number }) => {
  const [row] = await shop.database.query<{ usr: string }>(
    'select token as usr from main.artist_identity where artist = $1',
    [artist],
  )
  for (const to of ['ACTIVATED', 'LOCKED']) await shop.move(`/api/artist-identity/${row?.usr}/`, to)
}

test('accounts are read and checked for artists alone', async () => {
  const [ada, nobody] = [await shop.artist(), await shop.signIn()]
  sees(routes.readOwnAccounts, 'they are no artist', await shop.get(ACCOUNTS, nobody.access))
  const check = (part: object, person: Person = ada) => shop.post(person, 'POST', 'check/', part)
  const bank = { type: 'BANK_ACCOUNT', bankAccountPurpose: 'CHECKING' }
  sees(routes.checkOwnAccount, 'they are no artist', await check(bank, nobody))
  sees(routes.checkOwnAccount, 'the routing number is none', await check({ ...bank, ...WRONG_ROUTING }))
  const differing = { type: 'BANK_ACCOUNT', bankAccountId: '12345678', bankAccountIdAgain: '12345679' }
  sees(routes.checkOwnAccount, 'the two numbers differ', await check(differing))
  const venmo = { type: 'VENMO_ACCOUNT', accountId: '1128675309' }
  sees(routes.checkOwnAccount, 'the mobile number is none', await check(venmo))
  for (let tries = 0; tries < 18; tries++) expect((await check(venmo)).status).toBe(400)
  sees(routes.checkOwnAccount, 'too many came', await check(venmo))
  sees(routes.addOwnAccount, 'too many came', await shop.post(ada, 'POST', '', FIRST))
})

test('an account is added once, and at most five stand', async () => {
  const [ada, nobody, key] = [await shop.artist(), await shop.signIn(), randomUUID()]
  const add = (told: object = {}, person: Person = ada, under?: string) =>
    shop.post(person, 'POST', '', { ...FIRST, ...told }, under)
  sees(routes.addOwnAccount, 'they are no artist', await add({}, nobody))
  sees(routes.addOwnAccount, 'the routing number is none', await add(WRONG_ROUTING))
  sees(routes.addOwnAccount, 'the two numbers differ', await add({ bankAccountIdAgain: '000123456780' }))
  const short = { bankAccountId: '12', bankAccountIdAgain: '12' }
  sees(routes.addOwnAccount, 'both numbers are none', await add({ ...WRONG_ROUTING, ...short }))
  sees(routes.addOwnAccount, 'the password is wrong', await add({ password: 'another' }))
  await add({}, ada, key)
  sees(routes.addOwnAccount, KEY_USED, await add({ default: true }, ada, key))
  sees(routes.addOwnAccount, 'it stands already', await add())
  for (let last = 0; last < 4; last++)
    await add({ bankAccountId: `4444555${last}`, bankAccountIdAgain: `4444555${last}` })
  sees(routes.addOwnAccount, 'there are five', await add({ ...FIRST, branchId: '011000015' }))
  await lock(ada)
  sees(routes.addOwnAccount, LOCKED, await add())
})

test('an account is corrected, chosen and removed as it stands', async () => {
  const ada = await shop.artist()
  const { token, version } = await shop.add(ada)
  const other = await shop.add(ada, { bankAccountId: '77778888', bankAccountIdAgain: '77778888' })
  const put = (told: object, trm = token, key?: string) =>
    shop.post(ada, 'PUT', `${trm}/`, { password: PASSWORD, version, ...told }, key)
  const number = { bankAccountId: '99998888', bankAccountIdAgain: '99998888' }
  sees(routes.correctOwnAccount, 'it is gone', await put(number, GONE))
  sees(routes.correctOwnAccount, 'it is not invalid any more', await put(number))
  sees(routes.correctOwnAccount, 'it has changed meanwhile', await put({ ...number, version: 9 }))

  const chosen = { default: true }
  sees(routes.chooseOwnAccount, 'it is gone', await put(chosen, GONE))
  sees(routes.chooseOwnAccount, 'the password is wrong', await put({ ...chosen, password: 'another' }))
  sees(routes.chooseOwnAccount, 'it has changed meanwhile', await put({ ...chosen, version: 9 }))
  const key = randomUUID()
  await put(chosen, other.token, key)
  sees(routes.chooseOwnAccount, KEY_USED, await put({ ...chosen, version: 9 }, other.token, key))
  await shop.refuse(ada, token)
  sees(routes.chooseOwnAccount, 'it is invalid', await put({ ...chosen, version: version + 2 }))

  const remove = (told: object = {}, trm = other.token, under?: string) =>
    shop.post(
      ada,
      'POST',
      `${trm}/status-transitions/`,
      { transition: 'DE_ACTIVATED', password: PASSWORD, version: other.version + 1, ...told },
      under,
    )
  sees(routes.removeOwnAccount, 'it is gone', await remove({}, GONE))
  sees(routes.removeOwnAccount, 'the password is wrong', await remove({ password: 'another' }))
  sees(routes.removeOwnAccount, 'it has changed meanwhile', await remove({ version: 9 }))
  const used = randomUUID()
  expect((await remove({}, other.token, used)).status).toBe(201)
  sees(routes.removeOwnAccount, KEY_USED, await remove({ version: 9 }, other.token, used))
  await lock(ada)
  sees(routes.removeOwnAccount, LOCKED, await remove({}, token))
  sees(routes.chooseOwnAccount, LOCKED, await put(chosen))
})
