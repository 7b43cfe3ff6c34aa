import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { waitWithin } from '../within.ts'
import { samplerOf } from './sampler.ts'
import type { Part, Tracing } from './tracing.ts'

/** In milliseconds, the standard's default. */
const SENT_EVERY_MS = 5_000

/** Milliseconds that the end of a process waits for a collector to take the last spans. */
const SENDING_MS = 1_000

/**
 * Sends spans to the collector over HTTP, in batches. If it does not take them, they are lost, and nothing
 * else is.
 */
export function openSdk(part: Part, env: NodeJS.ProcessEnv): Tracing {
  const exporter = new OTLPTraceExporter()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `aquatint-${part}` }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: samplerOf(env, { isForVisitors: part === 'web' }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: Number(env.OTEL_BSP_SCHEDULE_DELAY || SENT_EVERY_MS),
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return { stop: () => waitWithin(SENDING_MS, provider.shutdown()).catch(() => {}) }
}
