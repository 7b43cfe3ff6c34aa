import type { PublishingSubject } from '#machines/publishing/ports.ts'
import type { SearchPlace } from '#machines/search/place.ts'
import type { UndoableAct } from '#machines/undo/act.ts'

/** One alert as it is shown. */
export interface Alert {
  /** Unique; given by whoever raises it. */
  id: string
  status: 'info' | 'success' | 'warning' | 'danger'
  text: string
  /** What the text speaks of, beneath it. */
  items?: readonly string[]
  /** Stays until it is dismissed. */
  persistent: boolean
  /** Something to do about it, as data alone: it means the same after a reload. */
  action: AlertAction | null
  /** Where more is said about it, and whatever can be done about it can be done as well. */
  more?: AlertLink
}

export interface AlertLink {
  label: string
  href: string
}

/** A link, or what the composition root does about its kind. */
export type AlertAction =
  | ({ kind: 'link' } & AlertLink)
  | { kind: 'adding.retry'; label: string }
  | { kind: 'migration.retry'; label: string }
  | { kind: 'cart.undo'; label: string; act: UndoableAct }
  | { kind: 'clearing.undo'; label: string; was: SearchPlace }
  | { kind: 'publishing.undo'; label: string; subject: PublishingSubject }

export type OfferKind = Exclude<AlertAction['kind'], 'link'>

export type ActionOf<Kind extends OfferKind> = Extract<AlertAction, { kind: Kind }>

/** As many as fit on a phone above what they are about. */
export const MOST = 5

/**
 * Whether two alerts say the same words, and undo the same act if they offer to: two lines of one name can
 * both be brought back.
 */
export const isSame = (one: Alert, other: Alert): boolean =>
  one.text === other.text && writeItems(one) === writeItems(other) && writeUndo(one) === writeUndo(other)

const writeItems = ({ items = [] }: Alert): string => JSON.stringify(items)

const writeUndo = ({ action }: Alert): string | null =>
  action?.kind.endsWith('.undo') ? JSON.stringify(action) : null

export const findSame = (alerts: readonly Alert[], alert: Alert): Alert | null =>
  alerts.find((one) => isSame(one, alert)) ?? null

/**
 * Answers which alert makes room for one more: the oldest that is not persistent, else the oldest; null while
 * there is room.
 */
export const findAlertToForget = (alerts: readonly Alert[]): Alert | null =>
  alerts.length < MOST ? null : (alerts.find((alert) => !alert.persistent) ?? alerts[0] ?? null)

export const leaveOut = (alerts: readonly Alert[], id: string | undefined): Alert[] =>
  alerts.filter((alert) => alert.id !== id)
