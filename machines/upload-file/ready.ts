import { demand } from '#machines/demand.ts'
import { withEvent } from '#machines/kit.ts'
import { savedDetailsOf } from './context.ts'
import { remoteOf, uploadFileSetup } from './setup.ts'

/** What becomes of a file that the shop has opened: weighed against other pictures, described and saved. */
export const ready = uploadFileSetup.createStateConfig({
  initial: 'weighing',
  states: {
    weighing: {
      always: [
        {
          guard: 'isNamed',
          target: 'alike',
          actions: { type: 'tell', params: { to: 'named' } },
        },
        { guard: 'isAlike', target: 'alike', actions: { type: 'tell', params: { to: 'alike' } } },
        { target: 'decided', actions: { type: 'tell', params: { to: 'ready' } } },
      ],
    },
    alike: {
      description: 'It looks like another picture.',
      tags: 'attention',
      on: {
        'alike.kept': { target: 'telling', actions: withEvent('decide') },
        'alike.replaced': {
          guard: withEvent('isReplaceable'),
          target: 'replacing',
          actions: withEvent('decide'),
        },
        'replacement.ordered': { guard: 'isNamed', target: 'replacing', actions: 'decideNamed' },
        'file.discarded': '#upload-file.discarding',
      },
    },
    telling: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'tellApart',
        src: 'tellApart',
        input: ({ context }) => ({
          remote: remoteOf(context),
          picture: demand(context.deciding, 'a picture'),
        }),
        onDone: { target: 'weighing', actions: withEvent('keepSeen') },
        onError: { target: 'weighing', actions: withEvent('keepFailure') },
      },
    },
    replacing: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'replacePicture',
        src: 'replacePicture',
        input: ({ context }) => ({
          remote: remoteOf(context),
          image: demand(demand(context.deciding, 'a picture').image, 'an image'),
          idempotencyKey: context.file.id,
        }),
        onDone: { target: '#upload-file.saved', actions: 'keepReplaced' },
        onError: [
          {
            guard: withEvent('isAboutAll'),
            target: 'weighing',
            actions: [
              withEvent('keepFailure'),
              { type: 'tellHeld', params: { to: 'alike' } },
              'forgetFailure',
            ],
          },
          { target: 'weighing', actions: withEvent('keepFailure') },
        ],
      },
    },
    decided: {
      on: {
        'save.ordered': [
          {
            guard: withEvent('isUnconfirmed'),
            target: 'invalid',
            actions: [withEvent('keepCommon'), 'keepUnconfirmed'],
          },
          { target: 'saving', actions: withEvent('keepCommon') },
        ],
        'file.discarded': '#upload-file.discarding',
      },
    },
    saving: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'createUpload',
        src: 'createUpload',
        input: ({ context }) => ({
          remote: remoteOf(context),
          name: context.file.name,
          details: savedDetailsOf(context),
          sellsSmall: context.sellsSmall,
        }),
        onDone: { target: '#upload-file.saved', actions: withEvent('keepSaved') },
        onError: [
          {
            guard: withEvent('isAboutAll'),
            target: 'decided',
            actions: [
              withEvent('keepFailure'),
              { type: 'tellHeld', params: { to: 'ordered' } },
              'forgetFailure',
            ],
          },
          { guard: withEvent('isInvalid'), target: 'invalid', actions: withEvent('keepFailure') },
          { target: '#upload-file.failed', actions: withEvent('keepFailure') },
        ],
      },
    },
    invalid: {
      description: 'What is said of it has to be put right.',
      tags: 'attention',
      entry: { type: 'tell', params: { to: 'invalid' } },
      on: {
        'save.ordered': [
          {
            guard: withEvent('isUnconfirmed'),
            actions: ['keepUnconfirmed', { type: 'tell', params: { to: 'invalid' } }],
          },
          { target: 'saving', actions: withEvent('keepCommon') },
        ],
        'file.discarded': '#upload-file.discarding',
      },
    },
  },
})
