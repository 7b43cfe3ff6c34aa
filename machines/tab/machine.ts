import { withEvent } from '#machines/kit.ts'
import { unopened } from './context.ts'
import { tabSetup } from './setup.ts'

/** Leads once it is known where the journal ends. */
const readJournal = {
  id: 'readJournal',
  src: 'readJournal',
  onDone: [
    {
      guard: 'isBegun',
      target: '#tab.seat.leading',
      actions: [withEvent('beginTerm'), withEvent('raiseBegun')],
    },
    { target: '#tab.seat.leading.acting', actions: [withEvent('beginTerm'), withEvent('keepRead')] },
  ],
} as const

/**
 * Promise: of the tabs of one browser that share actors at most one leads and writes; every other takes what
 * the leader has taken, in its order, or asks for the whole state; and whoever comes to lead goes on from
 * what the journal says (docs/decisions/0009-tabs.md).
 */
export const tabMachine = tabSetup.createMachine({
  id: 'tab',
  context: ({ input }) => ({ ...input, ...unopened }),
  invoke: [
    { id: 'lock', src: 'lock' },
    { id: 'channel', src: 'channel' },
    { id: 'copies', src: 'copies' },
    { id: 'store', src: 'store' },
  ],
  on: { 'write.failed': { guard: withEvent('isConflict'), actions: withEvent('askIntentsAgain') } },
  type: 'parallel',
  states: {
    seat: {
      initial: 'gone',
      states: {
        gone: {
          description: 'Its page was left, or has not opened yet.',
          on: { 'tab.joined': { target: 'hearing.opening', actions: ['listen', 'seekLock'] } },
        },
        hearing: {
          initial: 'opening',
          on: {
            'tab.left': { target: 'gone', actions: ['leaveLock', 'closeChannel'] },
            'leader.silent': { actions: 'seizeLock' },
            'leader.new': [
              { guard: 'isUnbegun' },
              {
                guard: withEvent('isCurrent'),
                actions: [withEvent('keepTerm'), 'announceLeader', withEvent('compareCopies')],
              },
            ],
            taken: [
              { guard: 'isUnbegun' },
              { guard: withEvent('isCurrent'), actions: [withEvent('keepTerm'), withEvent('takeEntries')] },
            ],
          },
          states: {
            opening: {
              description: 'It does not know yet where to begin.',
              initial: 'inLine',
              states: {
                inLine: {
                  initial: 'seeking',
                  on: {
                    'lock.busy': '.asked',
                    'copies.behind': '.asked',
                    'leader.new': { guard: 'isUnbegun', target: '.asked' },
                    'lock.won': 'reading',
                    'state.given': {
                      guard: withEvent('isForThis'),
                      target: '#tab.seat.hearing.following.inLine',
                      actions: [withEvent('keepTerm'), withEvent('raiseState'), 'announceArrival'],
                    },
                  },
                  states: {
                    seeking: {},
                    asked: {
                      entry: 'askState',
                      after: { welcome: { target: 'unanswered', actions: 'seizeLock' } },
                    },
                    unanswered: {},
                  },
                },
                reading: {
                  invoke: readJournal,
                  on: {
                    'lock.lost': 'inLine.asked',
                    'state.given': {
                      guard: withEvent('isForThis'),
                      target: '#tab.seat.hearing.following.reading',
                      actions: [withEvent('keepTerm'), withEvent('raiseState'), 'announceArrival'],
                    },
                  },
                },
              },
            },
            following: {
              initial: 'inLine',
              on: {
                'copies.behind': { actions: 'askState' },
                'state.given': {
                  guard: withEvent('isForThis'),
                  actions: [withEvent('keepTerm'), withEvent('raiseState')],
                },
              },
              states: {
                inLine: { on: { 'lock.won': 'reading' } },
                reading: {
                  invoke: readJournal,
                  on: { 'lock.lost': { target: 'inLine', actions: 'askState' } },
                },
              },
            },
          },
        },
        leading: {
          initial: 'taking',
          exit: 'restCopies',
          on: {
            'tab.left': { target: 'gone', actions: ['leaveLock', 'closeChannel'] },
            'lock.lost': { target: 'hearing.following', actions: 'askState' },
            'leader.new': [
              { guard: 'isUnbegun' },
              {
                guard: withEvent('isLater'),
                target: 'hearing.following',
                actions: ['handOver', 'askState', withEvent('hearAgain')],
              },
            ],
            taken: [
              { guard: 'isUnbegun' },
              {
                guard: withEvent('isLater'),
                target: 'hearing.following',
                actions: ['handOver', 'askState', withEvent('hearAgain')],
              },
            ],
            'state.given': {
              guard: withEvent('isForThisLater'),
              target: 'hearing.following',
              actions: ['handOver', 'askState', withEvent('hearAgain')],
            },
            'burst.taken': [
              { guard: withEvent('isLong'), actions: ['boundStreams', 'countNone'] },
              { actions: withEvent('countBurst') },
            ],
            'visitor.left': { actions: ['boundStreams', 'countNone'] },
            'write.failed': [
              {
                guard: withEvent('isConflict'),
                target: 'hearing.following',
                actions: ['handOver', 'askState', withEvent('askIntentsAgain'), 'raiseOvertaken'],
              },
              { actions: 'boundNext' },
            ],
            'copies.unread': { actions: [withEvent('setAside'), 'announceUnread'] },
            'state.wanted': [
              { guard: 'isBegun', actions: withEvent('giveState') },
              { actions: withEvent('giveKept') },
            ],
            intent: { guard: 'isBegun', actions: withEvent('takeIntent') },
            'echo.wanted': { guard: 'isBegun', actions: withEvent('giveEcho') },
          },
          states: {
            taking: {
              description: 'Its copies come to be where they are to lead from.',
              on: { 'lead.begun': 'acting' },
            },
            acting: { entry: ['sayLeads', 'leadCopies', 'announceLead', 'announceArrival'] },
          },
        },
      },
    },
    memory: {
      description: 'What is in memory, held against the journal.',
      initial: 'astray',
      on: { 'page.begun': { guard: 'isLeading', target: '.known' } },
      states: {
        astray: {
          description: 'It is not what the journal says.',
          on: {
            'state.taken': 'known',
            'lead.begun': {
              target: 'known',
              actions: [withEvent('replaceByRead'), 'resumeVisit', 'boundStreams', 'countNone'],
            },
          },
        },
        returned: {
          description: 'The page was left: nobody has said yet who is here since.',
          on: {
            'state.taken': 'known',
            'lead.begun': [
              {
                guard: withEvent('isFurther'),
                target: 'known',
                actions: [withEvent('replaceByRead'), 'resumeVisit', 'boundStreams', 'countNone'],
              },
              { target: 'known', actions: ['returnVisit', 'boundStreams', 'countNone'] },
            ],
          },
        },
        known: {
          initial: 'level',
          on: {
            'tab.left': 'returned',
            'lead.overtaken': 'astray',
            'lead.begun': [
              {
                guard: withEvent('isFurther'),
                target: '.level',
                actions: [withEvent('replaceByRead'), 'resumeVisit', 'boundStreams', 'countNone'],
              },
              { guard: withEvent('isShort'), target: '.level', actions: ['boundStreams', 'countNone'] },
              { target: '.level' },
            ],
          },
          states: {
            level: { on: { 'copies.behind': 'behind' } },
            behind: {
              description: 'The leader has taken more, and is asked for the state.',
              on: { 'state.taken': 'level' },
            },
          },
        },
      },
    },
    page: {
      initial: 'unbegun',
      states: {
        unbegun: {
          on: {
            'page.begun': [
              {
                guard: 'isLeading',
                target: 'begun',
                actions: ['startCopies', 'beginCopies', 'countKept', 'hearUnheard', 'forgetKept'],
              },
              { target: 'begun', actions: ['startCopies', 'goOnFromKept', 'hearUnheard', 'forgetKept'] },
            ],
            'state.taken': { actions: withEvent('keepGiven') },
            'leader.new': { actions: withEvent('keepUnheard') },
            taken: { actions: withEvent('keepUnheard') },
            intent: { actions: withEvent('keepUnheard') },
            'echo.wanted': { actions: withEvent('keepUnheard') },
            'cart.changed': { actions: withEvent('keepUnheard') },
          },
        },
        begun: {
          on: {
            'state.taken': { actions: withEvent('replaceByGiven') },
            'cart.changed': { actions: withEvent('announceCart') },
          },
        },
      },
    },
  },
})
