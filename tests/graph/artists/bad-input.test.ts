import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import { seedDemoArtistProfile } from '#services/content/demo/artist-profile.ts'
import { writeImages } from '#services/content/images/write-images.ts'
import { createRecord } from '#tests/services/content/catalogue.ts'
import { ACCOUNT_FORMS } from '../bad-input/account-forms.ts'
import { ARTIST_FORMS } from '../bad-input/artist-forms.ts'
import type { ArtistGround } from '../bad-input/artist-ground.ts'
import { BANK } from '../bad-input/artist-money-forms.ts'
import { documentOf, payloadOf } from '../bad-input/form.ts'
import { createJudge } from '../bad-input/judge.ts'
import { PROJECT_FORMS } from '../bad-input/project-forms.ts'
import { RETURN_FORMS } from '../bad-input/return-forms.ts'
import { SHOP_FORMS } from '../bad-input/shop-forms.ts'
import { triesOf } from '../bad-input/values.ts'
import { WITHOUT_FORMS } from '../bad-input/without-forms.ts'
import { openRealShop, type RealShop } from '../support/real-shop.ts'

const WORK = 'quay'

let shop: RealShop
let ground: ArtistGround
let access: Record<'customer' | 'artist' | 'staff', string>

const signIn = async (note: string) => {
  const { email } = DEMO_USERS.find((user) => user.note === note) ?? { email: '' }
  const { body } = await shop.auth('POST', '/auth/jwt/create/', { body: { email, password: DEMO_PASSWORD } })
  return (body as { access: string }).access
}

beforeAll(async () => {
  shop = await openRealShop([...new Set(ARTIST_FORMS.map(documentOf))])
  const at = new Date('2026-11-20')
  const work = createRecord({ id: WORK, title: 'Quay', artist: 'Isaura Quintero-Bex' })
  await shop.database.transaction((tx) => writeImages(tx, [work], at))
  await shop.database.transaction((tx) => seedDemoArtistProfile(tx, at))
  access = {
    customer: await signIn('customer'),
    artist: await signIn('artist'),
    staff: await signIn('staff'),
  }
  const read = async <T>(of: 'main' | 'content', path: string, as: string) =>
    (await shop[of]('GET', path, { as })).body as T
  const { offered } = await read<{ offered: { text_hash: string; rate: number } }>(
    'main',
    '/api/artist-account/agreement/',
    access.artist,
  )
  const add = async (number: string) => {
    const { status, body } = await shop.main('POST', '/api/artist-account/payment-accounts/', {
      body: { ...BANK, bankAccountId: number, bankAccountIdAgain: number, password: DEMO_PASSWORD },
      as: access.artist,
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(status).toBe(201)
    return (body as { token: string }).token
  }
  const [account, refusedAccount] = [await add('000987654321'), await add('000987654322')]
  const { data } = await read<{ data: { token: string }[] }>('main', '/api/artist-identity/', access.staff)
  const refused = await shop.main(
    'POST',
    `/api/artist-identity/${data[0]?.token}/bank-accounts/${refusedAccount}/status-transitions/`,
    {
      body: { transition: 'INVALID', notes: 'The bank has closed it.' },
      as: access.staff,
      headers: { 'idempotency-key': randomUUID() },
    },
  )
  expect(refused).toMatchObject({ status: 201 })
  ground = {
    work: WORK,
    account,
    refusedAccount,
    textHash: offered.text_hash,
    rate: offered.rate,
    async versions() {
      const { version: application } = await read<{ version: number }>(
        'content',
        '/api/artist-application/',
        access.customer,
      )
      const { version: profile } = await read<{ version: number }>(
        'content',
        '/api/own-artist-profile/',
        access.artist,
      )
      return { application, profile }
    },
  }
}, 60_000)

describe.each(ARTIST_FORMS)('$name', (form) => {
  test('says what is wrong at each field, never breaks, and repeats no number', async () => {
    const { judge } = createJudge({ shop, ground, access })
    const faults: string[] = []
    for (const [field, rule] of Object.entries(form.fields))
      for (const [value, isRefused] of triesOf(rule)) {
        // Forms with numbers are counted, 20 an hour: that is another test's promise.
        await shop.database.query('delete from main.tries')
        const wrong = await judge(form, field, value, isRefused)
        faults.push(...wrong.map((each) => `${field}: ${each}`))
      }
    expect(faults).toEqual([])
  })
})

test('each mutation of the graph has a form here, or says why it needs none', () => {
  const schema = readFileSync('graph/schema.graphql', 'utf8').replaceAll(/"""[\s\S]*?"""/g, '')
  const mutations = /^type Mutation \{([\s\S]*?)^\}/m.exec(schema)?.[1] ?? ''
  const named = [...mutations.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => `${name}`)
  expect(named.length).toBeGreaterThan(90)
  const forms = [...ACCOUNT_FORMS, ...SHOP_FORMS, ...PROJECT_FORMS, ...RETURN_FORMS, ...ARTIST_FORMS].map(
    payloadOf,
  )
  expect([...new Set([...forms, ...Object.keys(WITHOUT_FORMS)])].sort()).toEqual(named.sort())
})
