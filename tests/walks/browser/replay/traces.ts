import type { AnyMachineSnapshot } from 'xstate'
import type { ExportedStream } from '#machines/journal/export.ts'
import type { Moment } from '#machines/journal/timeline.ts'
import type { Trace } from '#machines/journal/trace.ts'

/** What each stream of a report led to. */
export type Traces = ReadonlyMap<ExportedStream, Trace>

/** Answers the actor's state before the moment; null where nothing tells it, as at its beginning. */
export const beforeOf = (traces: Traces, { stream, index }: Moment): AnyMachineSnapshot | null => {
  const { begun = null, steps = [] } = traces.get(stream) ?? {}
  return index > 0 ? (steps[index - 1]?.snapshot ?? null) : begun
}

/** Answers the actor's state after it. */
export const afterOf = (traces: Traces, { stream, index }: Moment): AnyMachineSnapshot | null =>
  traces.get(stream)?.steps[index]?.snapshot ?? null
