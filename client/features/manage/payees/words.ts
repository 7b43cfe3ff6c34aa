import type { Json } from '#client/apollo/json.ts'

const STATUSES: Readonly<Record<string, string>> = {
  PRE_ACTIVATED: 'Pre-activated',
  ACTIVATED: 'Activated',
  VERIFIED: 'Verified',
  INVALID: 'Invalid',
  LOCKED: 'Locked',
  FROZEN: 'Frozen',
  DE_ACTIVATED: 'Deactivated',
}

/** A status as people read it. */
export const statusInWords = (status: string): string => STATUSES[status] ?? status

const DEEDS: Readonly<Record<string, string>> = {
  PRE_ACTIVATED: 'Start over',
  ACTIVATED: 'Activate',
  VERIFIED: 'Verify',
  INVALID: 'Mark as invalid',
  LOCKED: 'Lock',
  FROZEN: 'Freeze',
  DE_ACTIVATED: 'Deactivate',
}

/** What leads to a status. */
export const deedOf = (transition: string): string => DEEDS[transition] ?? transition

const FORM_STATES: Readonly<Record<string, string>> = {
  valid: 'Valid',
  awaited: 'Awaited: no payments until we have it',
  ended: 'Ended: no payments until there’s a new one',
  superseded: 'Superseded by another form',
}

/** What the state of a tax form means. */
export const formStateInWords = (state: string): string => FORM_STATES[state] ?? state

const NUMBER_KINDS: Readonly<Record<string, string>> = { ssn: 'SSN', itin: 'ITIN', ein: 'EIN' }

/** What a tax number is called; those of other countries have no name in common. */
export const numberKindInWords = (kind: string): string => NUMBER_KINDS[kind] ?? 'Tax number'

/** What a resource of payees is of, as sentences say it. */
export const kindOf = (resource: string): string => (resource.includes('/') ? 'account' : 'identity')

export interface Offer {
  transition: string
  refusal: string | null
}

const isOffer = (value: Json): value is { transition: string; refusal: string | null } =>
  typeof value === 'object' && value !== null && 'transition' in value && 'refusal' in value

/** The transitions that a record offers, as its service decides them by the lifecycle. */
export const offersOf = (value: Json | undefined): readonly Offer[] =>
  Array.isArray(value) ? value.filter(isOffer) : []
