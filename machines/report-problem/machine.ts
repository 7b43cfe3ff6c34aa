import { assertEvent, assign, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type ReportProblemFailure, toFailure } from './failure.ts'
import { reportProblemPorts } from './ports.ts'

export interface ReportProblemContext {
  /** What would be sent, as JSON text; null until it has been gathered. */
  journal: string | null
  /** Under which the report is found; null until it has been sent. */
  reportId: string | null
  failure: ReportProblemFailure | null
}

export type ReportProblemEvent =
  | { type: 'report.submitted'; note: string; key: string }
  | { type: 'gathering.retried' }

/**
 * Promise: nothing leaves the browser before the visitor has seen it, what is sent is what was shown, and a
 * report that was refused keeps its note (issue 3, Report a problem). This machine is not journalled: it is
 * about the journal.
 */
export const reportProblemMachine = setup({
  types: {} as { context: ReportProblemContext; events: ReportProblemEvent; tags: 'pending' | 'blocked' },
  actors: reportProblemPorts,
  actions: {
    keepJournal: assign((_, { output }: { output: string }) => ({ journal: output })),
    keepReport: assign((_, { output }: { output: string }) => ({ reportId: output })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
  },
}).createMachine({
  id: 'report-problem',
  context: { journal: null, reportId: null, failure: null },
  initial: 'gathering',
  states: {
    gathering: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'gather',
        src: 'gather',
        onDone: { target: 'reviewing', actions: withEvent('keepJournal') },
        onError: { target: 'ungathered', actions: withEvent('keepFailure') },
      },
    },
    ungathered: {
      tags: 'blocked',
      on: { 'gathering.retried': 'gathering' },
    },
    reviewing: {
      description: 'The visitor sees what would leave, and writes a note.',
      on: { 'report.submitted': 'sending' },
    },
    sending: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context, event }) => {
          assertEvent(event, 'report.submitted')
          return { note: event.note, key: event.key, journal: demand(context.journal, 'a journal') }
        },
        onDone: { target: 'sent', actions: withEvent('keepReport') },
        onError: { target: 'reviewing', actions: withEvent('keepFailure') },
      },
    },
    sent: { type: 'final' },
  },
})
