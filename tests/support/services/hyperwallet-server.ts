import { createServer, type IncomingMessage } from 'node:http'
import { type PaymentRecord, Payments } from './hyperwallet/payments.ts'
import { bodyOf, createTroubles, listenOnLoopback, type Trouble } from './troubled-server.ts'

/** A list of payments, one payment's changes of status, and a new payment. */
export type Kind = 'list' | 'transitions' | 'create'

export interface HyperwalletServer {
  store: Payments
  /** The kinds of calls so far, oldest first. */
  calls: Kind[]
  /** Their paths and queries. */
  urls: string[]
  trouble(kind: Kind, how: Trouble, times?: number): void
  /** Answers the calls that are held. */
  letGo(): void
  /** For the settings of a shop. */
  env: Record<'HYPERWALLET_API_URL' | keyof typeof HYPERWALLET_KEYS, string>
  url: string
  close(): Promise<void>
}

export const HYPERWALLET_KEYS = {
  HYPERWALLET_USERNAME: 'restapiuser@made',
  HYPERWALLET_PASSWORD: 'a password made for tests',
  HYPERWALLET_PROGRAM_TOKEN: 'prg-made',
}

/** Opens a server on loopback that speaks as much of Hyperwallet's REST v4 as payments need. */
export async function openHyperwalletServer(): Promise<HyperwalletServer> {
  const store = new Payments(HYPERWALLET_KEYS.HYPERWALLET_PROGRAM_TOKEN)
  const calls: Kind[] = []
  const urls: string[] = []
  const troubles = createTroubles<Kind>()

  const server = createServer(async (request, response) => {
    const text = await bodyOf(request)
    const { kind, run } = routeOf(store, request, text)
    if (kind) {
      calls.push(kind)
      urls.push(request.url ?? '')
    }
    const how = kind && troubles.take(kind)
    const { status, body } = how === 'broken' ? BROKEN : run()
    troubles.answer(request, how, () => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body === null ? undefined : JSON.stringify(body))
    })
  })
  const listening = await listenOnLoopback(server)
  const { trouble, letGo } = troubles
  const env = { HYPERWALLET_API_URL: listening.url, ...HYPERWALLET_KEYS }
  return { ...listening, store, calls, urls, trouble, letGo, env }
}

interface Answer {
  status: number
  body: object | null
}

const BROKEN: Answer = { status: 500, body: null }

const refuse = (status: number, code: string, fieldName?: string): Answer => ({
  status,
  body: { errors: [{ message: `Refused: ${code}`, code, ...(fieldName && { fieldName }) }] },
})

function routeOf(
  store: Payments,
  { method, url = '', headers }: IncomingMessage,
  text: string,
): { kind: Kind | null; run: () => Answer } {
  const { HYPERWALLET_USERNAME: username, HYPERWALLET_PASSWORD: password } = HYPERWALLET_KEYS
  const basic = Buffer.from(`${username}:${password}`).toString('base64')
  if (headers.authorization !== `Basic ${basic}`)
    return { kind: null, run: () => refuse(401, 'INCORRECT_LOGIN_CREDENTIALS') }
  const { pathname, searchParams: query } = new URL(url, 'http://hyperwallet')
  const ofOne = /^\/rest\/v4\/payments\/([\w-]+)\/status-transitions$/.exec(pathname)?.[1]
  if (method === 'POST' && pathname === '/rest/v4/payments')
    return { kind: 'create', run: () => create(store, text) }
  if (method === 'GET' && pathname === '/rest/v4/payments')
    return { kind: 'list', run: () => listed(store.find(query.get('clientPaymentId')).map(toWire)) }
  if (method === 'GET' && ofOne !== undefined)
    return { kind: 'transitions', run: () => listed(store.transitionsOf(ofOne, query.get('transition'))) }
  return { kind: null, run: () => refuse(404, 'RESOURCE_NOT_FOUND') }
}

/** An empty list has no body at all. */
const listed = (data: object[]): Answer =>
  data.length === 0
    ? { status: 204, body: null }
    : { status: 200, body: { hasNextPage: false, hasPreviousPage: false, limit: 10, data, links: [] } }

function create(store: Payments, text: string): Answer {
  if (store.isBusy) return refuse(429, 'TOO_MANY_REQUESTS')
  const made = store.create(JSON.parse(text))
  return 'refused' in made
    ? refuse(400, made.refused, made.field)
    : { status: 201, body: toWire(made.payment) }
}

const toWire = ({ transitions: _, ...payment }: PaymentRecord): object => ({ ...payment, links: [] })
