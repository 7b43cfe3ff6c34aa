import type { AnyStateMachine } from 'xstate'
import type { ExportedStream } from '#machines/journal/export.ts'
import { type Moment, timelineOf } from '#machines/journal/timeline.ts'
import { type Trace, type TracedStep, trace } from '#machines/journal/trace.ts'

/** A stream as it stands at a moment of the report. */
export interface Standing {
  stream: ExportedStream
  trace: Trace
  /** What it took last; null before its first event, and where it cannot be replayed. */
  step: TracedStep | null
  /** What it had taken before that. */
  before: TracedStep['snapshot'] | null
}

/** A report's streams, replayed side by side. */
export interface Recording {
  /** All events, in the order of time. */
  moments: readonly Moment[]
  streams: readonly ExportedStream[]
  traceOf(stream: ExportedStream): Trace
  isFailed(moment: Moment): boolean
  /** Where every stream stands once the event at this place has been taken. */
  readStandingsAt(position: number): readonly Standing[]
  /** Places of the events that failed. */
  failures: readonly number[]
}

export const createRecording = (
  streams: readonly ExportedStream[],
  machines: readonly AnyStateMachine[],
): Recording => {
  const traces = new Map(streams.map((stream) => [stream, trace(stream, machines)]))
  const moments = timelineOf(streams)
  const traceOf = (stream: ExportedStream): Trace => traces.get(stream) ?? trace(stream, machines)
  const isFailed = ({ stream, index }: Moment): boolean => traceOf(stream).steps[index]?.isFailed ?? false

  const standingOf = (stream: ExportedStream, index: number): Standing => {
    const traced = traceOf(stream)
    const before = traced.steps[index - 1]?.snapshot ?? traced.begun
    return { stream, trace: traced, step: traced.steps[index] ?? null, before }
  }
  return {
    moments,
    streams,
    traceOf,
    isFailed,
    readStandingsAt(position) {
      const last = new Map(moments.slice(0, position + 1).map(({ stream, index }) => [stream, index]))
      return streams.map((stream) => standingOf(stream, last.get(stream) ?? -1))
    },
    failures: moments.flatMap((moment, place) => (isFailed(moment) ? [place] : [])),
  }
}
