import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type ImportingFailure, toFailure } from './failure.ts'
import { type ChosenFile, type Expected, type ImportRef, importingPorts, type Reading } from './ports.ts'

export interface ImportingContext extends ImportRef {
  /** Null before one is chosen. */
  file: ChosenFile | null
  /** Null before the shop expects it. */
  expected: Expected | null
  /** Bytes of it that the shop has. */
  sent: number
  /** Rows of it that the shop has read. */
  rows: number
  failure: ImportingFailure | null
}

interface Chosen {
  file: ChosenFile
}

export type ImportingEvent =
  | { type: 'import.asked' }
  | ({ type: 'file.chosen' } & Chosen)
  /** Goes on from where it was. */
  | { type: 'import.retried' }
  | { type: 'import.dismissed' }

export type ImportingEmitted =
  /** Show what would happen: nothing does before it is confirmed there. */
  { type: 'batch.planned'; id: string }

type Output<Value> = { output: Value }

const UNTOUCHED = { expected: null, sent: 0, rows: 0, failure: null }

/**
 * Promise: a file is sent part after part, each once however often a line breaks, and then read by the shop;
 * it becomes a plan that is shown, or it is said why not. Nothing is written of any record (issue 13, Import
 * and export).
 */
export const importingMachine = setup({
  types: {} as {
    context: ImportingContext
    events: ImportingEvent
    emitted: ImportingEmitted
    input: ImportRef
    tags: 'pending'
  },
  actors: importingPorts,
  guards: {
    isWhole: ({ context: { file } }, { output }: Output<{ received: number }>) =>
      output.received === file?.size,
    isSent: ({ context: { file, sent } }) => sent === file?.size,
    isExpected: ({ context: { expected } }) => expected !== null,
    isPlanned: (_, { output }: Output<Reading>) => output.state === 'planned',
    isRefused: (_, { output }: Output<Reading>) => output.state === 'refused',
    isPassing: ({ context: { failure } }) => failure?.kind === 'unavailable',
  },
  actions: {
    keepFile: assign((_, { file }: Chosen) => ({ file, ...UNTOUCHED })),
    keepExpected: assign((_, { output }: Output<Expected>) => ({ expected: output })),
    keepSent: assign((_, { output }: Output<{ received: number }>) => ({ sent: output.received })),
    keepRows: assign((_, { output }: Output<Reading>) => ({ rows: output.rows })),
    keepReason: assign((_, { output }: Output<Reading>) => ({
      failure: { kind: 'invalid' as const, messages: [demand(output.reason, 'a reason')] },
    })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    forget: assign({ file: null, ...UNTOUCHED }),
    announcePlanned: emit((_, { output }: Output<Reading>) => ({
      type: 'batch.planned' as const,
      id: demand(output.batch, 'a batch'),
    })),
  },
  delays: { betweenLooks: 1_000 },
}).createMachine({
  id: 'importing',
  context: ({ input: { resource } }) => ({ resource, file: null, ...UNTOUCHED }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: { 'import.asked': 'open' },
    },
    open: {
      initial: 'choosing',
      on: { 'import.dismissed': 'closed' },
      states: {
        choosing: { on: { 'file.chosen': { target: 'opening', actions: withEvent('keepFile') } } },
        opening: {
          tags: 'pending',
          invoke: {
            id: 'openImport',
            src: 'openImport',
            input: ({ context: { resource, file } }) => ({ resource, file: demand(file, 'a file') }),
            onDone: { target: 'sending', actions: withEvent('keepExpected') },
            onError: { target: 'weighing', actions: withEvent('keepFailure') },
          },
        },
        sending: {
          tags: 'pending',
          invoke: {
            id: 'sendPart',
            src: 'sendPart',
            input: ({ context: { file, expected, sent } }) => ({
              href: demand(expected, 'an address').href,
              file: demand(file, 'a file'),
              from: sent,
            }),
            onDone: [
              { guard: withEvent('isWhole'), target: 'reading', actions: withEvent('keepSent') },
              { target: 'sending', reenter: true, actions: withEvent('keepSent') },
            ],
            onError: { target: 'weighing', actions: withEvent('keepFailure') },
          },
        },
        reading: {
          tags: 'pending',
          initial: 'looking',
          states: {
            looking: {
              invoke: {
                id: 'readImport',
                src: 'readImport',
                input: ({ context: { expected } }) => ({ id: demand(expected, 'an import').id }),
                onDone: [
                  {
                    guard: withEvent('isPlanned'),
                    target: '#importing.closed',
                    actions: withEvent('announcePlanned'),
                  },
                  {
                    guard: withEvent('isRefused'),
                    target: '#importing.open.choosing',
                    actions: withEvent('keepReason'),
                  },
                  { target: 'waiting', actions: withEvent('keepRows') },
                ],
                onError: { target: '#importing.open.weighing', actions: withEvent('keepFailure') },
              },
            },
            waiting: { after: { betweenLooks: 'looking' } },
          },
        },
        weighing: { always: [{ guard: 'isPassing', target: 'paused' }, { target: 'choosing' }] },
        paused: {
          description: 'The shop could not be asked; what it has of the file it keeps.',
          exit: 'forgetFailure',
          on: {
            'import.retried': [
              { guard: 'isSent', target: 'reading' },
              { guard: 'isExpected', target: 'sending' },
              { target: 'opening' },
            ],
          },
        },
      },
    },
  },
})
