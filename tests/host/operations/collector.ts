import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterFile } from '#tests/support/services/cleanup.ts'

export interface CollectedSpan {
  traceId: string
  spanId: string
  /** Empty for the root of a trace that began here. */
  parentSpanId: string
  name: string
  service: string
  /** Nanoseconds since the epoch. */
  start: bigint
  end: bigint
  attributes: Record<string, unknown>
}

interface Value {
  stringValue?: string
  intValue?: number | string
}
interface Attribute {
  key: string
  value: Value
}
interface WireSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes?: Attribute[]
}
interface Body {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: WireSpan[] }[] }[]
}

/** Opens a collector of OTLP over HTTP with JSON bodies, which keeps what it gets. */
export const openCollector = async () => {
  const spans: CollectedSpan[] = []
  const watchers = new Set<() => void>()
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end()
    spans.push(...spansOf((await json(request)) as Body))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    for (const watcher of [...watchers]) watcher()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterFile(() => server.close())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Waits until enough has come. */
    until: (isEnough: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!isEnough()) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
      }),
  }
}

const spansOf = ({ resourceSpans }: Body): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId, parentSpanId = '', name, attributes = [], ...times }) => ({
        ...{ traceId, spanId, parentSpanId, name },
        service: String(valuesOf(resource.attributes)['service.name']),
        start: BigInt(times.startTimeUnixNano),
        end: BigInt(times.endTimeUnixNano),
        attributes: valuesOf(attributes),
      })),
  )

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))
