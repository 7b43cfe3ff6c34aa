/**
 * How the statecharts are used (issue 13, Analytics): counts alone, which browsers send where the owner has
 * set USAGE_COUNTS=1 and the visitor has agreed. Kept for 90 days, by UTC day.
 *
 * - POST /api/v2/usage/ {@link UsageBody} → 204; 404 where nothing is counted, 400 by field, 429 by network.
 * - GET /api/v2/usage/?days&site&device → {@link UsageView}; staff only. `days` is 1 to 90, 1 if left out,
 *   today among them.
 */
export const SITES = ['standard', 'government'] as const
export type Site = (typeof SITES)[number]

export const DEVICES = ['phone', 'desk'] as const
export type Device = (typeof DEVICES)[number]

/** What one page has taken since it last said so. */
export interface UsageBody {
  site: Site
  device: Device
  /** Whether this page says so for the first time: a visit is counted once. */
  is_new: boolean
  /** At most 500 of both together. */
  transitions: TransitionCount[]
  states: StateCount[]
}

export interface TransitionCount {
  machine: string
  /** `source|event[index]{guard}->targets`, as machines/chart/transitions.ts writes it. */
  key: string
  times: number
  /** Whether this page took it for the first time. */
  is_new: boolean
}

export interface StateCount {
  machine: string
  /** XState's id of a state that holds no others, `auth.signedIn`. */
  state: string
  /** How often it was left. */
  times: number
  /** How long it lasted in all, left or not. */
  milliseconds: number
  /** Whether its machine was there as the visitor went. */
  is_last: boolean
}

export interface TransitionUsage {
  machine: string
  key: string
  times: number
  /** Visits that took it at least once. */
  visits: number
}

export interface StateUsage {
  machine: string
  state: string
  times: number
  milliseconds: number
  /** How often a visitor went while its machine was there. */
  stops: number
}

export interface UsageView {
  /** Whether visits are counted now. */
  is_counted: boolean
  visits: number
  /** What was taken most comes first; at most 5,000 of each. */
  transitions: TransitionUsage[]
  states: StateUsage[]
}
