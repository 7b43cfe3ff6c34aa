import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('aquatint')

interface Part {
  name: string
  kind: SpanKind
}

/** Describes an operation by its name, never by its variables. */
export const describeOperation = (type: string, name: string | null): Part => ({
  name: `graph ${type} ${name ?? '(unnamed)'}`,
  kind: SpanKind.INTERNAL,
})

/** Describes a call of a service, without its address, which may hold a token that opens a cart. */
export const describeCall = (method: string, service: string): Part => ({
  name: `${method} ${service} service`,
  kind: SpanKind.CLIENT,
})

/** Does a part of the traced work in a span of its own; outside a trace it just does it. */
export const runInSpan = async <T>({ name, kind }: Part, work: () => Promise<T>): Promise<T> => {
  if (!trace.getActiveSpan()) return work()
  const attributes = { 'aquatint.part': 'graph' }
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Makes headers that name the trace to a called service. */
export const makeTraceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}
