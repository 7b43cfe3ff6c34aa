import { assign, emit, setup } from 'xstate'
import { withEvent } from '#machines/kit.ts'
import type { StateOf } from './decide.ts'
import { byOwner, byStaff, type Role } from './roles.ts'

export interface ArtistApplicationContext {
  /** Why it was declined; null unless it was. */
  reason: string | null
}

export type ArtistApplicationCommand =
  /** Given again it replaces what was given, until the application is submitted. */
  | { type: 'info.give'; by: Role }
  | { type: 'sample.give'; by: Role }
  | { type: 'application.submit'; by: Role }
  | { type: 'application.approve'; by: Role }
  | { type: 'application.decline'; by: Role; reason: string }
  | { type: 'application.reapply'; by: Role }
  /** The approved artist goes on to royalty, tax and payment details. */
  | { type: 'payment.begin'; by: Role }

export type ArtistApplicationFact =
  | { type: 'info.given' }
  | { type: 'sample.given' }
  | { type: 'application.submitted' }
  | { type: 'application.approved' }
  | { type: 'application.declined'; reason: string }
  | { type: 'application.reopened' }
  | { type: 'payment.begun' }

/**
 * Promise: an applicant is led through one step after the other and judged only on a whole application; who
 * is declined is told why and may apply again; only who is approved comes to payment (design.md section 6,
 * Artist application). The states are the application stages of spec.md section 3, each named for what has
 * been done.
 */
export const artistApplicationLifecycle = setup({
  types: {} as {
    context: ArtistApplicationContext
    events: ArtistApplicationCommand
    emitted: ArtistApplicationFact
  },
  guards: { byOwner, byStaff },
  actions: {
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    forgetReason: assign({ reason: null }),
    announceInfo: emit({ type: 'info.given' }),
    announceSample: emit({ type: 'sample.given' }),
    announceSubmitted: emit({ type: 'application.submitted' }),
    announceApproved: emit({ type: 'application.approved' }),
    announceDeclined: emit((_, { reason }: { reason: string }) => ({
      type: 'application.declined' as const,
      reason,
    })),
    announceReopened: emit({ type: 'application.reopened' }),
    announcePayment: emit({ type: 'payment.begun' }),
  },
}).createMachine({
  id: 'artist-application',
  context: { reason: null },
  initial: 'started',
  states: {
    started: {
      on: { 'info.give': { guard: 'byOwner', target: 'info', actions: 'announceInfo' } },
    },
    info: {
      on: {
        'info.give': { guard: 'byOwner', actions: 'announceInfo' },
        'sample.give': { guard: 'byOwner', target: 'sample', actions: 'announceSample' },
      },
    },
    sample: {
      on: {
        'info.give': { guard: 'byOwner', actions: 'announceInfo' },
        'sample.give': { guard: 'byOwner', actions: 'announceSample' },
        'application.submit': { guard: 'byOwner', target: 'submitted', actions: 'announceSubmitted' },
      },
    },
    submitted: {
      on: {
        'application.approve': { guard: 'byStaff', target: 'approved', actions: 'announceApproved' },
        'application.decline': {
          guard: 'byStaff',
          target: 'declined',
          actions: [withEvent('keepReason'), withEvent('announceDeclined')],
        },
      },
    },
    declined: {
      on: {
        'application.reapply': {
          guard: 'byOwner',
          target: 'started',
          actions: ['forgetReason', 'announceReopened'],
        },
      },
    },
    approved: {
      on: { 'payment.begin': { guard: 'byOwner', target: 'payment', actions: 'announcePayment' } },
    },
    payment: { type: 'final' },
  },
})

/** Reads the state of an application from what is kept and shown of it. */
export const applicationStateOf = ({
  stage,
  reason,
}: {
  stage: StateOf<typeof artistApplicationLifecycle>['value']
  reason: string | null
}): StateOf<typeof artistApplicationLifecycle> => ({ value: stage, context: { reason } })
