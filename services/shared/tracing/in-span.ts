import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('aquatint')

export interface Described {
  name: string
  attributes: Attributes
}

/**
 * Does a part of the traced work in a span of its own; outside a trace it just does it. No attribute may be a
 * value that somebody typed, a token or an address.
 */
export function runInSpan<T>(describe: () => Described, work: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()) return work()
  const { name, attributes } = describe()
  return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      // Leave out the error's message, which may hold the query.
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
