import { and, assign, emit, not, raise, setup, stateIn } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type StoreFailure, toFailure } from './failure.ts'
import { type Cut, journalWriterPorts, type WrittenBurst } from './ports.ts'

export interface JournalWriterContext {
  /** Names of actors that the next snapshots are of. */
  long: readonly string[]
  /** The cut that was asked for; null when none was. */
  cut: Cut | null
  /** Why the journal goes on in memory; null while the browser keeps it. */
  failure: StoreFailure | null
}

export type JournalWriterEvent =
  /** Something waits to be written, and nothing did before. */
  | { type: 'entry.taken' }
  /** Somebody waits until all is written. */
  | { type: 'flush.asked' }
  /** Nobody is here any more: nothing of what led here is to be kept. */
  | ({ type: 'cut.asked' } & Cut)
  /** The page goes, perhaps to come back. */
  | { type: 'page.left' }
  | { type: 'page.shown' }
  /** Raised: what waits is written, in its turn or, as the page goes, beside what is being written. */
  | { type: 'burst.due' }
  | { type: 'burst.last' }
  /** Raised: what was refused waits again. */
  | { type: 'burst.refused' }
  /** Raised: nothing is being written any more. */
  | { type: 'line.freed' }

export type JournalWriterEmitted =
  /** Nothing more is kept beyond this page. */
  { type: 'store.failed'; failure: StoreFailure }

/**
 * Promise: all that actors take is written in its order, each go in one transaction and one transaction after
 * the other; what waits as the page goes is begun to be written at once; and where the browser keeps no more
 * nothing is lost while the page is there (docs/decisions/0008-journal.md).
 */
export const journalWriterMachine = setup({
  types: {} as {
    context: JournalWriterContext
    events: JournalWriterEvent
    emitted: JournalWriterEmitted
  },
  actors: journalWriterPorts,
  delays: {
    /** Not in spec.md: a transaction costs as much as taking some twenty events. */
    gather: 10,
  },
  guards: {
    isFree: and([stateIn({ line: 'free' }), stateIn({ page: 'here' })]),
    isHere: stateIn({ page: 'here' }),
    isBack: stateIn({ page: { leaving: 'back' } }),
    hasCut: ({ context }) => context.cut !== null,
    isCutDue: and(['hasCut', not(and([stateIn({ pace: 'due' }), stateIn({ page: 'here' })]))]),
    hasLong: (_, { output }: { output: WrittenBurst }) => output.long.length > 0,
  },
  actions: {
    keepLong: assign((_, { output }: { output: WrittenBurst }) => ({ long: output.long })),
    forgetLong: assign({ long: [] }),
    keepCut: assign(({ context: { cut } }, { hasLeft }: Cut) => ({
      cut: { hasLeft: hasLeft || (cut?.hasLeft ?? false) },
    })),
    forgetCut: assign({ cut: null }),
    keepFailure: assign(keepThrown(toFailure)),
    announceFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'store.failed' as const,
      failure: toFailure(error),
    })),
    raiseDue: raise({ type: 'burst.due' }),
    raiseLast: raise({ type: 'burst.last' }),
    raiseRefused: raise({ type: 'burst.refused' }),
    raiseFreed: raise({ type: 'line.freed' }),
  },
}).createMachine({
  id: 'journal-writer',
  context: { long: [], cut: null, failure: null },
  on: { 'cut.asked': { actions: withEvent('keepCut') } },
  type: 'parallel',
  states: {
    page: {
      initial: 'here',
      states: {
        here: { on: { 'page.left': 'away' } },
        away: { on: { 'burst.last': 'leaving', 'page.shown': 'here' } },
        leaving: {
          description: 'What waited is being written: the page may be gone before anything else is through.',
          invoke: {
            id: 'writeLast',
            src: 'writeBurst',
            onDone: [{ guard: 'isBack', target: 'here' }, { target: 'away' }],
            onError: [
              { guard: 'isBack', target: 'here', actions: 'raiseRefused' },
              { target: 'away', actions: 'raiseRefused' },
            ],
          },
          initial: 'going',
          states: { going: { on: { 'page.shown': 'back' } }, back: { on: { 'page.left': 'going' } } },
        },
      },
    },
    pace: {
      initial: 'resting',
      on: { 'burst.refused': '.due' },
      states: {
        resting: { on: { 'entry.taken': 'turning' } },
        busy: {
          description: 'Nothing waits, and something is being written.',
          on: { 'entry.taken': 'gathering', 'line.freed': 'fresh' },
        },
        fresh: {
          description: 'Nothing waits, and something was written just now.',
          on: { 'entry.taken': 'gathering' },
          after: { gather: 'resting' },
        },
        turning: {
          description: 'What comes alone is written as soon as all of its go is there.',
          invoke: { id: 'endTurn', src: 'endTurn', onDone: 'due' },
          on: {
            'flush.asked': 'due',
            'cut.asked': { target: 'due', actions: withEvent('keepCut') },
            'page.left': { guard: 'isHere', target: 'resting', actions: 'raiseLast' },
          },
        },
        gathering: {
          description: 'Much is taken, so what waits waits for more.',
          after: { gather: 'due' },
          on: {
            'flush.asked': 'due',
            'cut.asked': { target: 'due', actions: withEvent('keepCut') },
            'page.left': { guard: 'isHere', target: 'resting', actions: 'raiseLast' },
          },
        },
        due: {
          always: { guard: 'isFree', target: 'busy', actions: 'raiseDue' },
          on: { 'page.left': { guard: 'isHere', target: 'resting', actions: 'raiseLast' } },
        },
      },
    },
    line: {
      initial: 'free',
      states: {
        free: {
          entry: 'raiseFreed',
          on: { 'burst.due': 'writing' },
          always: { guard: 'isCutDue', target: 'cutting' },
        },
        writing: {
          invoke: {
            id: 'writeBurst',
            src: 'writeBurst',
            onDone: [
              { guard: withEvent('hasLong'), target: 'bounding', actions: withEvent('keepLong') },
              { target: 'free' },
            ],
            onError: {
              target: 'fallingBack',
              actions: [withEvent('keepFailure'), withEvent('announceFailure'), 'raiseRefused'],
            },
          },
        },
        bounding: {
          invoke: {
            id: 'boundActors',
            src: 'boundActors',
            input: ({ context: { long } }) => ({ long }),
            onDone: { target: 'free', actions: 'forgetLong' },
            onError: {
              target: 'fallingBack',
              actions: ['forgetLong', withEvent('keepFailure'), withEvent('announceFailure')],
            },
          },
        },
        cutting: {
          on: { 'cut.asked': { target: 'cutting', reenter: true, actions: withEvent('keepCut') } },
          invoke: {
            id: 'cutStreams',
            src: 'cutStreams',
            input: ({ context }) => demand(context.cut, 'a cut'),
            onDone: { target: 'free', actions: 'forgetCut' },
            onError: {
              target: 'fallingBack',
              actions: ['forgetCut', withEvent('keepFailure'), withEvent('announceFailure')],
            },
          },
        },
        fallingBack: {
          invoke: { id: 'fallBack', src: 'fallBack', onDone: 'free', onError: 'free' },
        },
      },
    },
  },
})
