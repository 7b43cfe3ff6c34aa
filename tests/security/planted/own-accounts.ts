import { randomUUID } from 'node:crypto'
import { enrolArtists } from '#services/content/index/enrol-artists.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { CUSTOMER, PASSWORD } from '#tests/host/operations/prepared-store.ts'
import type { ShopProcesses } from '#tests/host/operations/shop-processes.ts'
import { PLANTED } from './numbers.ts'

/** Makes the customer of a folder that no shop has open an artist. Answers the artist's id. */
export async function makeCustomerAnArtist(dataDir: string): Promise<number> {
  const database = await openEmbedded(dataDir)
  const at = new Date()
  const artist = await database.transaction(async (tx) => {
    const [id] = (await enrolArtists(tx, [{ artist: 'Ann Vale', at }])).values()
    await tx.query(
      `update content.artist_profiles set artist_id = $2, approved = true, application_stage = 'approved'
       where user_uuid = $1`,
      [CUSTOMER.uuid, id],
    )
    return Number(id)
  })
  await database.close()
  return artist
}

const SAVE = `mutation ($input: SavePaymentAccountInput!) { savePaymentAccount(input: $input) {
  account { token account version } userErrors { field message code } } }`
const CHECK = `mutation ($input: CheckPaymentAccountInput!) { checkPaymentAccount(input: $input) {
  userErrors { field message code } } }`
const REMOVE = `mutation ($input: ChangePaymentAccountInput!) { removePaymentAccount(input: $input) {
  account { token } userErrors { field message code } } }`
const READ = '{ paymentAccounts { accounts { account branchId reason } former { account reason } } }'

interface Answered {
  account?: { token: string; version: number } | null
  userErrors: { message: string }[]
}

const bank = (number: string, again = number) => ({
  type: 'BANK_ACCOUNT',
  transferMethodCountry: 'US',
  bankAccountPurpose: 'CHECKING',
  branchId: '021000021',
  bankAccountId: number,
  bankAccountIdAgain: again,
})

const abroad = (number: string) => ({
  type: 'BANK_ACCOUNT',
  bankAccountId: number,
  bankAccountIdAgain: number,
})

/** Sends numbers, right and wrong, through an artist's own forms. Answers all that was answered, as text. */
export async function sendOwnAccounts(shop: ShopProcesses): Promise<string[]> {
  const answers: string[] = []
  const signed = await shop.call.auth('POST', '/auth/jwt/create/', {
    body: { email: CUSTOMER.email, password: PASSWORD },
  })
  const { access } = signed.body as { access: string }
  const ask = async (query: string, input: object): Promise<Answered> => {
    const { body } = await shop.ask(query, { variables: { input }, as: access })
    answers.push(JSON.stringify(body))
    return Object.values(body.data ?? {})[0] as Answered
  }
  const payee = { firstName: 'Ann', lastName: 'Vale', payeeEmail: CUSTOMER.email }
  const save = (fields: object, told: object = {}) =>
    ask(SAVE, { idempotencyKey: randomUUID(), default: true, password: PASSWORD, fields, ...told })

  const { own, ownIban, ownCanadian, ownDiffering, ownMobile, inOwnName, inRouting } = PLANTED
  const right = await save({ ...bank(own.formatted[0] ?? '', own.number), ...payee })
  if (!right.account) throw new Error(`The account was refused: ${JSON.stringify(right.userErrors)}`)
  const others = [
    await save({ type: 'VENMO_ACCOUNT', accountId: ownMobile.formatted[0] }),
    await save({ ...abroad(ownIban.formatted[0] ?? ''), transferMethodCountry: 'DE', bankId: 'DEUTDEFF' }),
    await save({
      ...abroad(ownCanadian.number),
      transferMethodCountry: 'CA',
      bankId: '003',
      branchId: '00012',
    }),
  ]
  const refused = others.filter(({ account }) => !account)
  if (refused.length > 0) throw new Error(`Accounts were refused: ${JSON.stringify(refused)}`)
  // Few requests, each with many numbers: forms with numbers are counted, 20 an hour.
  const wrong = [
    await save(bank(own.number)),
    await save({
      ...bank(own.number, ownDiffering.number),
      ...{ branchId: inRouting.number, bankAccountPurpose: inRouting.number },
    }),
    await save({ ...bank(ownDiffering.number), ...payee, firstName: inOwnName.number }),
    await save(bank(ownDiffering.number), { password: ownDiffering.number }),
    await save(bank(ownDiffering.number), { idempotencyKey: 'a key with spaces' }),
    await ask(CHECK, { fields: bank(own.number, ownDiffering.number) }),
    await ask(CHECK, { fields: { type: 'VENMO_ACCOUNT', accountId: inRouting.number } }),
  ]
  const accepted = wrong.findIndex(({ userErrors }) => userErrors.length === 0)
  if (accepted >= 0) throw new Error(`The wrong form ${accepted} was accepted.`)
  const { token, version } = right.account
  await ask(REMOVE, { idempotencyKey: randomUUID(), token, version: version + 1, password: PASSWORD })
  const { body } = await shop.ask(READ, { as: access })
  return [...answers, JSON.stringify(body)]
}
