import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type BankAnswerFailure, toFailure } from './failure.ts'
import { type AnsweredPart, type AnsweredRow, bankAnswerPorts, type ChosenFile } from './ports.ts'

export interface BankAnswerContext {
  /** Null before one is chosen. */
  file: ChosenFile | null
  /** Of the file that was chosen last; null before one is. */
  key: string | null
  /** What became of its rows so far. */
  rows: readonly AnsweredRow[]
  /** How many rows it has; 0 before that is known. */
  total: number
  failure: BankAnswerFailure | null
}

interface Chosen {
  file: ChosenFile
  idempotencyKey: string
}

export type BankAnswerEvent =
  | { type: 'answer.asked' }
  | ({ type: 'file.chosen' } & Chosen)
  /** Goes on from where it was. */
  | { type: 'answer.retried' }
  | { type: 'answer.dismissed' }

export type BankAnswerEmitted =
  /** Some payouts are recorded: read them anew. */
  { type: 'payouts.recorded' }

type Output = { output: AnsweredPart }

const UNTOUCHED = { rows: [], total: 0, failure: null }

/**
 * Promise: what the bank says it has paid is recorded once, row by row, however often a line breaks; each
 * row is told what became of it, and one that is refused keeps no other from being recorded.
 */
export const bankAnswerMachine = setup({
  types: {} as {
    context: BankAnswerContext
    events: BankAnswerEvent
    emitted: BankAnswerEmitted
    tags: 'pending'
  },
  actors: bankAnswerPorts,
  guards: {
    isLast: ({ context: { rows } }, { output }: Output) => rows.length + output.rows.length >= output.total,
    isPassing: (_, { error }: { error: unknown }) => toFailure(error).kind === 'unavailable',
  },
  actions: {
    keepFile: assign((_, { file, idempotencyKey }: Chosen) => ({ file, key: idempotencyKey, ...UNTOUCHED })),
    keepRows: assign(({ context: { rows } }, { output }: Output) => ({
      rows: [...rows, ...output.rows],
      total: output.total,
    })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    forget: assign({ file: null, key: null, ...UNTOUCHED }),
    announceRecorded: emit({ type: 'payouts.recorded' as const }),
  },
}).createMachine({
  id: 'bank-answer',
  context: { file: null, key: null, ...UNTOUCHED },
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { 'answer.asked': 'choosing' } },
    choosing: {
      on: {
        'file.chosen': { target: 'sending', actions: withEvent('keepFile') },
        'answer.dismissed': 'closed',
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'recordPart',
        src: 'recordPart',
        input: ({ context: { file, key, rows } }) => ({
          file: demand(file, 'a file'),
          from: rows.length,
          idempotencyKey: demand(key, 'a key'),
        }),
        onDone: [
          {
            guard: withEvent('isLast'),
            target: 'told',
            actions: [withEvent('keepRows'), 'announceRecorded'],
          },
          { target: 'sending', reenter: true, actions: [withEvent('keepRows'), 'announceRecorded'] },
        ],
        onError: [
          { guard: withEvent('isPassing'), target: 'paused', actions: withEvent('keepFailure') },
          { target: 'choosing', actions: withEvent('keepFailure') },
        ],
      },
    },
    paused: {
      description: 'Nobody knows whether the part was recorded; asking again finds out.',
      exit: 'forgetFailure',
      on: { 'answer.retried': 'sending', 'answer.dismissed': 'closed' },
    },
    told: {
      description: 'What became of each row is shown.',
      on: { 'answer.asked': 'choosing', 'answer.dismissed': 'closed' },
    },
  },
})
