import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import type { FormValues } from '#machines/resource-form/ports.ts'
import {
  addFiles,
  type FailedUpload,
  hasFile,
  initialContext,
  leaveOut,
  type UploadContext,
  type UploadInput,
} from './context.ts'
import type { Progress, UploadEmitted, UploadEvent } from './events.ts'
import { isAboutAll, toFailure, UNREADY } from './failure.ts'
import type { ChosenFile } from './files.ts'
import { type Upload, type Uploaded, uploadPorts } from './ports.ts'

const currentOf = ({ current }: UploadContext): Upload => demand(current, 'an upload')
const failedOf = ({ failed }: UploadContext, id: string): FailedUpload =>
  demand(failed.find(({ file }) => file.id === id) ?? null, 'a failed upload')

/**
 * Promise: every file that was chosen and described is uploaded once, or is still there with the reason why
 * not; one goes after another, a bad one does not hold up the others, and what would fail them all holds them
 * until it is over (spec.md sections 2, 7 and 8, Upload form).
 */
export const uploadMachine = setup({
  types: {} as {
    context: UploadContext
    events: UploadEvent
    emitted: UploadEmitted
    input: UploadInput
    tags: 'pending' | 'blocked'
  },
  actors: uploadPorts,
  guards: {
    hasChosen: ({ context }) => context.chosen.length > 0,
    isValid: (_, { isValid }: { isValid: boolean }) => isValid,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isCurrent: ({ context }, { id }: { id: string }) => context.current?.file.id === id,
    isFurther: ({ context }, { id, sent }: Progress) =>
      context.current?.file.id === id && sent > context.sent,
    isWaiting: ({ context }, { id }: { id: string }) => hasFile(context.waiting, id),
    /** And not in the modal, to be described again. */
    isFailed: ({ context: { failed, chosen } }, { id }: { id: string }) =>
      hasFile(failed, id) && !chosen.some((file) => file.id === id),
    isAboutAll: (_, { error }: { error: unknown }) => isAboutAll(toFailure(error)),
  },
  actions: {
    keepFiles: assign(({ context }, { files }: { files: readonly ChosenFile[] }) => addFiles(context, files)),
    removeFile: assign(({ context }, { id }: { id: string }) => ({
      chosen: context.chosen.filter((file) => file.id !== id),
    })),
    keepUnready: assign({ faults: [UNREADY] }),
    forgetChosen: assign({ chosen: [], faults: [] }),
    queueChosen: assign(({ context: { chosen, waiting, failed } }, { details }: { details: FormValues }) => ({
      waiting: [...waiting, ...chosen.map((file) => ({ file, details }))],
      failed: failed.filter(({ file }) => !chosen.some(({ id }) => id === file.id)),
    })),
    takeNext: assign(({ context: { waiting } }) => ({
      current: demand(waiting[0] ?? null, 'an upload'),
      waiting: waiting.slice(1),
    })),
    startOver: assign({ sent: 0, failure: null }),
    keepProgress: assign((_, { sent }: Progress) => ({ sent })),
    forgetCurrent: assign({ current: null, sent: 0, failure: null }),
    forgetWaiting: assign(({ context }, { id }: { id: string }) => ({
      waiting: leaveOut(context.waiting, id),
    })),
    keepFailed: assign(({ context }, { error }: { error: unknown }) => ({
      failed: [...context.failed, { ...currentOf(context), failure: toFailure(error) }],
    })),
    forgetFailed: assign(({ context }, { id }: { id: string }) => ({ failed: leaveOut(context.failed, id) })),
    queueFailed: assign(({ context }, { id }: { id: string }) => {
      const { file, details } = failedOf(context, id)
      return { waiting: [...context.waiting, { file, details }] }
    }),
    chooseFailed: assign(({ context }, { id }: { id: string }) => {
      const { file, failure } = failedOf(context, id)
      return { chosen: [file], faults: [failure.message] }
    }),
    keepFailure: assign(keepThrown(toFailure)),
    forgetAll: assign(initialContext),
    announceFinished: emit(({ context }, { output }: { output: Uploaded }) => ({
      type: 'upload.finished' as const,
      file: currentOf(context).file,
      uploadId: output.uploadId,
    })),
    announceFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'upload.failed' as const,
      file: currentOf(context).file,
      failure: toFailure(error),
    })),
    announceDetails: emit(({ context }, { id }: { id: string }) => ({
      type: 'details.restored' as const,
      details: failedOf(context, id).details,
    })),
    announcePaused: emit((_, { error }: { error: unknown }) => ({
      type: 'uploads.paused' as const,
      failure: toFailure(error),
    })),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...initialContext, ...input }),
  type: 'parallel',
  on: { signedOut: { target: ['.dialog.closed', '.queue.resting'], actions: 'forgetAll' } },
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'dialog.opened': 'open',
            'upload.reopened': {
              guard: withEvent('isFailed'),
              target: 'open.weighing',
              actions: [withEvent('announceDetails'), withEvent('chooseFailed')],
            },
          },
        },
        open: {
          initial: 'choosing',
          on: {
            'dialog.closed': { target: 'closed', actions: 'forgetChosen' },
            'files.chosen': {
              target: '.weighing',
              actions: withEvent('keepFiles'),
            },
          },
          states: {
            choosing: { description: 'There is no file yet that can be sent.' },
            weighing: { always: [{ guard: 'hasChosen', target: 'describing' }, { target: 'choosing' }] },
            describing: {
              on: {
                'file.removed': {
                  target: 'weighing',
                  actions: withEvent('removeFile'),
                },
                'details.submitted': [
                  {
                    guard: withEvent('isValid'),
                    target: '#upload.dialog.closed',
                    actions: [withEvent('queueChosen'), 'forgetChosen'],
                  },
                  { actions: 'keepUnready' },
                ],
              },
            },
          },
        },
      },
    },
    queue: {
      initial: 'resting',
      on: {
        'upload.cancelled': [
          {
            guard: withEvent('isWaiting'),
            actions: withEvent('forgetWaiting'),
          },
          {
            guard: withEvent('isFailed'),
            actions: withEvent('forgetFailed'),
          },
        ],
        'upload.retried': {
          guard: withEvent('isFailed'),
          actions: [withEvent('queueFailed'), withEvent('forgetFailed')],
        },
      },
      states: {
        resting: { always: { guard: 'hasWaiting', target: 'sending', actions: 'takeNext' } },
        sending: {
          tags: 'pending',
          entry: 'startOver',
          invoke: {
            id: 'sendFile',
            src: 'sendFile',
            input: ({ context }) => ({ ...currentOf(context), creatorUuid: context.creatorUuid }),
            onDone: {
              target: 'resting',
              actions: [withEvent('announceFinished'), 'forgetCurrent'],
            },
            onError: [
              {
                guard: withEvent('isAboutAll'),
                target: 'paused',
                actions: [withEvent('keepFailure'), withEvent('announcePaused')],
              },
              {
                target: 'resting',
                actions: [withEvent('keepFailed'), withEvent('announceFailed'), 'forgetCurrent'],
              },
            ],
          },
          on: {
            'progress.made': {
              guard: withEvent('isFurther'),
              actions: withEvent('keepProgress'),
            },
            'upload.cancelled': {
              guard: withEvent('isCurrent'),
              target: 'resting',
              actions: 'forgetCurrent',
            },
          },
        },
        paused: {
          description: 'The one that was going, and all that wait, go on when the person says so.',
          tags: 'blocked',
          on: {
            'uploads.resumed': 'sending',
            'upload.cancelled': {
              guard: withEvent('isCurrent'),
              target: 'resting',
              actions: 'forgetCurrent',
            },
          },
        },
      },
    },
  },
})
