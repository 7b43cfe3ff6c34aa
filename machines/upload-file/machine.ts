import { demand } from '#machines/demand.ts'
import { withEvent } from '#machines/kit.ts'
import { beginFile } from './context.ts'
import type { Bytes } from './ports.ts'
import { ready } from './ready.ts'
import { remoteOf, uploadFileSetup } from './setup.ts'

/**
 * Promise: one file is read, sent once from wherever it was left, looked at by the shop and made an upload
 * once; whatever keeps it is said with what to do, and what was typed of it stays (issue 14, lines 3, 5, 8
 * and 9).
 */
export const uploadFileMachine = uploadFileSetup.createMachine({
  id: 'upload-file',
  context: ({ input }) => beginFile(input),
  initial: 'beginning',
  on: {
    'detail.typed': { actions: withEvent('keepTyped') },
    'detail.cleared': { actions: withEvent('untype') },
    'small.confirmed': { actions: withEvent('confirmSmall') },
    'bytes.attached': { actions: withEvent('keepBytes') },
  },
  states: {
    beginning: {
      always: [
        { guard: 'isRejected', target: 'refused' },
        { guard: 'isWhole', target: 'ready' },
        { guard: 'isSeenBefore', target: 'resumed' },
        { target: 'unread' },
      ],
    },
    resumed: {
      description: 'The shop has it, or a part of it, from an earlier visit.',
      always: [{ guard: 'isBeingSent', target: 'lost' }, { target: 'checking' }],
    },
    unread: {
      on: { 'turn.given': 'reading', 'file.discarded': 'discarding' },
    },
    reading: {
      tags: 'pending',
      invoke: {
        id: 'hashFile',
        src: 'hashFile',
        input: ({ context: { bytes } }): Bytes => ({ bytes }),
        onDone: { target: 'unknown', actions: withEvent('keepHash') },
        onError: { target: 'lost', actions: 'forgetBytes' },
      },
      on: { 'file.discarded': 'discarding' },
    },
    unknown: {
      description: 'The shop is asked whether it has these bytes.',
      entry: { type: 'tell', params: { to: 'unknown' } },
      on: {
        'file.known': [
          { guard: withEvent('isSentAlready'), target: 'checking', actions: withEvent('keepKnown') },
          { guard: withEvent('isHeldAlready'), target: 'duplicate', actions: withEvent('keepKnown') },
          { target: 'queued', actions: withEvent('keepKnown') },
        ],
        'file.discarded': 'discarding',
      },
    },
    duplicate: {
      description: 'The shop has the same bytes.',
      tags: 'attention',
      entry: { type: 'tell', params: { to: 'duplicate' } },
      on: {
        'duplicate.kept': { guard: 'isOfShop', target: 'queued', actions: 'sendAgain' },
        'file.discarded': 'discarding',
      },
    },
    queued: {
      entry: { type: 'tell', params: { to: 'queued' } },
      on: { 'turn.given': 'sending', 'file.discarded': 'discarding' },
    },
    sending: {
      tags: 'pending',
      entry: 'forgetFailure',
      exit: 'stand',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { file, bytes, sha256, remote, again } }) => ({
          file,
          bytes,
          sha256: demand(sha256, 'a hash'),
          remote,
          again,
        }),
      },
      on: {
        'file.created': {
          actions: [withEvent('keepRemote'), { type: 'tell', params: { to: 'sending' } }],
        },
        'progress.made': { guard: withEvent('isFurther'), actions: withEvent('keepProgress') },
        'file.sent': { target: 'checking', actions: 'keepWhole' },
        'sending.ended': [
          { guard: withEvent('isMissing'), target: 'lost', actions: 'forgetBytes' },
          { guard: withEvent('isOver'), target: 'unknown', actions: 'forgetRemote' },
          {
            guard: withEvent('isHeld'),
            target: 'queued',
            actions: [withEvent('keepEnd'), { type: 'tellHeld', params: { to: 'queued' } }, 'forgetFailure'],
          },
          { target: 'failed', actions: withEvent('keepEnd') },
        ],
        'turn.taken': 'queued',
        'file.discarded': 'discarding',
      },
    },
    checking: {
      description: 'The shop has it whole, and opens it.',
      tags: 'pending',
      entry: { type: 'tell', params: { to: 'checking' } },
      on: {
        'file.seen': [
          { guard: withEvent('isReady'), target: 'ready', actions: withEvent('keepView') },
          { guard: withEvent('isRefused'), target: 'refused', actions: withEvent('keepView') },
          { guard: withEvent('isShort'), target: 'queued', actions: withEvent('keepView') },
        ],
        'file.discarded': 'discarding',
      },
    },
    ready,
    saved: {
      description: 'It is a picture of the shop.',
      entry: { type: 'tell', params: { to: 'saved' } },
    },
    refused: {
      tags: 'attention',
      entry: { type: 'tell', params: { to: 'refused' } },
      on: { 'file.discarded': 'discarding' },
    },
    failed: {
      tags: 'attention',
      entry: { type: 'tell', params: { to: 'failed' } },
      on: {
        'file.retried': [
          { guard: 'isWhole', target: 'ready', actions: 'forgetFailure' },
          { target: 'unknown', actions: 'forgetFailure' },
        ],
        'file.discarded': 'discarding',
      },
    },
    lost: {
      description: 'Its bytes are not at hand: it has to be chosen again.',
      tags: 'attention',
      entry: { type: 'tell', params: { to: 'lost' } },
      on: {
        'bytes.attached': [
          { guard: 'isRead', target: 'queued', actions: withEvent('keepBytes') },
          {
            target: 'unread',
            actions: [withEvent('keepBytes'), { type: 'tell', params: { to: 'unread' } }],
          },
        ],
        'file.discarded': 'discarding',
      },
    },
    discarding: {
      initial: 'weighing',
      states: {
        weighing: { always: [{ guard: 'isSeenBefore', target: 'asking' }, { target: 'gone' }] },
        asking: {
          tags: 'pending',
          entry: 'forgetFailure',
          invoke: {
            id: 'discardFile',
            src: 'discardFile',
            input: ({ context }) => ({ remote: remoteOf(context) }),
            onDone: [
              {
                guard: withEvent('isSavedBefore'),
                target: '#upload-file.saved',
                actions: withEvent('keepUndiscarded'),
              },
              { target: 'gone' },
            ],
            onError: { target: 'refused', actions: withEvent('keepFailure') },
          },
        },
        refused: {
          description: 'The shop could not be asked to give it up.',
          tags: 'attention',
          entry: { type: 'tell', params: { to: 'failed' } },
          on: { 'file.discarded': 'asking' },
        },
        gone: { entry: 'tellGone' },
      },
    },
  },
})
