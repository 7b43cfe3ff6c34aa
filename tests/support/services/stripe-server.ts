import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  type Form,
  invalidKey,
  invalidRequest,
  parseForm,
  StripeProblem,
  textOf,
} from '#services/cards/wire.ts'
import { Intents, type StripeEvent } from './stripe/intents.ts'
import { bodyOf, createTroubles, listenOnLoopback, type Trouble } from './troubled-server.ts'

export type Kind = 'create' | 'read' | 'confirm' | 'authenticate' | 'capture' | 'cancel' | 'refund'

export interface StripeServer {
  /** For STRIPE_API_URL. */
  url: string
  store: Intents
  /** The kinds of calls so far, oldest first. */
  calls: Kind[]
  /** What is `broken` is repeated under the same key, as Stripe does. */
  trouble(kind: Kind, how: Trouble, times?: number): void
  /** Answers the calls that are held. */
  letGo(): void
  /** Makes an event as Stripe posts it to a webhook. */
  sign(event: StripeEvent, at?: Date): { body: string; signature: string }
  close(): Promise<void>
}

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_made',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_made',
  STRIPE_WEBHOOK_SECRET: 'whsec_made',
}

interface Kept {
  fingerprint: string
  status: number
  body: object
}

/**
 * Opens a server on loopback that speaks as much of Stripe's API of 2026-10-28 as PaymentIntents captured by
 * hand need.
 */
export async function openStripeServer(): Promise<StripeServer> {
  const store = new Intents()
  const calls: Kind[] = []
  const troubles = createTroubles<Kind>()
  const kept = new Map<string, Kept>()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const text = await bodyOf(request)
    const { kind, run } = routeOf(store, request, parseForm(text))
    if (kind) calls.push(kind)
    const key = request.headers['idempotency-key']
    const fingerprint = createHash('sha256').update(`${request.url}\n${text}`).digest('hex')
    const earlier = typeof key === 'string' ? kept.get(key) : undefined
    const how = kind && troubles.take(kind)
    const { status, body, keep } = earlier ? replay(earlier, fingerprint) : outcome(run, how)
    if (keep && typeof key === 'string') kept.set(key, { fingerprint, status, body })
    troubles.answer(request, how, () => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_made', ...CORS })
      response.end(JSON.stringify(body))
    })
  }

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(204, CORS).end()
    else answer(request, response).catch(() => response.destroy())
  })
  return {
    ...(await listenOnLoopback(server)),
    store,
    calls,
    trouble: troubles.trouble,
    letGo: troubles.letGo,
    sign: (event, signedAt = new Date()) => {
      const body = JSON.stringify(event)
      const t = Math.floor(signedAt.getTime() / 1000)
      const v1 = createHmac('sha256', STRIPE_KEYS.STRIPE_WEBHOOK_SECRET).update(`${t}.${body}`).digest('hex')
      return { body, signature: `t=${t},v1=${v1}` }
    },
  }
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

interface Outcome {
  status: number
  body: object
  keep: boolean
}

const replay = (earlier: Kept, fingerprint: string): Outcome => {
  if (earlier.fingerprint === fingerprint) return { ...earlier, keep: false }
  const message = 'Keys for idempotent requests can only be used with the same parameters.'
  return { status: 400, body: { error: { type: 'idempotency_error', message } }, keep: false }
}

function outcome(run: () => object, how: Trouble | null | undefined): Outcome {
  if (how === 'broken')
    return {
      status: 500,
      body: { error: { type: 'api_error', message: 'Something went wrong.' } },
      keep: true,
    }
  try {
    return { status: 200, body: structuredClone(run()), keep: true }
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error
    return { status: error.status, body: { error: error.error }, keep: true }
  }
}

interface Route {
  kind: Kind | null
  run: () => object
}

function routeOf(store: Intents, { method, url = '', headers }: IncomingMessage, form: Form): Route {
  const path = new URL(url, 'http://stripe').pathname
  const id = /^\/v1\/payment_intents\/(\w+)/.exec(path)?.[1] ?? ''
  const action = `${method} ${id === '' ? path : path.replace(id, ':id')}`
  const bySecretKey = headers.authorization === `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`
  const byPage =
    textOf(form, 'key') === STRIPE_KEYS.STRIPE_PUBLISHABLE_KEY &&
    store.intents.get(id)?.client_secret === textOf(form, 'client_secret')
  const number = textOf(form, 'payment_method_data', 'card', 'number') ?? ''
  if (action === 'POST /v1/payment_intents/:id/confirm' && byPage)
    return { kind: 'confirm', run: () => store.confirm(id, number.replaceAll(' ', '')) }
  if (action === 'POST /v1/payment_intents/:id/authenticate' && byPage)
    return { kind: 'authenticate', run: () => store.authenticate(id, textOf(form, 'passed') === 'true') }
  if (!bySecretKey) return { kind: null, run: refuseKey }
  switch (action) {
    case 'POST /v1/payment_intents':
      return { kind: 'create', run: () => store.create(form) }
    case 'GET /v1/payment_intents/:id':
      return { kind: 'read', run: () => store.get(id) }
    case 'POST /v1/payment_intents/:id/capture':
      return { kind: 'capture', run: () => store.capture(id) }
    case 'POST /v1/payment_intents/:id/cancel':
      return { kind: 'cancel', run: () => store.cancel(id) }
    case 'POST /v1/refunds':
      return { kind: 'refund', run: () => store.refund(form) }
    default:
      return { kind: null, run: () => refuseRoute(action) }
  }
}

const refuseKey = (): never => {
  throw invalidKey()
}

const refuseRoute = (action: string): never => {
  throw invalidRequest('resource_missing', `Unrecognized request URL (${action}).`)
}
