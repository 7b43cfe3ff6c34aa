import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { OwnTaxFormsView } from '#services/main/artist-account/tax-forms/contract.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/tax-forms.ts'
import { signed, W9 } from './filled-forms.ts'
import { type OwnAccount, serveOwnAccount } from './own-account.ts'

let shop: OwnAccount
beforeAll(async () => {
  shop = await serveOwnAccount(async () => {
    const database = await openEmbedded(await createStoreFolder('migrated'))
    afterFile(() => database.close())
    return database
  })
})

const sees = watchRefusals(routes)
const WRONG = { ...W9, tin: '000-90-4812' }

test('a form is checked for artists, by its rules, and not too often', async () => {
  const [ada, customer] = [await shop.artist(), await shop.signIn()]
  const check = (body: object, as = ada.access) => shop.post('tax-form/check/', body, as)
  sees(routes.checkForm, 'they are no artist', await check(W9, customer.access))
  sees(routes.checkForm, 'the number is wrong', await check(WRONG))
  for (let tried = 1; tried < 20; tried++) expect((await check(W9)).status).toBe(204)
  sees(routes.checkForm, 'too many came', await check(W9))
  const { body } = await shop.get('tax-form/', ada.access)
  sees(
    routes.fileForm,
    'too many came',
    await shop.post('tax-form/', signed(W9, body as OwnTaxFormsView), ada.access),
  )
})

test('a form is filed as it was signed, once for its key', async () => {
  const [ada, customer] = [await shop.artist(), await shop.signIn()]
  const body = signed(W9, (await shop.get('tax-form/', ada.access)).body as OwnTaxFormsView)
  const file = (told: object = {}, as = ada.access, key: string = randomUUID()) =>
    shop.post('tax-form/', { ...body, ...told }, as, key)
  sees(routes.fileForm, 'they are no artist', await file({}, customer.access))
  sees(routes.fileForm, 'the number is wrong', await file(WRONG))
  sees(routes.fileForm, 'the signature is another', await file({ signature: 'Zoe Ink' }))
  sees(routes.fileForm, 'a business is in the United States', await file({ type: 'W-8BEN-E', country: 'US' }))
  sees(routes.fileForm, 'the words have changed', await file({ words_hash: 'another' }))
  sees(routes.fileForm, 'another form counts by now', await file({ replaces: 'txf-another' }))
  const key = randomUUID()
  expect((await file({}, ada.access, key)).status).toBe(201)
  sees(
    routes.fileForm,
    'something else was filed under the key',
    await file({ zip: '12535' }, ada.access, key),
  )
})
