import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('aquatint')

interface Part {
  name: string
  kind: SpanKind
}

/** An operation by its name; never its variables. */
export const operationSpan = (type: string, name: string | null): Part => ({
  name: `graph ${type} ${name ?? '(unnamed)'}`,
  kind: SpanKind.INTERNAL,
})

/** A call of a service; its address may hold what opens a cart. */
export const callSpan = (method: string, service: string): Part => ({
  name: `${method} ${service} service`,
  kind: SpanKind.CLIENT,
})

/** Does a part of what is traced as a span of its own; outside of a trace it only does it. */
export const inSpan = async <T>({ name, kind }: Part, work: () => Promise<T>): Promise<T> => {
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

/** Names the trace to whoever is called. */
export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}
