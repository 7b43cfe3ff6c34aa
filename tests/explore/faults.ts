import { createRandom } from './random.ts'

/** What the edge does to one request of the graph. */
export type Fault =
  /** The services take it, and the answer never arrives. */
  | 'lostAnswer'
  /** It never reaches the shop. */
  | 'lostRequest'
  /** A proxy answers 503 with a page of HTML. */
  | 'unavailable'
  /** The access token is refused, in the words of the services. */
  | 'tokenRefused'
  /** It waits for some seconds. */
  | 'delayed'

/** What befalls the whole visit as a storm begins. */
export type Blow = 'offline' | 'cookiesDeleted' | 'servicesKilled' | 'secondTab' | 'none'

const FAULTS: readonly Fault[] = ['lostAnswer', 'lostRequest', 'unavailable', 'tokenRefused', 'delayed']
const BLOWS: readonly Blow[] = ['none', 'offline', 'secondTab', 'servicesKilled', 'cookiesDeleted']

/** Not in spec.md: calm is long enough for whatever a storm has left to come to an end within the 20 s it has. */
const STORM_MS = 12_000
const CALM_MS = 75_000
const FAULTY_SHARE = 0.35

/** When there are storms, and what they bring: the same for the same seed. */
export const planFaults = (seed: number, begunAt: number) => {
  const random = createRandom(seed)
  const pick = <Kind>(kinds: readonly Kind[]): Kind => kinds[Math.floor(random() * kinds.length)] as Kind
  const phaseAt = (now: number) => (now - begunAt) % (CALM_MS + STORM_MS)
  return {
    isStormy: (now: number): boolean => phaseAt(now) >= CALM_MS,
    /** Milliseconds since the last storm, or since the beginning; 0 in a storm. */
    calmFor: (now: number): number => (phaseAt(now) >= CALM_MS ? 0 : phaseAt(now)),
    /** The fault of the next request of a storm; null when it is let through. */
    nextFault: (): Fault | null => (random() < FAULTY_SHARE ? pick(FAULTS) : null),
    nextBlow: (): Blow => pick(BLOWS),
  }
}

export type FaultPlan = ReturnType<typeof planFaults>
