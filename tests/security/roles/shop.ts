import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { decodeJwt, SignJWT } from 'jose'
import { createWeb } from '#host/web/server.ts'
import { createAuthService } from '#services/auth/service.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import { openProfile, seedDemoArtistProfile } from '#services/content/demo/artist-profile.ts'
import { writeImages } from '#services/content/images/write-images.ts'
import { createContentService } from '#services/content/service.ts'
import { createMainService } from '#services/main/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { createStockService } from '#services/stock/service.ts'
import { openGraph, type TestGraph } from '#tests/graph/support/graph.ts'
import { createRecord } from '#tests/services/content/catalogue.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { bytesOf, type CallOptions, serve } from '#tests/support/services/http.ts'
import { JWT_SECRET, SERVICE_KEY } from '#tests/support/services/secret.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { openStripeServer, STRIPE_KEYS } from '#tests/support/services/stripe-server.ts'

/** Who asks: nobody signed in, the owner of the thing asked for, another customer, an artist, staff. */
export const ROLES = ['none', 'owner', 'other', 'artist', 'staff'] as const
/** The account of the artist. */
export const ARTIST = '00000000-0000-4000-8000-000000000003'
/** The same as an artist's matter has it: somebody who has applied, and an artist whose it is not, too. */
export const ROLES_OF_ARTISTS = ['none', 'other', 'applicant', 'another', 'artist', 'staff'] as const
export type Role = (typeof ROLES)[number] | (typeof ROLES_OF_ARTISTS)[number]

export type Service = 'auth' | 'content' | 'main' | 'stock'
export type Process = Service | 'web'

export interface Answer {
  status: number
  /** The parsed JSON, or else the text. */
  body: unknown
  headers: Headers
}

export interface RolesShop {
  database: Database
  /** Calls a service from a network address of its own, so that no limit of tries is met. */
  call(process: Process, method: string, path: string, options?: CallOptions): Promise<Answer>
  processes: Record<Process, FastifyInstance>
  graph: TestGraph
  /** Lets everybody try again what they have tried too often: limits are other tests' promises. */
  forgetTries(): Promise<unknown>
  /** The owner's; the password is {@link PASSWORD}. */
  email: string
  /** Access tokens by role; `none` has no token. */
  access: Record<Role, string | undefined>
}

/** `lake` is for sale as a print; `draft` is unpublished. */
const RECORDS = [
  createRecord({ id: 'lake', title: 'Lake', artist: 'Ann Vale', keywords: ['water'] }),
  createRecord({ id: 'hill', title: 'Hill', artist: 'Ann Vale', keywords: ['water'] }),
  // The demo artist's.
  createRecord({ id: 'quay', title: 'Quay', artist: 'Isaura Quintero-Bex' }),
  createRecord({ id: 'draft', title: 'Draft', published: false }),
]

/** Opens the services and the graph over HTTP and signs somebody of each role in. */
export async function openRolesShop(documents: string[]): Promise<RolesShop> {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  const stripe = await openStripeServer()
  afterFile(() => stripe.close())
  const settings = (env: Record<string, string> = {}) => createSettings({ JWT_SECRET, ...env })
  const auth = await createAuthService({ database, settings: settings({ SEED: 'demo' }) })
  await serve(auth)
  const atAuth = { AUTH_URL: auth.listeningOrigin }
  const content = await createContentService({ database, settings: settings(atAuth) })
  const at = new Date('2026-11-20')
  await database.transaction((tx) => writeImages(tx, RECORDS, at))
  await database.transaction((tx) => seedDemoArtistProfile(tx, at))
  await serve(content)
  const env = { ...atAuth, CONTENT_URL: content.listeningOrigin, ...STRIPE_KEYS, STRIPE_API_URL: stripe.url }
  const main = await createMainService({ database, settings: settings({ ...env, USAGE_COUNTS: '1' }) })
  await serve(main)
  const stock = await createStockService({ logLevel: 'silent', apiKey: STOCK_KEY })
  await serve(stock)
  const services = { auth, content, main, stock }
  const web = await createWeb({
    settings: settings({ ...env, MAIN_URL: main.listeningOrigin }),
    render: () => 'a page',
  })
  await serve(web)
  const processes = { ...services, web }
  const call: RolesShop['call'] = async (process, method, path, { as, body, headers } = {}) => {
    const response = await fetch(`${processes[process].listeningOrigin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...SERVICE_KEY,
        'x-forwarded-for': makeAddress(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(as !== undefined && { authorization: `JWT ${as}` }),
        ...headers,
      },
      ...(body !== undefined && { body: bytesOf(body) }),
    })
    const text = await response.text()
    const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }
  const urls = Object.fromEntries(
    Object.entries(services).map(([name, { listeningOrigin }]) => [name, { url: listeningOrigin }]),
  ) as Record<Service, { url: string }>
  // Whatever was walked in this checkout: the table is of rights.
  const walksFiles = { here: '', ofBuild: '' }
  const shopPages = async () => ({ title: 'Returns', description: '', html: '<h1>Returns</h1>' })
  const graph = await openGraph({ documents, settings: urls, walksFiles, shopPages })
  afterFile(() => graph.close())

  const signIn = async (email: string, password: string) => {
    const { body } = await call('auth', 'POST', '/auth/jwt/create/', { body: { email, password } })
    return makeLasting((body as { access: string }).access)
  }
  const email = `${randomUUID()}@example.test`
  const register = async (email = `${randomUUID()}@example.test`) => {
    await call('auth', 'POST', '/auth/users/', { body: { email, password: PASSWORD } })
    return signIn(email, PASSWORD)
  }
  const demo = (note: string) => DEMO_USERS.find((user) => user.note === note)?.email ?? ''
  /** Signs in somebody new who has applied, or is an artist. */
  const join = async (name: string, isApproved: boolean) => {
    const own = await register()
    const { user_id, email } = decodeJwt<{ user_id: string; email: string }>(own)
    const profile = {
      ...{ user_uuid: user_id, full_name: name, email, approved: isApproved, bio: '', portrait: '' },
      application_stage: isApproved ? ('approved' as const) : ('started' as const),
      submitted: null,
    }
    await database.transaction((tx) => openProfile(tx, profile, at))
    return own
  }
  const access = {
    none: undefined,
    owner: await register(email),
    other: await register(),
    applicant: await join('Ada Ink', false),
    another: await join('Zoe Rill', true),
    artist: await signIn(demo('artist'), DEMO_PASSWORD),
    staff: await signIn(demo('staff'), DEMO_PASSWORD),
  }
  const forgetTries = () => database.query('delete from main.tries')
  return { database, call, processes, graph, forgetTries, email, access }
}

/** Signs the same once more for an hour: on a busy machine the table takes longer than a token lives. */
const makeLasting = (access: string): Promise<string> =>
  new SignJWT(decodeJwt(access))
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(JWT_SECRET))

export const PASSWORD = 'a-Long-one-77'
export const STOCK_KEY = 'a-key-of-the-tests'
