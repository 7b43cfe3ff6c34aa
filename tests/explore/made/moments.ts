import type { Seen } from '../specification/seen.ts'

/** Long after the last storm: a whole page with nothing under way and nothing wrong. */
const WELL: Seen = {
  isOurs: true,
  path: '/cart',
  status: 200,
  age: 1_000,
  clock: 0,
  pathSince: 0,
  did: 'other',
  title: 'Cart · Aquatint',
  headings: ['Cart'],
  hasWayHome: true,
  busy: [],
  alerts: [],
  refusals: [],
  isSignedIn: true,
  isCartReady: true,
  isCartAsked: false,
  count: 2,
  lines: [2],
  offers: [],
  said: [],
  typed: {},
  field: null,
  seed: 1,
  calmFor: 60_000,
  isResting: false,
  projectQuantity: 2,
  guestQuantity: null,
  disagreements: [],
  unreplayed: [],
  replayed: 0,
}

/** Makes a moment for each half second of so many seconds, from a second on. */
export const makeMoments = (from: number, seconds: number, seen: Partial<Seen> = {}): Seen[] =>
  Array.from({ length: seconds * 2 }, (_, index) => ({ ...WELL, clock: (from + index / 2) * 1000, ...seen }))
