import { createRandom } from './random.ts'

/** What the edge does to one request of the graph. */
export type Fault =
  /** The services do it, and the answer never arrives. */
  | 'lostAnswer'
  /** It never reaches the shop. */
  | 'lostRequest'
  /** A proxy answers 503 with a page of HTML. */
  | 'unavailable'
  /** The access token is refused in the services' words. */
  | 'tokenRefused'
  /** It waits for some seconds. */
  | 'delayed'

/** What befalls the whole visit when a storm begins. */
export type Blow = 'offline' | 'cookiesDeleted' | 'servicesKilled' | 'secondTab' | 'none'

const FAULTS: readonly Fault[] = ['lostAnswer', 'lostRequest', 'unavailable', 'tokenRefused', 'delayed']
const BLOWS: readonly Blow[] = ['none', 'offline', 'secondTab', 'servicesKilled', 'cookiesDeleted']
const FAULTY_SHARE = 0.5

/**
 * In milliseconds, and not in spec.md. Calm and storm take turns, and a visit ends in a calm that decides
 * every promise.
 */
export interface Weather {
  calm: number
  storm: number
  /**
   * The last storm ends this long before the visit: what it leaves has 20 s, and what is compared with REST
   * 10 s more.
   */
  lastCalm: number
  /** The visitor only waits for this long at the end. */
  rest: number
}

/** For visits that explore: there are gestures in the calm after a storm too. */
export const LONG: Weather = { calm: 40_000, storm: 12_000, lastCalm: 60_000, rest: 32_000 }
/** For the visits of `npm test`: one storm in a minute. */
export const SHORT: Weather = { calm: 12_000, storm: 9_000, lastCalm: 39_000, rest: 32_000 }
/** For proving that a property breaks by a fault that needs no storm. */
export const FINE: Weather = { calm: 3_600_000, storm: 0, lastCalm: 0, rest: 32_000 }

/**
 * Plans when storms come and what they bring, the same for the same seed. Times are milliseconds since 1970.
 */
export const planFaults = (seed: number, weather: Weather, begunAt: number, endsAt: number) => {
  const random = createRandom(seed)
  const pick = <Kind>(kinds: readonly Kind[]): Kind => kinds[Math.floor(random() * kinds.length)] as Kind
  const { calm, storm, lastCalm, rest } = weather
  const stormBegunBy = (now: number) =>
    begunAt + calm + Math.floor((now - begunAt) / (calm + storm)) * (calm + storm)
  const isStormy = (now: number): boolean => {
    const begun = stormBegunBy(now)
    return now >= begun && begun + storm <= endsAt - lastCalm
  }
  return {
    isStormy,
    isResting: (now: number): boolean => now >= endsAt - rest,
    /** Answers the fault of a storm's next request; null lets it through. */
    nextFault: (): Fault | null => (random() < FAULTY_SHARE ? pick(FAULTS) : null),
    nextBlow: (): Blow => pick(BLOWS),
  }
}

export type FaultPlan = ReturnType<typeof planFaults>
