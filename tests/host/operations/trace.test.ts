import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { type CollectedSpan, openCollector } from './collector.ts'
import { PICTURE, prepareStore } from './prepared-store.ts'
import { ADD_CART_ITEM, CREATE_CART } from './queries.ts'
import { openShopProcesses, type ShopProcesses } from './shop-processes.ts'

/** As client/apollo/trace-link.ts sends them. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const BROWSER = '00f067aa0ba902b7'
const EMAIL = 'guest@example.test'

let shop: ShopProcesses
let cart: string
let requestId: string
/** The spans of the add alone. */
let spans: CollectedSpan[]

beforeAll(async () => {
  const collector = await openCollector()
  shop = await openShopProcesses({
    DATA_DIR: await prepareStore(),
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  const made = await shop.ask(CREATE_CART, { variables: { key: randomUUID(), email: EMAIL } })
  cart = (made.body.data as { createCart: { cart: { token: string } } }).createCart.cart.token
  const added = await shop.ask(ADD_CART_ITEM, {
    variables: { cart, image: PICTURE, key: randomUUID() },
    headers: { traceparent: `00-${TRACE}-${BROWSER}-01` },
  })
  expect(added.body).toMatchObject({ data: { addCartItem: { userErrors: [], cart: { quantity: 1 } } } })
  requestId = added.headers.get('x-request-id') ?? '-'
  const ofAdd = () => collector.spans.filter(({ traceId }) => traceId === TRACE)
  // Each process sends its own spans, the web process last.
  const isWhole = () => {
    const known = new Set(ofAdd().map(({ spanId }) => spanId))
    return known.size > 5 && ofAdd().every(({ parentSpanId: id }) => known.has(id) || id === BROWSER)
  }
  await collector.until(isWhole)
  spans = ofAdd()
  if (process.env.TRACE) writeFileSync(process.env.TRACE, toJson(spans))
}, 180_000)

const toJson = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}` : each))

const named = (name: string): CollectedSpan => {
  const span = spans.find((one) => one.name === name)
  if (!span) throw new Error(`There is no span ${name}: ${spans.map((one) => one.name).join(', ')}`)
  return span
}
const childrenOf = ({ spanId }: CollectedSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId)

/** Lists a span's name and those around it, the innermost first. */
const lineOf = (span: CollectedSpan): string[] => {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return [span.name, ...(parent ? lineOf(parent) : [])]
}

test('one add to a cart is one trace, from the browser’s operation to the SQL', () => {
  expect(named('POST /graphql')).toMatchObject({ service: 'aquatint-web', parentSpanId: BROWSER })
  const item = named('POST /api/v2/cart/:token/item/')
  expect(item.service).toBe('aquatint-services')
  expect(lineOf(item)).toEqual([
    'POST /api/v2/cart/:token/item/',
    'POST main service',
    'graph mutation AddCartItem',
    'POST /graphql',
  ])
  const [transaction] = childrenOf(item).filter(({ name }) => name === 'transaction')
  const statements = transaction ? childrenOf(transaction).map(({ name }) => name) : []
  expect(statements).toContain('with')
})

test('a question from one service to another is part of the same trace', () => {
  const image = named('GET /content/images/:id/')
  expect(lineOf(image)).toEqual([
    'GET /content/images/:id/',
    expect.stringMatching(/^GET 127\.0\.0\.1:\d+$/),
    ...lineOf(named('POST /api/v2/cart/:token/item/')),
  ])
  expect(childrenOf(image).map(({ name }) => name)).toContain('select')
})

test('each span lies within the one that asked for it', () => {
  for (const span of spans) {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
    if (parent && parent.service === span.service) expect(span.start >= parent.start).toBe(true)
    expect(span.end >= span.start).toBe(true)
  }
})

test('a trace contains no value, token or address of a cart', () => {
  const said = toJson(spans)
  expect(said).toContain('$1')
  for (const secret of [cart, EMAIL, PICTURE, 'x-service-key', 'cart-token'])
    expect(said).not.toContain(secret)
})

test('the log names the trace beside the id of the request, in both processes', async () => {
  const joined = (line: string) => line.includes(`"trace_id":"${TRACE}"`) && line.includes(requestId)
  await shop.web.until(joined)
  await shop.services.until(joined)
})
