import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api'
import { SamplingDecision } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { samplerOf } from '#services/shared/tracing/sampler.ts'
import { startTracing } from '#services/shared/tracing/start.ts'
import { openWebBeforeStandIn } from '../web-stand-in.ts'

test('without a collector nothing is traced, and no service hears of a visitor’s trace', async () => {
  await startTracing('web', {})
  const { web, content } = await openWebBeforeStandIn()
  await web.inject({
    url: '/media/a/1/320',
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  })
  expect(content.calls).toHaveLength(1)
  expect(content.calls[0]?.headers).not.toHaveProperty('traceparent')
})

test('a visitor’s headers do not decide whether a trace is kept', () => {
  const kept = (isForVisitors: boolean) =>
    `${samplerOf({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' }, { isForVisitors })}`
  expect(kept(true)).toContain('remoteParentSampled=ByChance{0.1}')
  expect(kept(false)).toContain('remoteParentSampled=AlwaysOnSampler')
})

test('the id that a visitor chooses for a trace does not decide whether it is kept', () => {
  const keptOf = (ratio: string) => {
    const env = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: ratio }
    const sampler = samplerOf(env, { isForVisitors: true })
    return sampler.shouldSample(ROOT_CONTEXT, '00000001'.repeat(4), 'an add', SpanKind.SERVER, {}, [])
      .decision
  }
  expect(keptOf('0')).toBe(SamplingDecision.NOT_RECORD)
  expect(keptOf('1')).toBe(SamplingDecision.RECORD_AND_SAMPLED)
  const some = new Set(Array.from({ length: 200 }, () => keptOf('0.5')))
  expect(some.size).toBe(2)
})

test.each([
  { OTEL_TRACES_SAMPLER: 'sometimes' },
  { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '2' },
])('an invalid sampler stops the start with an error: %o', (env) => {
  expect(() => samplerOf(env, { isForVisitors: false })).toThrow('OTEL_TRACES_SAMPLER')
})
