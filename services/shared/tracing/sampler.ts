import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'

/**
 * Decides which traces are kept, by OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG; by default all.
 * Visitors' wish to keep a trace counts for nothing: it would be a way to keep us busy.
 */
export function samplerOf(env: NodeJS.ProcessEnv, { isForVisitors }: { isForVisitors: boolean }): Sampler {
  const name = env.OTEL_TRACES_SAMPLER || 'parentbased_always_on'
  const given = rootOf(name.replace('parentbased_', ''), env.OTEL_TRACES_SAMPLER_ARG)
  const root = isForVisitors && typeof given === 'number' ? sampleByChance(given) : makeSampler(given)
  if (!name.startsWith('parentbased_')) return root
  return new ParentBasedSampler(
    isForVisitors ? { root, remoteParentSampled: root, remoteParentNotSampled: root } : { root },
  )
}

const makeSampler = (given: Sampler | number): Sampler =>
  typeof given === 'number' ? new TraceIdRatioBasedSampler(given) : given

/** Draw by chance: OpenTelemetry's ratio goes by ids, and visitors choose the ids of their traces. */
const sampleByChance = (ratio: number): Sampler => ({
  shouldSample: () => ({
    decision: Math.random() < ratio ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `ByChance{${ratio}}`,
})

/** Answers the ratio of kept traces, or a sampler that needs none. */
function rootOf(name: string, argument: string | undefined): Sampler | number {
  if (name === 'always_on') return new AlwaysOnSampler()
  if (name === 'always_off') return new AlwaysOffSampler()
  const ratio = Number(argument ?? '1')
  if (name === 'traceidratio' && ratio >= 0 && ratio <= 1) return ratio
  throw new Error('Wrong settings: OTEL_TRACES_SAMPLER or OTEL_TRACES_SAMPLER_ARG is none of OpenTelemetry’s')
}
