import type { AnyMachineSnapshot } from 'xstate'
import { isAnswer } from '#machines/chart/event-types.ts'
import { stateInWords } from '#machines/chart/words.ts'
import type { ExportedStream } from '#machines/journal/export.ts'
import { type Moment, timelineOf } from '#machines/journal/timeline.ts'
import type { Trace } from '#machines/journal/trace.ts'
import type { Profile, Session, User } from '#machines/session.ts'
import { isPageLoad, OF_PAGE, searchAddress } from './pages.ts'
import type { Traces } from './traces.ts'

/** Who opens the shop, and what they have, as far as that can be made anew. */
export interface Visitor {
  who: 'nobody' | 'guest' | 'customer' | 'staff'
  /** Whether their account has a project, with one picture in it; a guest always has one. */
  hasProject: boolean
}

/** Where the repeating of a report begins, and what it leaves out. */
export interface Beginning {
  visitor: Visitor
  /** The address of the search that was shown then; null where none was. */
  place: string | null
  /** All that is taken from then on, in order of time. */
  moments: readonly Moment[]
  /** How many events came earlier, on pages that the report does not tell whole. */
  earlier: number
  /** The actors that were amid something then, each with its state. */
  amid: readonly string[]
}

/** These follow from who is here and what they have, or say what others did. */
const BROUGHT = [
  OF_PAGE,
  'auth',
  'token-refresh',
  'cart-start',
  'cart-migration',
  'preferences',
  'recently-viewed',
]

/**
 * Begins with the first page that the report tells whole: streams are cut at different times, and what came
 * before they all begin is unknown.
 */
export const beginningOf = (traces: Traces): Beginning => {
  const all = timelineOf([...traces.keys()])
  const known = Math.max(0, ...[...traces.keys()].map(({ snapshot }) => snapshot?.at ?? 0))
  const load = all.findIndex((moment) => isPageLoad(moment) && moment.entry.at >= known)
  // Begin amid a page if signing out has cut what came before.
  const first = load === -1 ? all.findIndex(({ entry }) => entry.at > known) : load
  const moments = all.slice(Math.max(0, first))
  const from = moments[0]?.entry.at ?? 0
  const of = (machine: string) => [...traces].find(([stream]) => stream.machine === machine)
  const before = (machine: string) => {
    const found = of(machine)
    return found ? snapshotBefore(found, from) : null
  }
  return {
    visitor: {
      who: whoIs(before('auth')),
      hasProject: Boolean(before('cart-start')?.context.cartProjectId) || moments.some(hasProjectComing),
    },
    place: load === -1 ? placeOf(before(OF_PAGE)) : null,
    moments,
    // What comes with the very first page belongs to it.
    earlier: known > 0 || all.slice(0, Math.max(0, first)).some(isPageLoad) ? all.length - moments.length : 0,
    amid: [...traces].flatMap((traced) => findAmid(traced, from)),
  }
}

type Traced = [ExportedStream, Trace]

const snapshotBefore = ([{ entries }, { begun, steps }]: Traced, from: number): AnyMachineSnapshot | null => {
  const index = entries.findLastIndex(({ at }) => at < from)
  return (index === -1 ? begun : steps[index]?.snapshot) ?? null
}

const placeOf = (search: AnyMachineSnapshot | null): string | null =>
  search?.matches('here') ? searchAddress(search.context.place) : null

const whoIs = (auth: AnyMachineSnapshot | null): Visitor['who'] => {
  const { user, profile }: { user?: User | null; profile?: Profile | null } = auth?.context ?? {}
  if (user) return user.isStaff ? 'staff' : 'customer'
  return profile ? 'guest' : 'nobody'
}

/** Whoever signs in later finds the project. */
const hasProjectComing = ({ stream, entry: { event } }: Moment): boolean => {
  if (stream.machine !== 'auth' || !isAnswer(event.type)) return false
  const session: Partial<Session> | undefined = event.output
  return Boolean(session?.profile?.currentProject)
}

/** Tells whether a machine that outlives pages was waiting for something when this page began. */
const findAmid = (traced: Traced, from: number): string[] => {
  const [{ stream, machine }] = traced
  const snapshot = snapshotBefore(traced, from)
  if (snapshot?.status !== 'active' || BROUGHT.includes(machine)) return []
  const isAmid = snapshot.hasTag('pending') || snapshot.hasTag('blocked') || Boolean(snapshot.context.failure)
  return isAmid ? [`${stream} was in ${stateInWords(snapshot.value)}`] : []
}
