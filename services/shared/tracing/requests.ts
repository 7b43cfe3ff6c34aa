import {
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const tracer = trace.getTracer('aquatint')

interface Traced {
  span: Span
  within: Context
}

/**
 * Makes each request a span of the trace that its caller names in `traceparent`, or of a new one, and logs
 * `trace_id` beside the request's id from then on. Spans are named by the route's pattern, never by the
 * address.
 */
export function addTracing(
  app: FastifyInstance,
  name: string,
  routeOf: (request: FastifyRequest) => string,
): void {
  const traced = new WeakMap<FastifyRequest, Traced>()

  app.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request)
    const attributes = {
      'aquatint.part': name,
      'http.request.method': request.method,
      'http.route': route,
      'aquatint.request_id': request.id,
    }
    const caller = propagation.extract(context.active(), request.headers)
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller)
    if (!span.isRecording()) return done()
    const within = trace.setSpan(caller, span)
    traced.set(request, { span, within })
    request.log = request.log.child({ trace_id: span.spanContext().traceId })
    reply.log = request.log
    context.with(within, done)
  })
  // Set it again: reading the body has lost it.
  app.addHook('preHandler', (request, _reply, done) => {
    const { within } = traced.get(request) ?? {}
    if (within) context.with(within, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { span } = traced.get(request) ?? {}
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    traced.get(request)?.span.end()
    done()
  })
}
