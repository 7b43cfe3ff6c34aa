import type { AnyMachineSnapshot } from 'xstate'
import type { ExportedStream } from '#machines/journal/export.ts'
import type { Moment } from '#machines/journal/timeline.ts'
import type { Trace } from '#machines/journal/trace.ts'

/** What came of each stream of a report. */
export type Traces = ReadonlyMap<ExportedStream, Trace>

/** How the actor stood when it took this; null where nothing tells, as at its beginning. */
export const beforeOf = (traces: Traces, { stream, index }: Moment): AnyMachineSnapshot | null => {
  const { begun = null, steps = [] } = traces.get(stream) ?? {}
  return index > 0 ? (steps[index - 1]?.snapshot ?? null) : begun
}

/** How it stood then. */
export const afterOf = (traces: Traces, { stream, index }: Moment): AnyMachineSnapshot | null =>
  traces.get(stream)?.steps[index]?.snapshot ?? null
