import { demand } from '#machines/demand.ts'
import { withEvent } from '#machines/kit.ts'
import { beginApplying } from './context.ts'
import { artistApplySetup } from './setup.ts'

const versionOf = ({ version }: { version: number | null }): number => demand(version, 'a version')

/**
 * Promise: an applicant is led through one page after the other and comes back to the same one with the same
 * texts, after a reload, on another device, in a second tab and when a session has lapsed; nothing that
 * another page has saved is written over unseen; and what is submitted is submitted once (issue 16, lines 1
 * to 4).
 */
export const artistApplyMachine = artistApplySetup.createMachine({
  id: 'artist-apply',
  context: ({ input }) => beginApplying(input),
  initial: 'welcome',
  on: {
    signedIn: { guard: withEvent('isAnother'), target: '.dropped' },
    signedOut: { guard: 'isSomebody', target: '.dropped' },
  },
  states: {
    welcome: {
      on: {
        'apply.begun': [
          { guard: 'isNobody', target: 'login', actions: 'tellLogin' },
          { target: 'loading', actions: 'wantSample' },
        ],
        'step.shown': { guard: 'isSomebody', target: 'loading', actions: withEvent('keepWanted') },
      },
    },
    login: {
      description: 'Nobody is signed in: whoever does has an application of their own.',
    },
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadApplication',
        src: 'loadApplication',
        onDone: [
          { guard: withEvent('leadsToApplied'), target: 'applied', actions: withEvent('keepLoaded') },
          { guard: withEvent('isDisputedByKept'), target: 'disputed', actions: withEvent('keepLoaded') },
          { guard: withEvent('leavesUnsaved'), target: 'info.saving', actions: withEvent('keepLoaded') },
          { guard: withEvent('leadsToInfo'), target: 'info', actions: withEvent('keepLoaded') },
          { target: 'sample', actions: withEvent('keepLoaded') },
        ],
        onError: { target: 'unloaded', actions: withEvent('keepFailure') },
      },
      on: { 'step.shown': { actions: withEvent('keepWanted') } },
    },
    unloaded: {
      on: {
        'application.reloaded': 'loading',
        'step.shown': { target: 'loading', actions: withEvent('keepWanted') },
      },
    },
    info: {
      entry: ['wantInfo', 'tellInfo'],
      initial: 'idle',
      states: {
        idle: {
          on: {
            'field.typed': { target: 'waiting', actions: withEvent('keepTyped') },
            'details.given': 'giving',
            'step.shown': { target: '#artist-apply.loading', actions: withEvent('keepWanted') },
          },
        },
        waiting: {
          description: 'Something was typed that the shop does not have.',
          after: { typingPause: 'saving' },
          on: {
            'field.typed': { target: 'waiting', reenter: true, actions: withEvent('keepTyped') },
            'details.given': 'giving',
            'step.shown': { target: 'saving', actions: 'tellInfo' },
          },
        },
        saving: {
          initial: 'alone',
          entry: 'keepSent',
          invoke: {
            id: 'saveDraft',
            src: 'saveDraft',
            input: ({ context }) => ({ version: versionOf(context), details: context.values }),
            onDone: [
              { guard: withEvent('isClosed'), target: '#artist-apply.loading' },
              {
                guard: withEvent('isDisputed'),
                target: '#artist-apply.disputed',
                actions: withEvent('keepStale'),
              },
              {
                guard: 'isFollowed',
                target: 'giving',
                actions: [withEvent('keepSaved'), withEvent('keepStale')],
              },
              {
                guard: withEvent('isStale'),
                target: 'saving',
                reenter: true,
                actions: withEvent('keepStale'),
              },
              { guard: withEvent('isBehind'), target: 'waiting', actions: withEvent('keepSaved') },
              { target: 'idle', actions: withEvent('keepSaved') },
            ],
            onError: { target: 'unsaved', actions: withEvent('keepFailure') },
          },
          on: {
            'field.typed': { actions: withEvent('keepTyped') },
            'details.given': '.followed',
            'step.shown': { actions: 'tellInfo' },
          },
          states: {
            alone: {},
            followed: { tags: 'pending', description: 'Continue was pressed while it was being saved.' },
          },
        },
        unsaved: {
          description: 'What is typed is not with the shop: it is tried again where that may help.',
          after: { beforeRetry: { guard: 'isOfUse', target: 'saving' } },
          on: {
            'field.typed': { target: 'waiting', actions: withEvent('keepTyped') },
            'details.given': 'giving',
            'step.shown': { target: 'saving', actions: 'tellInfo' },
            signedIn: { guard: withEvent('isOwner'), target: 'saving' },
          },
        },
        giving: {
          tags: 'pending',
          entry: ['forgetFailure', 'keepSent'],
          invoke: {
            id: 'giveDetails',
            src: 'giveDetails',
            input: ({ context }) => ({ version: versionOf(context), details: context.values }),
            onDone: [
              { guard: withEvent('isClosed'), target: '#artist-apply.loading' },
              {
                guard: withEvent('isDisputed'),
                target: '#artist-apply.disputed',
                actions: withEvent('keepStale'),
              },
              {
                guard: withEvent('isStale'),
                target: 'giving',
                reenter: true,
                actions: withEvent('keepStale'),
              },
              { target: '#artist-apply.sample', actions: withEvent('keepGiven') },
            ],
            onError: [
              // Nothing of it was kept: what is typed is saved, right or wrong.
              { guard: withEvent('isInvalid'), target: 'waiting', actions: withEvent('keepFailure') },
              { target: 'unsaved', actions: withEvent('keepFailure') },
            ],
          },
          on: { 'step.shown': { actions: 'tellInfo' } },
        },
      },
    },
    disputed: {
      description: 'Another page has changed the same fields: both texts are shown, and nothing is saved.',
      entry: 'tellInfo',
      on: {
        'text.chosen': [
          { guard: withEvent('isLastDispute'), target: 'info.saving', actions: withEvent('keepChoice') },
          { guard: withEvent('isInDispute'), actions: withEvent('keepChoice') },
        ],
        'step.shown': { actions: 'tellInfo' },
      },
    },
    sample: {
      entry: ['wantSample', 'tellSample'],
      on: {
        'step.shown': { target: 'loading', actions: withEvent('keepWanted') },
        'application.submitted': { target: 'submitting', actions: withEvent('keepKey') },
      },
    },
    submitting: {
      tags: 'pending',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ({
          version: versionOf(context),
          idempotencyKey: demand(context.key, 'a key'),
        }),
        onDone: [
          { guard: withEvent('isClosed'), target: 'loading', actions: 'forgetKey' },
          {
            guard: withEvent('isStale'),
            target: 'info',
            actions: [withEvent('keepStale'), 'forgetKey', 'keepChanged'],
          },
          { target: 'applied', actions: [withEvent('keepGiven'), 'forgetKey'] },
        ],
        onError: [
          {
            guard: withEvent('isAboutDetails'),
            target: 'info',
            actions: [withEvent('keepFailure'), 'forgetKey'],
          },
          { guard: withEvent('isOutdated'), target: 'loading', actions: 'forgetKey' },
          {
            guard: withEvent('isInvalid'),
            target: 'sample',
            actions: [withEvent('keepFailure'), 'forgetKey'],
          },
          { target: 'sample', actions: withEvent('keepFailure') },
        ],
      },
      on: { 'step.shown': { actions: 'tellSample' } },
    },
    applied: {
      entry: 'tellApplied',
      on: {
        'step.shown': { target: 'loading', actions: withEvent('keepWanted') },
        'apply.again': { guard: 'isDeclined', target: 'reapplying' },
      },
    },
    reapplying: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'applyAgain',
        src: 'applyAgain',
        onDone: [
          { guard: withEvent('isClosed'), target: 'loading' },
          { target: 'info', actions: withEvent('keepGiven') },
        ],
        onError: { target: 'applied', actions: withEvent('keepFailure') },
      },
      on: { 'step.shown': { actions: 'tellApplied' } },
    },
    dropped: { type: 'final' },
  },
})
