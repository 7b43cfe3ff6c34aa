import { assign, type DoneActorEvent, emit, enqueueActions, sendTo, setup, stopChild } from 'xstate'
import { alertMachine } from '#machines/alert/machine.ts'
import { demand } from '#machines/demand.ts'
import { withEvent } from '#machines/kit.ts'
import { type Alert, findAlertToForget, findSame, isSame, leaveOut } from './list.ts'

export interface AlertsContext {
  /** Oldest first. */
  alerts: readonly Alert[]
}

export type AlertsEvent =
  | { type: 'alert.raised'; alert: Alert }
  | { type: 'alert.dismissed'; id: string }
  /** The pointer or the focus is on it, or has left it. */
  | { type: 'alert.held'; id: string }
  | { type: 'alert.released'; id: string }
  /** Its action was chosen. */
  | { type: 'alert.acted'; id: string }
  /** Signed in or out: what was said to one visitor is not for the next. */
  | { type: 'alerts.cleared' }

export type AlertsEmitted = { type: 'alert.acted'; alert: Alert }

const childIdOf = (id: string) => `alert-${id}`

/**
 * Promise: what has to be said is said once, however often it is raised; each alert goes by itself when it
 * has been read; and there are never more than fit on the screen (spec.md sections 8 and 9).
 */
export const alertsMachine = setup({
  types: {} as {
    context: AlertsContext
    events: AlertsEvent | DoneActorEvent<{ id: string }>
    emitted: AlertsEmitted
  },
  actors: { alert: alertMachine },
  guards: {
    isSaidAlready: ({ context }, { alert }: { alert: Alert }) => findSame(context.alerts, alert) !== null,
    isThere: ({ context }, { id }: { id: string }) => context.alerts.some((alert) => alert.id === id),
    isFull: ({ context }) => findAlertToForget(context.alerts) !== null,
  },
  actions: {
    startAlert: enqueueActions(({ enqueue }, { alert }: { alert: Alert }) => {
      const { id, persistent } = alert
      enqueue.spawnChild('alert', { id: childIdOf(id), input: { id, persistent } })
    }),
    stopAll: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.alerts) enqueue.stopChild(childIdOf(id))
    }),
    makeRoom: stopChild(({ context }) => childIdOf(demand(findAlertToForget(context.alerts), 'an alert').id)),
    forgetOldest: assign(({ context }) => ({
      alerts: leaveOut(context.alerts, findAlertToForget(context.alerts)?.id),
    })),
    keepAlert: assign(({ context }, { alert }: { alert: Alert }) => ({ alerts: [...context.alerts, alert] })),
    keepPersistence: assign(({ context }, { alert }: { alert: Alert }) => ({
      alerts: context.alerts.map((one) =>
        isSame(one, alert) ? { ...one, persistent: one.persistent || alert.persistent } : one,
      ),
    })),
    forgetAlert: assign(({ context }, { id }: { id: string }) => ({ alerts: leaveOut(context.alerts, id) })),
    forgetAll: assign({ alerts: [] }),
    stopAlert: stopChild((_, { id }: { id: string }) => childIdOf(id)),
    holdAlert: sendTo((_, { id }: { id: string }) => childIdOf(id), { type: 'alert.held' }),
    releaseAlert: sendTo((_, { id }: { id: string }) => childIdOf(id), { type: 'alert.released' }),
    renewAlert: sendTo(
      ({ context }, { alert }: { alert: Alert }) =>
        childIdOf(demand(findSame(context.alerts, alert), 'an alert').id),
      (_, { alert }) => ({ type: 'alert.renewed', persistent: alert.persistent }),
    ),
    announceActed: emit(({ context }, { id }: { id: string }) => ({
      type: 'alert.acted' as const,
      alert: demand(context.alerts.find((alert) => alert.id === id) ?? null, 'an alert'),
    })),
  },
}).createMachine({
  id: 'alerts',
  version: '2',
  context: { alerts: [] },
  initial: 'showing',
  states: {
    showing: {
      on: {
        'alert.raised': [
          {
            guard: withEvent('isSaidAlready'),
            actions: [withEvent('keepPersistence'), withEvent('renewAlert')],
          },
          {
            guard: 'isFull',
            actions: ['makeRoom', 'forgetOldest', withEvent('keepAlert'), withEvent('startAlert')],
          },
          {
            actions: [withEvent('keepAlert'), withEvent('startAlert')],
          },
        ],
        'alert.held': {
          guard: withEvent('isThere'),
          actions: withEvent('holdAlert'),
        },
        'alert.released': {
          guard: withEvent('isThere'),
          actions: withEvent('releaseAlert'),
        },
        'alert.dismissed': {
          guard: withEvent('isThere'),
          actions: [withEvent('stopAlert'), withEvent('forgetAlert')],
        },
        'alert.acted': {
          guard: withEvent('isThere'),
          actions: [withEvent('announceActed'), withEvent('stopAlert'), withEvent('forgetAlert')],
        },
        'alerts.cleared': { actions: ['stopAll', 'forgetAll'] },
        'xstate.done.actor.*': {
          actions: [
            { type: 'stopAlert', params: ({ event }) => event.output },
            { type: 'forgetAlert', params: ({ event }) => event.output },
          ],
        },
      },
    },
  },
})
