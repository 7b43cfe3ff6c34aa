import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type ExportingFailure, toFailure } from './failure.ts'
import { type ExportedList, exportingPorts, type WantedFile } from './ports.ts'

export interface ExportingContext extends ExportedList {
  /** What was asked for last; null before. */
  wanted: WantedFile | null
  failure: ExportingFailure | null
}

export type ExportingEvent = { type: 'export.asked' } & WantedFile

export type ExportingEmitted =
  /** Have the browser download it. */
  { type: 'export.ready'; href: string }

/**
 * Promise: a file holds what the list showed as it was asked for, one file at a time; where there is none, it
 * is said why (issue 13, Import and export).
 */
export const exportingMachine = setup({
  types: {} as {
    context: ExportingContext
    events: ExportingEvent
    emitted: ExportingEmitted
    input: ExportedList
    tags: 'pending'
  },
  actors: exportingPorts,
  actions: {
    keepWanted: assign(
      (_, { format, isCompressed, ids, refusedOf, search, ordering, filters }: WantedFile) => ({
        wanted: { format, isCompressed, ids, refusedOf, search, ordering, filters },
        failure: null,
      }),
    ),
    announceReady: emit((_, { output: { href } }: { output: { href: string } }) => ({
      type: 'export.ready' as const,
      href,
    })),
    keepFailure: assign(keepThrown(toFailure)),
  },
}).createMachine({
  id: 'exporting',
  context: ({ input: { resource } }) => ({ resource, wanted: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'export.asked': { target: 'opening', actions: withEvent('keepWanted') },
      },
    },
    opening: {
      tags: 'pending',
      invoke: {
        id: 'openExport',
        src: 'openExport',
        input: ({ context: { resource, wanted } }) => ({ resource, ...demand(wanted, 'a file') }),
        onDone: { target: 'idle', actions: withEvent('announceReady') },
        onError: { target: 'idle', actions: withEvent('keepFailure') },
      },
    },
  },
})
