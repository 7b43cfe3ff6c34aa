import { withEvent } from '#machines/kit.ts'
import { beginUpload, remotesToLookAt } from './context.ts'
import { uploadSetup } from './setup.ts'

/** Nothing of whoever was here is left. */
const dropAll = {
  target: ['.dialog.closed', '.turns.going', '.list.resting', '.asking.idle', '.looking.idle'],
  actions: 'forgetAll',
} as const

/**
 * Promise: every file that was chosen becomes a picture once, or is in the list with what to do; three are
 * sent at a time and a bad one holds up no other; what would fail them all holds them until it is over; and
 * neither a reload nor a lapsed session loses what was chosen, sent or typed (issue 14, lines 2, 3, 8 and 9).
 */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input }) => beginUpload(input),
  type: 'parallel',
  invoke: { id: 'line', src: 'line' },
  on: {
    'file.moved': [
      { guard: withEvent('isSaved'), actions: [withEvent('keepMove'), 'raiseDue', 'announceMade'] },
      { guard: withEvent('isListed'), actions: [withEvent('keepMove'), 'raiseDue'] },
    ],
    'file.gone': { guard: withEvent('isListed'), actions: [withEvent('removeFile'), 'raiseDue'] },
    'faults.dismissed': { actions: 'forgetFaults' },
    'common.typed': { actions: withEvent('keepCommon') },
    'common.cleared': { actions: withEvent('clearCommon') },
    'common.applied': { actions: [withEvent('keepCommon'), withEvent('clearOwn')] },
    'small.allConfirmed': { actions: 'confirmSmall' },
    'uploads.saved': { actions: ['orderSaving', 'raiseDue'] },
    'named.replaced': { actions: ['orderReplacing', 'raiseDue'] },
    'saved.cleared': { guard: 'hasSaved', actions: 'clearSaved' },
    signedIn: { guard: withEvent('isAnother'), ...dropAll },
    signedOut: dropAll,
  },
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'dialog.opened': 'open',
            'files.chosen': [
              {
                guard: withEvent('isNew'),
                target: 'open',
                actions: [withEvent('attachBytes'), withEvent('keepChosen')],
              },
              { actions: [withEvent('attachBytes'), withEvent('keepChosen')] },
            ],
          },
        },
        open: {
          on: {
            'dialog.closed': { target: 'closed', actions: 'forgetChosen' },
            'files.chosen': { actions: [withEvent('attachBytes'), withEvent('keepChosen')] },
            'choice.dropped': { actions: withEvent('dropChoice') },
            'content.said': {
              guard: 'hasChosen',
              target: 'closed',
              actions: [withEvent('addChosen'), 'raiseDue'],
            },
          },
        },
      },
    },
    turns: {
      initial: 'going',
      on: {
        'line.lost': '.offline',
        'all.held': { guard: 'isOnline', target: '.held', actions: withEvent('keepFailure') },
        'file.held': {
          guard: withEvent('isListed'),
          target: '.held',
          actions: withEvent('keepHeld'),
        },
      },
      states: {
        going: {
          entry: 'giveTurns',
          on: { 'turns.due': { actions: 'giveTurns' } },
        },
        offline: {
          description: 'The browser has no line: all wait, and go on by themselves.',
          tags: 'held',
          entry: 'takeTurns',
          on: {
            'line.back': 'going',
            // What was on its way fails by this, too.
            'file.held': { guard: withEvent('isListed'), actions: withEvent('keepStanding') },
          },
        },
        held: {
          tags: 'held',
          entry: 'takeTurns',
          exit: 'forgetFailure',
          initial: 'weighing',
          on: { 'uploads.resumed': 'going' },
          states: {
            weighing: { always: [{ guard: 'isPassing', target: 'passing' }, { target: 'lasting' }] },
            passing: { after: { beforeRetry: '#upload.turns.going' } },
            lasting: {
              description: 'It goes on when the person has done something about it.',
              on: { signedIn: { guard: withEvent('isBack'), target: '#upload.turns.going' } },
            },
          },
        },
      },
    },
    list: {
      initial: 'resting',
      states: {
        resting: { on: { 'uploads.shown': 'reading' } },
        reading: {
          invoke: {
            id: 'listFiles',
            src: 'listFiles',
            onDone: { target: 'resting', actions: withEvent('addForeign') },
            onError: 'resting',
          },
        },
      },
    },
    asking: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'mayAsk', target: 'gathering' } },
        gathering: {
          description: 'Small files are read faster than the shop answers: it is asked about some at a time.',
          after: {
            beforeAsking: [{ guard: 'mayAsk', target: 'asking', actions: 'keepAsked' }, { target: 'idle' }],
          },
        },
        asking: {
          invoke: {
            id: 'findKnown',
            src: 'findKnown',
            input: ({ context }) => ({
              files: context.asked.map(({ sha256, size }) => ({ sha256, size })),
            }),
            onDone: { target: 'idle', actions: withEvent('tellKnown') },
            onError: { target: 'idle', actions: ['askAgain', withEvent('raiseHeld')] },
          },
        },
      },
    },
    looking: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'mayLook', target: 'looking' } },
        looking: {
          invoke: {
            id: 'lookAt',
            src: 'lookAt',
            input: ({ context }) => ({ remotes: remotesToLookAt(context) }),
            onDone: { target: 'waiting', actions: withEvent('tellSeen') },
            onError: { target: 'waiting', actions: withEvent('raiseHeld') },
          },
        },
        waiting: { after: { betweenLooks: 'idle' } },
      },
    },
  },
})
