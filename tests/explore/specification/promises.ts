import { always, type Formula, next, now } from '@antithesishq/bombadil'
import type { Seen } from './seen.ts'

/**
 * From spec.md, in seconds of the page's clock: an alert stays for 5 s, and one more second is for the
 * timers.
 */
const ALERT_S = 6
const BUSY_S = 20
/** Not in spec.md: by then a page is whole, and agrees with REST. */
const WHOLE_S = 4
const RIGHT_S = 10
const BRAND = 'Aquatint'

type Verdict = 'right' | 'wrong' | 'unknown'

/**
 * Writes each promise of every page as a formula over what is seen. `specification.ts` gives them to
 * Bombadil, and tests give them made traces.
 */
export const promisesOf = (seen: { readonly current: Seen }) => {
  const clock = () => seen.current.clock ?? 0
  const olderThan = (seconds: number, since: number) => clock() - since > seconds * 1000

  /** The last storm has had the time to pass, with all that it left. */
  const isCalm = () => (seen.current.calmFor ?? 0) > BUSY_S * 1000

  /** The visitor is asked to try again. At its end a visit does so, after which this excuses nothing. */
  const isAsked = () => seen.current.isCartAsked && !seen.current.isResting

  /**
   * Promises that what is wrong in the calm is right some seconds later. Unknown counts as neither. A storm,
   * or an offer to try again, begins the promise anew.
   */
  const comesRight = (verdict: () => Verdict) => {
    const by = (end: number): Formula =>
      now(() => {
        if (verdict() === 'right' || (seen.current.calmFor !== null && !isCalm()) || isAsked()) return true
        return verdict() === 'wrong' && clock() > end ? false : next(by(end))
      })
    return always(
      now(() => isCalm() && !isAsked() && verdict() === 'wrong').implies(
        now(() => by(clock() + RIGHT_S * 1000)),
      ),
    )
  }

  /** The page has been there for a moment and waits for nothing. */
  const isSettled = () => seen.current.isOurs && olderThan(WHOLE_S, seen.current.pathSince)

  /** Answers the pieces that REST has for whoever is here; null where that is unknown. */
  const pieces = () => (seen.current.isSignedIn ? seen.current.projectQuantity : seen.current.guestQuantity)

  const areKept = (typed: Seen['typed']) =>
    Object.entries(typed).every(([field, text]) => text === '' || seen.current.typed[field] === text)

  const CANNOT_HELP = ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT']
  const JARGON = /token not valid|token_not_valid|graphql|status code|int cannot|\[object|undefined/i

  /** The document was asked for when the last storm was long over. */
  const isOfCalm = () =>
    seen.current.calmFor !== null && seen.current.calmFor > seen.current.age + BUSY_S * 1000

  return {
    /** A page that a service has a part in is answered 503 while that is away, for search engines. */
    everyPageIsThere: always(() => seen.current.status < 400 || (seen.current.status === 503 && !isOfCalm())),
    pageHasOneHeading: always(() => !isSettled() || seen.current.headings.length === 1),
    titleEndsInBrand: always(() => !isSettled() || seen.current.title.endsWith(BRAND)),
    pageHasWayHome: always(() => !isSettled() || seen.current.hasWayHome),
    busyEnds: always(() => !seen.current.busy.some(({ since }) => olderThan(BUSY_S, since))),
    alertsGo: always(() => !seen.current.alerts.some(({ since }) => olderThan(ALERT_S, since))),
    /** Holds where REST has an open project. */
    signedInHasCart: comesRight(() => {
      const { isSignedIn, isCartReady, projectQuantity } = seen.current
      if (!isSignedIn || isCartReady) return 'right'
      return projectQuantity === null ? 'unknown' : 'wrong'
    }),
    countIsRests: comesRight(() => {
      const { count } = seen.current
      if (count === null || pieces() === null) return 'unknown'
      return count === pieces() ? 'right' : 'wrong'
    }),
    countIsSumOfLines: comesRight(() => {
      const { count, lines } = seen.current
      if (lines.length === 0 || count === null) return 'right'
      return count === lines.reduce((sum, pieces) => sum + pieces, 0) ? 'right' : 'wrong'
    }),
    /**
     * Text and field stay while the visitor only waits, provided that nothing was under way when they typed.
     */
    typedStays: always(
      now(() => seen.current.did === 'typed' && seen.current.busy.length === 0).implies(
        now(() => {
          const { typed, path } = seen.current
          const stays = (): Formula =>
            next(() => {
              if (seen.current.did !== 'waited' || seen.current.path !== path) return true
              return areKept(typed) ? stays() : false
            })
          return stays()
        }),
      ),
    ),
    /** No offer to try again stands where the same would be refused again. */
    tryAgainCanHelp: always(() => {
      const { refusals, offers } = seen.current
      const inVain = refusals.filter(({ code, message }) => message !== '' && CANNOT_HELP.includes(code))
      return !inVain.some(({ message }) => offers.some((text) => text.includes(message)))
    }),
    /** No text speaks of tokens or of GraphQL. */
    noJargon: always(() => !seen.current.said.some((text) => JARGON.test(text))),
    machinesAgree: always(() => seen.current.disagreements.length === 0),
    journalReplays: always(() => seen.current.unreplayed.length === 0),
  }
}
