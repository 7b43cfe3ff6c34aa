import type { AnyEventObject } from 'xstate'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import type { Migrations } from '#machines/journal/migrate.ts'

/**
 * Version 1 had an `intent` in the place of a kind and none for a link, and spread the act that is undone.
 */
export const alertsMigrations: Migrations = {
  1: {
    to: '2',
    entries: (entries) => entries.map((entry) => ({ ...entry, event: addKind(entry.event) })),
    snapshot: (snapshot) => addKinds(snapshot),
  },
}

const addKind = (event: AnyEventObject): AnyEventObject =>
  event.type === 'alert.raised' ? { ...event, alert: migrateAlert(event.alert) } : event

const addKinds = (snapshot: JournalSnapshot): JournalSnapshot => {
  const { state } = snapshot
  if (!('context' in state) || !isRecord(state.context) || !Array.isArray(state.context.alerts))
    return snapshot
  const context = { ...state.context, alerts: state.context.alerts.map(migrateAlert) }
  return { ...snapshot, state: Object.assign({ ...state }, { context }) }
}

const migrateAlert = (alert: unknown): unknown =>
  isRecord(alert) ? { ...alert, action: migrateAction(alert.action) } : alert

const migrateAction = (action: unknown): unknown => {
  if (!isRecord(action)) return action
  const { label, intent, ...data } = action
  if (intent === undefined) return { kind: 'link', ...action }
  if (intent === 'cart.undo') return { kind: intent, label, act: { intent, ...data } }
  return { kind: intent, label, ...data }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
