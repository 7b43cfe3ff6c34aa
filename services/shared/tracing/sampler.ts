import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'

/**
 * Which traces are kept: OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG, all of them by default. Where callers
 * are visitors their word that a trace is to be kept counts for nothing: it would be a way to keep us busy.
 */
export function samplerOf(env: NodeJS.ProcessEnv, { isForVisitors }: { isForVisitors: boolean }): Sampler {
  const name = env.OTEL_TRACES_SAMPLER || 'parentbased_always_on'
  const root = rootOf(name.replace('parentbased_', ''), env.OTEL_TRACES_SAMPLER_ARG)
  if (!name.startsWith('parentbased_')) return root
  return new ParentBasedSampler(
    isForVisitors ? { root, remoteParentSampled: root, remoteParentNotSampled: root } : { root },
  )
}

function rootOf(name: string, argument: string | undefined): Sampler {
  if (name === 'always_on') return new AlwaysOnSampler()
  if (name === 'always_off') return new AlwaysOffSampler()
  const ratio = Number(argument ?? '1')
  if (name === 'traceidratio' && ratio >= 0 && ratio <= 1) return new TraceIdRatioBasedSampler(ratio)
  throw new Error('Wrong settings: OTEL_TRACES_SAMPLER or OTEL_TRACES_SAMPLER_ARG is none of OpenTelemetry’s')
}
