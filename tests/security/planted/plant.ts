import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { readTin } from '#services/main/payees/numbers/tin.ts'
import { createTaxFormCommands } from '#services/main/payees/tax-forms/commands.ts'
import { openKeyring } from '#services/main/vault/open-vault.ts'
import { createVault } from '#services/main/vault/vault.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { PASSWORD, prepareStore, STAFF } from '#tests/host/operations/prepared-store.ts'
import { openShopProcesses } from '#tests/host/operations/shop-processes.ts'
import { describe as describeFile } from '#tests/services/content/uploads/uploads.ts'
import { W9 } from '#tests/services/main/payees/payees.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createClockFile } from '#tests/support/shop/clock-file.ts'
import { exportLists } from './exports.ts'
import { PLANTED } from './numbers.ts'
import { makeCustomerAnArtist, sendOwnAccounts } from './own-accounts.ts'
import { plantOwnForms } from './own-forms.ts'
import { issueOwnStatement } from './own-statement.ts'
import { openOwnTaxYear } from './own-tax-year.ts'
import { plantOwnTexts } from './own-texts.ts'
import { openAllSealed } from './sealed.ts'

const MESSAGE = { email: 'vale@example.test', message: `My number is ${PLANTED.inMessage.formatted[0]}.` }

const SAVE = `mutation ($input: SaveRecordInput!) { saveRecord(input: $input) {
  record { id version values } userErrors { field message code } } }`
const SHOW = `mutation ($input: ShowNumberInput!) { showNumber(input: $input) {
  number userErrors { field message code } } }`
const SEND = `mutation ($input: SendArtistMessageInput!) { sendArtistMessage(input: $input) {
  thread { last { text } } userErrors { field message code } } }`
const MOVE = `mutation ($input: ChangePayeeStatusInput!) { changePayeeStatus(input: $input) {
  record { id version values } userErrors { field message code } } }`
const READ = `query ($resource: String!, $id: ID!) { record(resource: $resource, id: $id) { id version values }
  recordHistory(resource: $resource, id: $id) { edits { changes { field from to } } }
  records(resource: $resource) { records { values } } }`

/**
 * Sends planted numbers, right and wrong, through every form of a shop of its own, ends it, and answers where
 * they could have stayed.
 */
export async function plantNumbers() {
  const dataDir = await prepareStore()
  const ownArtist = await makeCustomerAnArtist(dataDir)
  const clock = await createClockFile()
  afterFile(clock.remove)
  const shop = await openShopProcesses({ DATA_DIR: dataDir, LOG_LEVEL: 'debug', ...clock.env })
  const signed = await shop.call.auth('POST', '/auth/jwt/create/', {
    body: { email: STAFF.email, password: PASSWORD },
  })
  const { access } = signed.body as { access: string }
  /** All that was answered, but for what showing a number answers. */
  const answers: string[] = []

  const ask = async (query: string, variables: object) => {
    const { body } = await shop.ask(query, { variables, as: access })
    answers.push(JSON.stringify(body))
    return body.data as Record<string, never>
  }
  const save = async (resource: string, values: object, edit: object = {}) => {
    const input = { resource, values, idempotencyKey: randomUUID(), ...edit }
    const { saveRecord } = (await ask(SAVE, { input })) as Record<
      string,
      { record: { id: string } | null; userErrors: unknown[] }
    >
    return saveRecord ?? { record: null, userErrors: [] }
  }
  const bank = (number: string, again = number) => ({
    transferMethodCountry: 'US',
    bankAccountPurpose: 'CHECKING',
    branchId: '021000021',
    bankAccountId: number,
    bankAccountIdAgain: again,
  })

  const artist = await save('artist', { name: 'Planted Vale' })
  const named = (firstName: string) =>
    save('artist-identity', {
      artist: Number(artist.record?.id),
      firstName,
      lastName: 'Vale',
      email: 'vale@example.test',
    })
  expect((await named(PLANTED.inName.number)).userErrors).toHaveLength(1)
  const identity = (await named('Ann')).record?.id ?? ''
  const banks = `artist-identity/${identity}/bank-accounts`
  const venmos = `artist-identity/${identity}/venmo-accounts`

  // Right ones.
  const account =
    (await save(banks, bank(PLANTED.account.formatted[0] ?? '', PLANTED.account.number))).record?.id ?? ''
  const iban = { transferMethodCountry: 'DE', bankId: 'DEUTDEFF' }
  const german = { ...bank(PLANTED.iban.number), ...iban }
  expect((await save(banks, german)).record).not.toBeNull()
  expect((await save(venmos, { accountId: PLANTED.mobile.formatted[0] })).record).not.toBeNull()
  // Wrong ones, also in fields of other things.
  const wrong = [
    await save(banks, bank(PLANTED.account.number, PLANTED.differing.number)),
    await save(banks, bank(PLANTED.tooLong.number)),
    await save(banks, bank(PLANTED.arabic.number)),
    await save(banks, { ...german, bankAccountId: PLANTED.wrongIban.number }),
    await save(banks, { ...bank('1234'), bankAccountPurpose: PLANTED.account.number }),
    await save(banks, { ...bank('1234'), branchId: PLANTED.account.number }),
    await save(banks, { ...bank('1234'), bankAccountId: [PLANTED.account.number] }),
    await save(venmos, { accountId: PLANTED.wrongMobile.number }),
    await save(banks, bank(PLANTED.account.number), { idempotencyKey: 'a key with spaces' }),
    await save(banks, { ...bank(PLANTED.corrected.number) }, { id: account, version: 1 }),
  ]
  expect(wrong.filter(({ userErrors }) => userErrors.length === 0)).toEqual([])
  // The same account once more under a key that was used, and a correction.
  await ask(MOVE, {
    input: { idempotencyKey: randomUUID(), resource: banks, id: account, transition: 'INVALID', notes: '' },
  })
  const corrected = await save(banks, bank(PLANTED.corrected.number), { id: account, version: 2 })
  const reveal = { resource: banks, id: account, reason: 'The bank asks for it.', password: PASSWORD }
  const shown = await shop.ask(SHOW, { variables: { input: reveal }, as: access })
  expect(shown.body.data?.showNumber).toMatchObject({ number: PLANTED.account.number })
  await ask(SHOW, {
    input: {
      resource: banks,
      id: account,
      reason: `Is it ${PLANTED.inReason.formatted[0]}?`,
      password: PASSWORD,
    },
  })
  // Numbers in free texts and the name of a file: refused of payees, masked of others (failure 33).
  await ask(MOVE, {
    input: {
      idempotencyKey: randomUUID(),
      resource: banks,
      id: corrected.record?.id,
      transition: 'DE_ACTIVATED',
      notes: PLANTED.inTransition.formatted[0],
    },
  })
  // In a thread with staff, they are refused of either side.
  for (const { number, formatted } of [PLANTED.inThread, PLANTED.cardInThread, PLANTED.ibanInThread])
    for (const text of [`It is ${number}`, `It is ${formatted[0]}, as always.`]) {
      const input = { thread: randomUUID(), text, idempotencyKey: randomUUID() }
      const { sendArtistMessage } = (await ask(SEND, { input })) as Record<string, { userErrors: unknown }>
      expect(sendArtistMessage?.userErrors).toMatchObject([{ field: 'text', code: 'INVALID' }])
    }
  const { main, content } = shop.call
  const journal = { version: 1, streams: [] }
  const written = [
    await main('POST', '/api/v2/messages/', {
      body: MESSAGE,
      headers: { 'idempotency-key': randomUUID() },
    }),
    await main('POST', '/api/v2/reports/', {
      body: { note: `I typed ${PLANTED.inReport.number}`, journal },
    }),
    await content('POST', `/api/artist/${artist.record?.id}/notes/`, {
      body: { text: `${PLANTED.inNote.formatted[0]} or ${PLANTED.inNote.number}` },
      as: access,
      headers: { 'idempotency-key': randomUUID() },
    }),
    await content('POST', '/api/upload/files/', {
      as: access,
      headers: {
        'tus-resumable': '1.0.0',
        ...describeFile(Buffer.from('a picture'), { name: `${PLANTED.inFileName.formatted[0]}.jpg` }),
      },
    }),
  ]
  expect(written.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  answers.push(JSON.stringify(written.map(({ body }) => body)))
  answers.push(...(await sendOwnAccounts(shop)))
  // An artist's own tax forms.
  answers.push(...(await plantOwnForms(shop)))
  // Texts that everybody reads.
  const texts = await plantOwnTexts(shop)
  expect(texts.accepted).toEqual([])
  answers.push(...texts.answers)
  // Numbers in addresses, in lists' searches and filters.
  await ask(READ, { resource: banks, id: account })
  const search = new URLSearchParams({ search: PLANTED.ssn.number, status: PLANTED.ssn.number })
  for (const path of [`/api/artist-identity/?${search}`, `/api/tax-form/${PLANTED.ssn.number}/`])
    answers.push(JSON.stringify((await shop.call.main('GET', path, { as: access })).body))
  const exported = await exportLists(shop, access)
  const statement = await issueOwnStatement(shop, ownArtist, clock)
  answers.push(...statement.answers)
  const taxYear = await openOwnTaxYear(shop, clock)
  answers.push(...taxYear.answers)
  shop.web.signal('SIGTERM')
  shop.services.signal('SIGTERM')
  await Promise.all([shop.web.ended, shop.services.ended])

  // Tax forms have no page of their own yet: file them as that will.
  const database = await openEmbedded(dataDir)
  const vault = createVault(await openKeyring(database, { dataDir, taxKeys: null, databaseUrl: undefined }))
  const forms = createTaxFormCommands({ clock: () => new Date(), vault, today: () => '2026-11-20' })
  answers.push(JSON.stringify(readTin('ssn', PLANTED.wrongSsn.formatted[0] ?? '', 'US')))
  const file = (type: 'ssn' | 'foreign', typed: string, country: string, replaces: string | null) =>
    database.transaction(async (tx) => {
      const tin = readTin(type, typed, country)
      if ('refusal' in tin) throw new Error(tin.refusal)
      return forms.file(
        tx,
        7,
        { ...W9, country, tin: { type, number: tin.number } },
        { actor: 'system', replaces },
      )
    })
  const form = await file('ssn', PLANTED.ssn.formatted[0] ?? '', 'US', null)
  await file('foreign', PLANTED.foreign.formatted[0] ?? '', 'CH', form)
  const sealed = await openAllSealed(database, vault)
  await database.close()

  return {
    dataDir,
    answers,
    /** All that the vault holds, opened. */
    sealed,
    /** Files of lists, as staff download them. */
    exported,
    /** The artist's own statement, as CSV and as a PDF's text, and the text of the PDF of their tax year. */
    statement: [...statement.files, taxYear.file],
    lines: [...shop.web.lines, ...shop.services.lines],
    /** Requests with numbers, of which a fingerprint was kept. */
    posted: [
      [
        `/api/artist-identity/${banks.split('/')[1]}/bank-accounts/`,
        bank(PLANTED.account.formatted[0] ?? '', PLANTED.account.number),
      ],
      ['/api/v2/messages/', MESSAGE],
    ] as const,
  }
}
