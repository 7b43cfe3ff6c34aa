import { assign, emit, enqueueActions, raise, sendTo, setup, stateIn } from 'xstate'
import { MOST_ENTRIES } from '#machines/journal/kept.ts'
import type { StoreFailure } from '#machines/journal-writer/failure.ts'
import { countEntries, type TabContext, type TabInput } from './context.ts'
import type { TabEmitted, TabEvent } from './events.ts'
import type { Intent, Secrets, TabMessage, Taken } from './messages.ts'
import {
  type ChannelOrder,
  type CopiesOrder,
  type LockOrder,
  type ReadJournal,
  type StoreOrder,
  tabPorts,
  type UnreadStream,
} from './ports.ts'

type GivenState = TabMessage & { type: 'state.given' }
type Term = { term: number }

const ofChannel = (order: ChannelOrder) => order
const ofCopies = (order: CopiesOrder) => order

/** What the chart of a tab (machine.ts) is made of: its guards, and its orders to its ports. */
export const tabSetup = setup({
  types: {} as { context: TabContext; events: TabEvent; emitted: TabEmitted; input: TabInput },
  actors: tabPorts,
  delays: {
    /** Not in spec.md: the leader is asleep if it gives no state by then. */
    welcome: 500,
  },
  guards: {
    isBegun: stateIn({ page: 'begun' }),
    isUnbegun: stateIn({ page: 'unbegun' }),
    isLeading: stateIn({ seat: 'leading' }),
    isCurrent: ({ context }, { term }: Term) => term >= context.term,
    isLater: ({ context }, { term }: Term) => term > context.term,
    isForThis: ({ context }, { to, term }: GivenState) => to === context.name && term >= context.term,
    isForThisLater: ({ context }, { to, term }: GivenState) => to === context.name && term > context.term,
    isFurther: (_, { isFurther }: { isFurther: boolean }) => isFurther,
    isShort: (_, { isShort }: { isShort: boolean }) => isShort,
    isConflict: (_, { failure }: { failure: StoreFailure }) => failure.kind === 'conflict',
    isLong: ({ context }, { length }: { length: number }) => context.unbound + length >= MOST_ENTRIES,
  },
  actions: {
    seekLock: sendTo('lock', { type: 'lock.seek' } satisfies LockOrder),
    seizeLock: sendTo('lock', { type: 'lock.seize' } satisfies LockOrder),
    handOver: sendTo('lock', { type: 'lock.handOver' } satisfies LockOrder),
    leaveLock: sendTo('lock', { type: 'lock.leave' } satisfies LockOrder),
    listen: sendTo('channel', { type: 'channel.listen' } satisfies ChannelOrder),
    closeChannel: sendTo('channel', { type: 'channel.close' } satisfies ChannelOrder),
    askState: sendTo('channel', { type: 'state.ask' } satisfies ChannelOrder),
    sayLeads: sendTo('channel', ({ context: { term, kept } }) =>
      ofChannel({ type: 'leader.say', term, kept }),
    ),
    giveState: sendTo('channel', ({ context: { term } }, { from }: { from: string }) =>
      ofChannel({ type: 'state.give', to: from, term }),
    ),
    giveKept: sendTo('channel', ({ context: { term, kept, token } }, { from }: { from: string }) =>
      ofChannel({ type: 'kept.give', to: from, term, streams: kept, token }),
    ),
    giveEcho: sendTo('channel', (_, { id }: { id: string }) => ofChannel({ type: 'echo.give', id })),
    startCopies: sendTo('copies', ({ context: { token } }) => ofCopies({ type: 'copies.start', token })),
    beginCopies: sendTo('copies', ({ context: { kept } }) =>
      ofCopies({ type: 'copies.begin', streams: kept }),
    ),
    goOnFromKept: sendTo('copies', ({ context: { kept, token } }) =>
      ofCopies({ type: 'copies.replace', streams: kept, token }),
    ),
    replaceByGiven: sendTo('copies', (_, { streams, token }: Pick<GivenState, 'streams' | 'token'>) =>
      ofCopies({ type: 'copies.replace', streams, token }),
    ),
    replaceByRead: sendTo('copies', (_, { streams }: Pick<ReadJournal, 'streams'>) =>
      ofCopies({ type: 'copies.replace', streams, token: null }),
    ),
    resumeVisit: sendTo('copies', { type: 'visit.resume' } satisfies CopiesOrder),
    returnVisit: sendTo('copies', { type: 'visit.return' } satisfies CopiesOrder),
    leadCopies: sendTo('copies', { type: 'copies.lead' } satisfies CopiesOrder),
    restCopies: sendTo('copies', { type: 'copies.rest' } satisfies CopiesOrder),
    takeEntries: sendTo('copies', (_, { taken, secrets }: { taken: readonly Taken[]; secrets: Secrets }) =>
      ofCopies({ type: 'entries.take', taken, secrets }),
    ),
    compareCopies: sendTo('copies', (_, { seqs }: { seqs: Readonly<Record<string, number>> }) =>
      ofCopies({ type: 'copies.compare', seqs }),
    ),
    takeIntent: sendTo('copies', (_, { intent, secrets }: { intent: Intent; secrets: Secrets }) =>
      ofCopies({ type: 'intent.take', intent, secrets }),
    ),
    askIntentsAgain: sendTo('copies', (_, { taken }: { taken: readonly Taken[] }) =>
      ofCopies({ type: 'intents.askAgain', taken }),
    ),
    boundStreams: sendTo('store', { type: 'store.bound' } satisfies StoreOrder),
    setAside: sendTo(
      'store',
      (_, { asides }: { asides: readonly UnreadStream[] }): StoreOrder => ({
        type: 'store.setAside',
        asides,
      }),
    ),
    keepTerm: assign((_, { term }: Term) => ({ term })),
    beginTerm: assign(({ context }, { output }: { output: ReadJournal }) => ({
      term: Math.max(output.at, context.term + 1),
    })),
    keepRead: assign((_, { output }: { output: ReadJournal }) => ({ kept: output.streams })),
    keepGiven: assign((_, { streams, token }: Pick<GivenState, 'streams' | 'token'>) => ({
      kept: streams,
      token,
    })),
    forgetKept: assign({ kept: [], token: null, unheard: [] }),
    keepUnheard: assign(({ context }, message: TabMessage) => ({ unheard: [...context.unheard, message] })),
    hearUnheard: enqueueActions(({ context, enqueue }) => {
      for (const message of context.unheard) enqueue.raise(message as TabEvent)
    }),
    hearAgain: raise((_, message: TabEvent) => message),
    countBurst: assign(({ context }, { length }: { length: number }) => ({
      unbound: context.unbound + length,
    })),
    countKept: assign(({ context }) => ({ unbound: countEntries(context.kept) })),
    countNone: assign({ unbound: 0 }),
    boundNext: assign({ unbound: MOST_ENTRIES }),
    raiseState: raise((_, { streams, token }: GivenState) => ({
      type: 'state.taken' as const,
      streams,
      token,
    })),
    raiseBegun: raise((_, { output: { streams, isFurther, isShort } }: { output: ReadJournal }) => ({
      type: 'lead.begun' as const,
      streams,
      isFurther,
      isShort,
    })),
    raiseOvertaken: raise({ type: 'lead.overtaken' }),
    announceArrival: emit({ type: 'tab.arrived' }),
    announceLeader: emit({ type: 'leader.changed' }),
    announceLead: emit({ type: 'lead.taken' }),
    announceCart: emit((_, message: TabMessage & { type: 'cart.changed' }) => message),
    announceUnread: emit({ type: 'streams.unread' }),
  },
})
