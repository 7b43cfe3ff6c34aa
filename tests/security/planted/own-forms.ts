import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { CUSTOMER, PASSWORD } from '#tests/host/operations/prepared-store.ts'
import type { ShopProcesses } from '#tests/host/operations/shop-processes.ts'
import { W8BEN, W9 } from '#tests/services/main/artist-account/filled-forms.ts'
import { readPdf } from '#tests/support/services/pdf.ts'
import { PLANTED } from './numbers.ts'

const READ = '{ ownTaxForms { current { token tin name facts { label value } } words { type hash } } }'
const CHECK = `mutation ($input: CheckTaxFormInput!) { checkTaxForm(input: $input) { userErrors { field message } } }`
const FILE = `mutation ($input: FileTaxFormInput!) { fileTaxForm(input: $input) {
  taxForms { current { token tin name } } userErrors { field message } } }`
const OPEN = `mutation ($input: OpenMoneyFileInput!) { openMoneyFile(input: $input) { href userErrors { message } } }`

/** Sends right and wrong numbers through every field of an artist's own forms, and answers what was said. */
export async function plantOwnForms(shop: ShopProcesses): Promise<string[]> {
  const { body } = await shop.call.auth('POST', '/auth/jwt/create/', {
    body: { email: CUSTOMER.email, password: PASSWORD },
  })
  const { access: as } = body as { access: string }
  const answers: string[] = []
  const ask = async (query: string, variables: object = {}) => {
    const said = (await shop.ask(query, { variables, as })).body
    answers.push(JSON.stringify(said))
    return said.data as Record<string, unknown>
  }
  const { words } = (await ask(READ)).ownTaxForms as { words: { type: string; hash: string }[] }
  let replaces: string | null = null
  const file = async (form: { type: string; name: string }) => {
    const words_hash = words.find(({ type }) => type === form.type)?.hash
    const signed = { ...form, signature: form.name, words_hash }
    const said = await ask(FILE, { input: { idempotencyKey: randomUUID(), form: signed, replaces } })
    const filed = said.fileTaxForm as { taxForms: { current: { token: string; tin: string } } | null }
    replaces = filed.taxForms?.current.token ?? replaces
    return filed
  }

  // Few requests, each with many numbers: forms with numbers are counted, 20 an hour.
  const wrong = [
    { ...W9, tin: PLANTED.ownWrongSsn.formatted[0] },
    { ...W9, name: PLANTED.ownInName.formatted[0], tin: PLANTED.ownInName.number },
    {
      ...W9,
      ...{ street: PLANTED.ownSsn.number, tin_type: PLANTED.ownSsn.number },
      ...{ zip: PLANTED.ownSsn.formatted[0], tin: [PLANTED.ownSsn.number] },
    },
    { ...W8BEN, birth_date: PLANTED.wrongBorn.formatted[0] },
    {
      ...W8BEN,
      ...{ tin_type: 'none', no_tin_reason: `It is ${PLANTED.ownForeign.number}.` },
      ...{ postal_code: PLANTED.ownSsn.formatted[0], tin: PLANTED.ownForeign.formatted[0] },
    },
  ]
  for (const form of wrong) await ask(CHECK, { input: { form } })
  await file({ ...W9, tin: PLANTED.ownWrongSsn.number } as typeof W9)
  await shop.call.main('GET', `/api/artist-account/tax-form/${PLANTED.ownSsn.number}/file/`, { as })

  const filed = [
    await file({ ...W9, tin: PLANTED.ownSsn.formatted[0] } as typeof W9),
    await file({
      ...W9,
      classification: 'c-corporation',
      tin_type: 'ein',
      tin: PLANTED.ownEin.formatted[0],
    } as never),
    await file({
      ...W8BEN,
      ...{ citizenship: 'JM', country: 'JM', tin: PLANTED.ownForeign.formatted[0] },
      birth_date: PLANTED.born.formatted[0],
    } as never),
  ]
  expect(filed.map(({ taxForms }) => taxForms?.current.tin)).toEqual([
    '•••-••-2836',
    '••-•••7561',
    '•••• 9054',
  ])
  for (const { taxForms } of filed) {
    const input = { of: 'own-tax-form', id: taxForms?.current.token }
    const { href } = (await ask(OPEN, { input })).openMoneyFile as { href: string }
    const paper = await fetch(`${shop.url}${href}`)
    answers.push(await readPdf(await paper.arrayBuffer()))
  }
  await ask(READ)
  return answers
}
