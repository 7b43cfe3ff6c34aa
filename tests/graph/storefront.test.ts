import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createAuthService } from '#services/auth/service.ts'
import { writeImages } from '#services/content/images/write-images.ts'
import { createContentService } from '#services/content/service.ts'
import { createMainService } from '#services/main/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { createRecord } from '../services/content/catalogue.ts'
import {
  ADD,
  CART,
  CHANGE,
  CREATE,
  documents,
  IMAGE,
  MESSAGE,
  MIGRATE,
  POPULAR,
  PROFILE,
  PROJECT,
  RECENT,
  REFRESH,
  REGISTER,
  REMOVE,
  SEARCH,
  SIGN_IN,
  SIGN_OUT,
} from './storefront-operations.ts'
import { openGraph, type TestGraph } from './support/graph.ts'

const PASSWORD = 'tidal-pools-at-noon'
let graph: TestGraph
let database: Database

beforeAll(async () => {
  database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  const settings = createSettings()
  const auth = await createAuthService({ database, settings })
  const content = await createContentService({ database, settings })
  await Promise.all([serve(auth), serve(content)])
  const main = await createMainService({
    database,
    settings: { ...settings, content: { ...settings.content, url: content.listeningOrigin } },
  })
  await serve(main)
  const records = [
    createRecord({ id: 'tide', title: 'Tide', artist: 'Ada Vale', keywords: ['sea'] }),
    createRecord({ id: 'dune', title: '  Dune <b>& "co"</b>', keywords: ['sand'] }),
    createRecord({ id: 'hidden', title: 'Hidden', published: false }),
  ]
  await database.transaction((tx) => writeImages(tx, records, new Date()))
  graph = await openGraph({
    documents,
    settings: {
      auth: { url: auth.listeningOrigin },
      main: { url: main.listeningOrigin },
      content: { url: content.listeningOrigin },
      jwtSecret: settings.jwtSecret,
    },
  })
  afterFile(() => graph.close())
})

type Json = Record<string, unknown>

/** Runs an operation that must have no errors, and answers its one field. */
const get = async (document: string, variables = {}, options = {}) => {
  const said = await graph.ask(document, variables, options)
  expect(said.errors).toEqual([])
  const [field] = Object.values(said.data ?? {})
  return field as Json
}

/** Registers and signs in; answers the access token and the refresh cookie. */
const signUp = async () => {
  const input = { email: `${randomUUID()}@aquatint.test`, password: PASSWORD }
  await get(REGISTER, { input })
  const said = await graph.ask(SIGN_IN, { input })
  const [{ session }] = Object.values(said.data ?? {}) as [{ session: { access: string } }]
  const cookie = /aquatint_refresh=([^;]+)/.exec(said.setCookies[0] ?? '')?.[1] ?? ''
  return { input, session, options: { access: session.access, cookie } }
}

const guestCart = async () => {
  const input = { email: 'guest@aquatint.test', idempotencyKey: randomUUID() }
  const { cart } = (await get(CREATE, { input })) as { cart: { token: string } }
  return cart.token
}

const item = (cartToken: string, given: Json = {}) => ({
  input: {
    ...{ cartToken, imageId: 'tide', substrate: 'print', width: 18, height: 12 },
    ...{ idempotencyKey: randomUUID(), ...given },
  },
})

test('a picture is found by its words, with its title exactly as written', async () => {
  expect(await get(SEARCH, { input: { q: 'sea' } })).toMatchObject({
    total: 1,
    images: [{ id: 'tide', title: 'Tide', artist: 'Ada Vale', source: null }],
  })
  expect(await get(SEARCH, { input: { q: 'sand' } })).toMatchObject({
    images: [{ title: '  Dune <b>& "co"</b>', artist: null }],
  })
})

test('ten thousand characters of any script can be searched for', async () => {
  expect(await get(SEARCH, { input: { q: '海'.repeat(10_000) } })).toMatchObject({ total: 0 })
})

test.each([
  [{ limit: 0 }, 'limit'],
  [{ limit: 101 }, 'limit'],
  [{ limit: -1 }, 'limit'],
  [{ offset: -1 }, 'offset'],
])('the page %j is refused at its field', async (input, field) => {
  const said = await graph.ask(SEARCH, { input })
  expect(said.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] })
})

test('a picture has its sizes and their prices', async () => {
  const { substrates, media } = (await get(IMAGE, { id: 'tide' })) as { substrates: Json[]; media: Json }
  expect(media).toMatchObject({ width: 1600, height: 1067 })
  expect(substrates.map(({ substrate }) => substrate)).toEqual(['print', 'canvas'])
  expect(substrates[0]?.sizes).toContainEqual({
    width: 18,
    height: 12,
    isCustom: false,
    unitPrice: expect.any(Number),
  })
})

test('no picture is found under an unknown id', async () => {
  expect(await get(IMAGE, { id: "x' or 1=1 --" })).toBeNull()
})

test('a guest without an email is asked for one, and an invalid email is refused', async () => {
  for (const email of [null, '', 'nobody', 'a@b@c.test']) {
    const answer = await get(CREATE, { input: { email, idempotencyKey: randomUUID() } })
    expect(answer).toMatchObject({ cart: null, userErrors: [{ field: 'email' }] })
  }
})

test('a guest fills a cart, changes it and empties it', async () => {
  const token = await guestCart()
  const added = (await get(ADD, item(token, { action: 'OPEN' }))) as { itemId: string; designUrl: string }
  expect(added).toMatchObject({ cart: { quantity: 1 }, userErrors: [] })
  expect(added.designUrl).toContain('/art/design/')
  expect(await get(CART, { token })).toMatchObject({
    isGuest: true,
    items: {
      count: 1,
      items: [
        { imageId: 'tide', name: 'Tide', artist: 'Ada Vale', width: 18, height: 12, substrate: 'print' },
      ],
    },
  })
  const change = { cartToken: token, itemId: added.itemId }
  expect(await get(CHANGE, { input: { ...change, quantity: 12 } })).toMatchObject({
    item: { quantity: 12 },
    cart: { quantity: 12 },
  })
  for (const quantity of [0, -1, 1.5, 1e9])
    expect(await get(CHANGE, { input: { ...change, quantity } })).toMatchObject({
      item: null,
      userErrors: [{ field: 'quantity', code: 'INVALID' }],
    })
  expect(await get(REMOVE, { input: change })).toMatchObject({ cart: { quantity: 0 }, userErrors: [] })
  expect(await get(REMOVE, { input: change })).toMatchObject({
    userErrors: [{ field: 'itemId', code: 'NOT_FOUND' }],
  })
})

test('a press of the button that is sent twice adds one line', async () => {
  const token = await guestCart()
  const pressed = item(token)
  const twice = await Promise.all([get(ADD, pressed), get(ADD, pressed)])
  expect(twice[0]?.itemId).toBe(twice[1]?.itemId)
  expect(await get(CART, { token })).toMatchObject({ quantity: 1 })
})

test.each([
  [{ imageId: 'nothing' }, 'imageId'],
  [{ imageId: 'hidden' }, 'imageId'],
  [{ substrate: 'paper' }, 'substrate'],
  [{ width: 17, height: 3 }, 'width'],
  [{ cartToken: 'somebody-elses' }, 'cartToken'],
])('adding %j is refused at its field, and adds nothing', async (given, field) => {
  const token = await guestCart()
  expect(await get(ADD, item(token, given))).toMatchObject({ itemId: null, userErrors: [{ field }] })
  expect(await get(CART, { token })).toMatchObject({ quantity: 0 })
})

test('a visitor registers and signs in, and is told what is wrong with what they typed', async () => {
  const { input, session } = await signUp()
  expect(session).toMatchObject({ user: { email: input.email, isStaff: false } })
  expect(await get(REGISTER, { input })).toMatchObject({ user: null, userErrors: [{ field: 'email' }] })
  const email = `${randomUUID()}@aquatint.test`
  for (const [field, wrong] of Object.entries({ email: 'nobody', password: 'q7-zv' }))
    expect(await get(REGISTER, { input: { email, password: PASSWORD, [field]: wrong } })).toMatchObject({
      user: null,
      userErrors: [{ field, code: 'INVALID' }],
    })
  expect(await get(SIGN_IN, { input: { ...input, password: 'another' } })).toMatchObject({
    session: null,
    userErrors: [{ field: null, code: 'INVALID' }],
  })
})

test('a guest cart goes to one account, once', async () => {
  const token = await guestCart()
  await get(ADD, item(token))
  const { options } = await signUp()
  expect(await get(MIGRATE, { input: { cartToken: token } }, options)).toMatchObject({
    cart: { isGuest: false },
    added: 1,
    userErrors: [],
  })
  const mine = (await get(RECENT, {}, options)) as { token: string; quantity: number }
  expect(mine.quantity).toBe(1)
  const cart = (await get(CART, { token: mine.token }, options)) as { project: { id: string } }
  expect(await get(PROJECT, { id: cart.project.id }, options)).toEqual({ token: mine.token })

  const stranger = await signUp()
  expect(await get(CART, { token: mine.token }, stranger.options)).toBeNull()
  expect(await get(CART, { token: mine.token })).toBeNull()
  expect(await get(PROJECT, { id: cart.project.id }, stranger.options)).toBeNull()
})

// Spec 4.1, 6.3, 6.23
test('the profile is the account’s, the guest’s by the cart, or refused', async () => {
  const { options } = await signUp()
  expect(await get(PROFILE, {}, options)).toMatchObject({ userId: expect.any(String) })
  const cartToken = await guestCart()
  expect(await get(PROFILE, {}, { cartToken })).toMatchObject({ userId: null })
  const nobody = await graph.ask(PROFILE)
  expect(nobody.errors[0]).toMatchObject({
    message: 'Session profile not available.',
    extensions: { code: 'FORBIDDEN' },
  })
})

test('ten requests renew a session together, and the sign-out ends it', async () => {
  const { options } = await signUp()
  const asked = Array.from({ length: 10 }, () => graph.ask(REFRESH, {}, options))
  const renewed = await Promise.all(asked)
  const cookies = new Set(renewed.map(({ setCookies }) => setCookies[0]))
  expect(renewed.flatMap(({ errors }) => errors)).toEqual([])
  expect(cookies.size).toBe(1)
  expect(await get(SIGN_OUT, {}, options)).toEqual({ userErrors: [] })
  const [cookie = ''] = [...cookies].map((each) => /aquatint_refresh=([^;]+)/.exec(each ?? '')?.[1])
  for (const spent of [options.cookie, cookie]) {
    const late = await graph.ask(REFRESH, {}, { cookie: spent })
    expect(late.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  }
})

test('a forged or expired token is an error, for the session to renew', async () => {
  const said = await graph.ask(RECENT, {}, { access: 'not.a.token' })
  expect(said.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('adding an image counts, and a message is left once, however often it is sent under its key', async () => {
  expect(await get(POPULAR, { id: 'tide' })).toEqual({ userErrors: [] })
  const words = { email: 'guest@aquatint.test', message: "Robert'); drop table messages; --" }
  const input = { ...words, idempotencyKey: randomUUID() }
  const kept = () => database.query('select id from main.message where email = $1', [words.email])
  expect(await get(MESSAGE, { input })).toEqual({ sent: true, userErrors: [] })
  expect(await get(MESSAGE, { input })).toEqual({ sent: true, userErrors: [] })
  expect(await kept()).toHaveLength(1)
  expect(await get(MESSAGE, { input: { ...input, email: 'x', message: ' ' } })).toMatchObject({
    sent: false,
    userErrors: expect.arrayContaining([expect.objectContaining({ field: 'email' })]),
  })
})
