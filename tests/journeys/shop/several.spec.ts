import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { CARDS } from '#services/cards/test-cards.ts'
import { routeStripe } from '../../support/client/stripe-js.ts'
import { makeAddress } from '../../support/new-address.ts'
import { createOwnPostgres, hasPostgres, type OwnPostgres } from '../../support/services/own-postgres.ts'
import { SERVICE_KEY } from '../../support/services/secret.ts'
import { openStripeServer, STRIPE_KEYS, type StripeServer } from '../../support/services/stripe-server.ts'
import { openSeveral, type Several } from '../../support/shop/several.ts'
import { OPENING } from '../../support/shop/shop.ts'
import { comeToPayment, expectConfirmed } from '../orders/checkout-steps.ts'
import { addToProject, cartLines, expectInCart, openResult, PASSWORD, signOut, signUp } from '../steps.ts'
import { test as base, expect, makeEmail } from '../visitor.ts'

const ROWS = [{ id: 'dunes', title: 'Dunes', artist: 'Ada Byron', price: 2 }]

/** Processes that share nothing but a database, a folder of pictures and their settings. */
interface Shared {
  several: Several
  database: OwnPostgres
  stripe: StripeServer
  /** The address of each mail that came. */
  mailed: string[]
}

const test = base.extend<{ baseURL: string }, { shared: Shared }>({
  shared: [
    async ({ browserName: _needed }, use) => {
      const mailed: string[] = []
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, { envelope }, done) {
          stream.resume().on('end', () => {
            mailed.push(...envelope.rcptTo.map(({ address }) => address))
            done()
          })
        },
      })
      await once(server.listen(0, '127.0.0.1'), 'listening')
      const { port } = server.server.address() as AddressInfo
      const stripe = await openStripeServer()
      const database = await createOwnPostgres()
      await database.start()
      const several = await openSeveral(ROWS, {
        DATABASE_URL: database.url,
        ...STRIPE_KEYS,
        STRIPE_API_URL: stripe.url,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      })
      await use({ several, database, stripe, mailed })
      await several.close()
      await database.remove()
      await stripe.close()
      await new Promise<void>((closed) => server.close(closed))
    },
    { scope: 'worker', timeout: OPENING },
  ],
  baseURL: async ({ shared }, use) => use(shared.several.url),
})

if (!hasPostgres) console.warn('PostgreSQL is not installed: two of each process are not tried.')

test.describe('Two of each process', () => {
  test.skip(!hasPostgres, 'PostgreSQL is not installed')
  test.describe.configure({ mode: 'serial' })

  test('are one shop: tabs agree, a picture is added and ordered, and signing out is for both', async ({
    context,
    page: first,
    shared,
  }) => {
    const email = makeEmail('customer')
    const second = await context.newPage()
    await second.goto('/')
    await signUp(first, email)
    await expect(second.getByRole('button', { name: 'My Account' })).toBeVisible()

    await second.goto('/search?q=dunes')
    await openResult(second, 0)
    await addToProject(second)
    for (const tab of [first, second]) await expectInCart(tab, 1)
    await first.goto('/cart')
    await expect(cartLines(first)).toContainText('Dunes')

    await routeStripe(first, shared.stripe.url)
    await first.getByRole('link', { name: 'Check out' }).click()
    await comeToPayment(first)
    await first.getByLabel('Card number').fill(CARDS.good)
    await first.getByRole('button', { name: /^Place order · \$/ }).click()
    const order = await expectConfirmed(first)
    await second.goto('/orders')
    await expect(second.getByRole('link', { name: new RegExp(order) }).first()).toBeVisible()

    await expect.poll(() => shared.stripe.calls.filter((kind) => kind === 'capture')).toEqual(['capture'])

    await signOut(second)
    await expect(first.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  })

  const post = ({ several }: Shared, path: string, body: object, from: string) =>
    fetch(several.services.auth + path, {
      method: 'POST',
      headers: { ...SERVICE_KEY, 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })
  const register = async (shared: Shared, email: string) => {
    const { status } = await post(shared, '/auth/users/', { email, password: PASSWORD }, makeAddress())
    expect(status).toBe(201)
  }

  test('count tries together: they look at 10 of 20 wrong passwords', async ({ shared }) => {
    const email = makeEmail('customer')
    await register(shared, email)
    const from = makeAddress()
    const answers: number[] = []
    for (let n = 0; n < 20; n += 1) {
      const { status } = await post(shared, '/auth/jwt/create/', { email, password: `wrong ${n}` }, from)
      answers.push(status)
    }
    expect(answers).toEqual([...Array(10).fill(401), ...Array(10).fill(429)])
  })

  test('send each mail once', async ({ shared }) => {
    const emails = Array.from({ length: 60 }, () => makeEmail('forgetful'))
    for (const email of emails) await register(shared, email)
    const resets = emails.map((email) =>
      post(shared, '/auth/users/reset_password/', { email }, makeAddress()),
    )
    for (const { status } of await Promise.all(resets)) expect(status).toBe(204)
    const waiting = () => shared.database.query('select from auth.mail where due_at is not null')
    await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(0)
    expect(shared.mailed.filter((to) => to.startsWith('forgetful')).toSorted()).toEqual(emails.toSorted())
  })

  test('release once each card that no order used', async ({ shared }) => {
    const { several, database, stripe } = shared
    const intents = Array.from({ length: 40 }, () => {
      const { id } = stripe.store.create({ amount: '5000', currency: 'usd', capture_method: 'manual' })
      return stripe.store.confirm(id, CARDS.good).id
    })
    await database.query(
      `insert into main.payment (intent, project_id, amount, goal, state, due_at)
       select intent, 1, 5000, 'hold', 'open', now() from unnest('{${intents.join(',')}}'::text[]) intent`,
    )
    // Any news of Stripe makes the process that gets it settle what is due, so both begin at once.
    const { body, signature } = stripe.sign({
      id: 'evt_other',
      object: 'event',
      type: 'payment_intent.canceled',
      data: { object: { id: 'pi_other', object: 'payment_intent' } },
    })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature, ...SERVICE_KEY }
    const told = [1, 2].map(() =>
      fetch(`${several.services.main}/webhooks/stripe/`, { method: 'POST', headers, body }),
    )
    for (const { status } of await Promise.all(told)) expect(status).toBe(200)
    const released = `select intent from main.payment where state = 'released' and project_id = 1`
    await expect.poll(async () => (await database.query(released)).length).toBe(intents.length)
    expect(stripe.calls.filter((kind) => kind === 'cancel')).toHaveLength(intents.length)
  })

  test('tidy together, and delete only what is old', async ({ shared: { database } }) => {
    await database.query(
      `insert into main.message (email, text, sent_at)
       select 'old@example.com', 'old', now() - interval '400 days' from generate_series(1, 1200)`,
    )
    await database.query(
      `insert into main.message (email, text, sent_at) values ('new@example.com', 'new', now())`,
    )
    const kept = () => database.query('select email from main.message')
    // Each process tidies once a minute.
    await expect.poll(kept, { timeout: 90_000 }).toEqual([{ email: 'new@example.com' }])
  })
})
