import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { OwnAgreementView } from '#services/main/artist-account/agreement/contract.ts'
import type { OwnTaxFormsView } from '#services/main/artist-account/tax-forms/contract.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { type MailServer, openMailServer } from '#tests/support/services/mail-server.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import type { Person } from '../main-service.ts'
import { signed, W9 } from './filled-forms.ts'
import { type OwnAccounts, serveOwnAccounts } from './own-accounts.ts'

let shop: OwnAccounts
let mail: MailServer
beforeAll(async () => {
  mail = await openMailServer()
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'Aquatint <hello@shop.test>' }
  shop = await serveOwnAccounts(async () => {
    const database = await openEmbedded(await createStoreFolder('migrated'))
    afterFile(() => database.close())
    return database
  }, env)
})

const ROOM = '/api/artist-account/'
const read = async <T>(path: string, { access }: Person) =>
  (await shop.get(`${ROOM}${path}`, access)).body as T
const send = (path: string, body: object, { access: as }: Person) =>
  shop.send('POST', `${ROOM}${path}`, body, { as, key: randomUUID() })

const acceptanceOf = ({ offered }: OwnAgreementView) => ({
  text_hash: offered?.text_hash,
  rate: offered?.rate,
  name: 'Ada Ink',
  agreed: true,
})

// Issue 16, line 34
test('an account stands though mail is down as it is added, and its mail comes later, once', async () => {
  const ada = await shop.artist()
  mail.refuse(true)
  const account = await shop.add(ada)
  expect((await shop.read(ada)).accounts).toEqual([account])
  expect(mail.mails).toEqual([])

  mail.refuse(false)
  shop.clock.advance(60_000)
  const zoe = await shop.artist()
  await shop.add(zoe)
  await mail.mailsTo(zoe.email)
  const told = await mail.mailsTo(ada.email)
  expect(told.map(({ subject }) => subject)).toEqual(['A payment account was added at Aquatint'])
})

test('what was signed while the clock was a day ahead counts, and stands once, when it is right again', async () => {
  const ada = await shop.artist()
  await shop.wait(1, ada)
  expect((await send('agreement/', acceptanceOf(await read('agreement/', ada)), ada)).status).toBe(201)
  const form = signed(W9, await read<OwnTaxFormsView>('tax-form/', ada))
  expect((await send('tax-form/', form, ada)).status).toBe(201)
  await shop.wait(-1, ada)

  const agreed = await read<OwnAgreementView>('agreement/', ada)
  expect(agreed).toMatchObject({ is_accepted: true, accepted: [{ version: 1 }] })
  expect(await send('agreement/', acceptanceOf(agreed), ada)).toMatchObject({
    status: 409,
    body: { code: 'agreement_accepted' },
  })
  const forms = await read<OwnTaxFormsView>('tax-form/', ada)
  expect(forms).toMatchObject({ current: { tin: '•••-••-4812', state: 'valid' }, earlier: [] })
  expect(await send('tax-form/', form, ada)).toMatchObject({ status: 409, body: { code: 'form_changed' } })
  // Tries of a day that has not come yet count as many, so that this one waits as long as it is told to.
  const other = signed({ ...W9, name: 'Ada Inkwell' }, forms)
  const early = await send('tax-form/', other, ada)
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '180'])
  shop.clock.advance(180_000)
  expect(await send('tax-form/', other, ada)).toMatchObject({
    status: 201,
    body: { current: { name: 'Ada Inkwell', state: 'valid' }, earlier: [{ name: 'Ada Ink' }] },
  })
})
