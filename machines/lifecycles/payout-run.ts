import { emit, type StateValueFrom, setup } from 'xstate'
import type { StateOf } from './decide.ts'
import { byStaff, bySystem, type Role } from './roles.ts'

export type PayoutRunCommand =
  /** Every artist was looked at. */
  | { type: 'run.open'; by: Role }
  /** Each payout is looked at once more, and sent or cancelled. */
  | { type: 'run.send'; by: Role }
  | { type: 'run.cancel'; by: Role }
  /** No payout of it is open any more. */
  | { type: 'run.finish'; by: Role }
  /** The bank's file, which has account numbers. */
  | { type: 'run.download'; by: Role }

export interface PayoutRunFact {
  type:
    | 'run.opened'
    | 'run.sending-begun'
    | 'run.cancelling-begun'
    | 'run.sent'
    | 'run.cancelled'
    | 'run.downloaded'
}

/**
 * Promise: a run opens its payouts once, in rounds that go on after a kill; nothing leaves before staff
 * send it, and the bank's file is there once everything of it was sent, the same whenever it is fetched
 * (issue 15, line 7).
 */
export const payoutRunLifecycle = setup({
  types: {} as { events: PayoutRunCommand; emitted: PayoutRunFact },
  guards: { byStaff, bySystem },
  actions: {
    announceOpened: emit({ type: 'run.opened' }),
    announceSending: emit({ type: 'run.sending-begun' }),
    announceCancelling: emit({ type: 'run.cancelling-begun' }),
    announceSent: emit({ type: 'run.sent' }),
    announceCancelled: emit({ type: 'run.cancelled' }),
    announceDownload: emit({ type: 'run.downloaded' }),
  },
}).createMachine({
  id: 'payout-run',
  initial: 'opening',
  states: {
    opening: {
      description: 'Rounds open a payout for each artist who is due.',
      on: { 'run.open': { guard: 'bySystem', target: 'open', actions: 'announceOpened' } },
    },
    open: {
      on: {
        'run.send': { guard: 'byStaff', target: 'sending', actions: 'announceSending' },
        'run.cancel': { guard: 'byStaff', target: 'cancelling', actions: 'announceCancelling' },
      },
    },
    sending: { on: { 'run.finish': { guard: 'bySystem', target: 'sent', actions: 'announceSent' } } },
    cancelling: {
      on: { 'run.finish': { guard: 'bySystem', target: 'cancelled', actions: 'announceCancelled' } },
    },
    sent: { on: { 'run.download': { guard: 'byStaff', actions: 'announceDownload' } } },
    cancelled: { type: 'final' },
  },
})

export type PayoutRunStatus = StateValueFrom<typeof payoutRunLifecycle>

/** Reads the state of a run from what is kept and shown of it. */
export const payoutRunStateOf = (value: PayoutRunStatus): StateOf<typeof payoutRunLifecycle> => ({
  value,
  context: {},
})
