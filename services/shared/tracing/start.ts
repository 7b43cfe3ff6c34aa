import type { Part, Tracing } from './tracing.ts'

/**
 * Traces this process where OpenTelemetry's standard variables name a collector: OTEL_EXPORTER_OTLP_ENDPOINT
 * or OTEL_EXPORTER_OTLP_TRACES_ENDPOINT. Without one it loads nothing and makes no span.
 */
export async function startTracing(part: Part, env: NodeJS.ProcessEnv = process.env): Promise<Tracing> {
  const isNamed = env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  if (!isNamed || env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return { stop: async () => {} }
  const { openSdk } = await import('./sdk.ts')
  return openSdk(part, env)
}
