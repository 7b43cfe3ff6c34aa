import { always, eventually, next, now } from '@antithesishq/bombadil'
import {
  noUncaughtExceptions,
  noUnhandledPromiseRejections,
} from '@antithesishq/bombadil/browser/defaults/properties'
import { gestures } from './gestures.ts'
import { seen } from './seen.ts'

/** What Bombadil runs: what visitors do, two of its own properties of any page, and ours of this shop. */
export const visitor = gestures
export const throwsNothing = noUncaughtExceptions
export const rejectsNothing = noUnhandledPromiseRejections

/** spec.md section 9 lets an alert stay for 5 s; a second more is for the machine that the browser runs on. */
const ALERT_S = 6
const BUSY_S = 20
const BRAND = 'Aquatint'

/** What a storm has left is over, and nothing waits for the visitor to try it again. */
const isCalm = () => (seen.current.calmFor ?? 0) > BUSY_S * 1000 && seen.current.blocked.length === 0

/** A storm has begun again, or the visitor has been asked to decide: what was promised is promised anew afterwards. */
const isExcused = () =>
  (seen.current.calmFor ?? Number.POSITIVE_INFINITY) <= BUSY_S * 1000 || seen.current.blocked.length > 0

/** A thing that may be wrong for a while, as pages and services are never of one moment. */
const mends = (isWrong: () => boolean) =>
  always(now(isWrong).implies(eventually(() => !isWrong()).within(BUSY_S, 'seconds')))

/** The same of what is held against REST. A page that says nothing yet is not right by that. */
const comesRight = (isWrong: () => boolean, isRight: () => boolean) =>
  always(
    now(() => isCalm() && isWrong()).implies(
      eventually(() => isRight() || isExcused()).within(BUSY_S, 'seconds'),
    ),
  )

/** A page has one heading of the first level, a title that ends in the shop's name, and a way home. */
export const pageIsWhole = mends(() => {
  const { isOurs, headings, title, hasWayBack } = seen.current
  return isOurs && !(headings.length === 1 && title.endsWith(BRAND) && hasWayBack)
})

/** Whatever is busy ends. */
export const busyEnds = mends(() => seen.current.busy.length > 0)

const lacksCart = () => {
  const { isSignedIn, isCartReady, projectQuantity } = seen.current
  return isSignedIn && projectQuantity !== null && !isCartReady
}

/** Signed in means a ready cart, when REST has an open project. */
export const signedInHasCart = comesRight(lacksCart, () => seen.current.isCartReady)

/** How many pieces REST has for whoever is here; null where that is not known. */
const pieces = (): number | null =>
  seen.current.isSignedIn ? seen.current.projectQuantity : seen.current.guestQuantity

const isCountKnown = () => seen.current.count !== null && pieces() !== null

/** The header's count is REST's. */
export const countIsRests = comesRight(
  () => isCountKnown() && seen.current.count !== pieces(),
  () => isCountKnown() && seen.current.count === pieces(),
)

const linesDiffer = () =>
  seen.current.count !== seen.current.lines.reduce((sum, quantity) => sum + quantity, 0)

/** The header's count is the sum of the lines that the cart shows. */
export const countIsSumOfLines = comesRight(
  () => seen.current.lines.length > 0 && linesDiffer(),
  () => seen.current.lines.length === 0 || !linesDiffer(),
)

/** An alert that is not persistent goes. */
export const alertsGo = always(
  now(() => seen.current.alerts.length > 0).implies(
    now(() => {
      const [shown = ''] = seen.current.alerts
      return eventually(() => !seen.current.alerts.includes(shown)).within(ALERT_S, 'seconds')
    }),
  ),
)

/** What is typed is lost by the visitor's own act only: waiting loses nothing. */
export const typedStays = always(
  now(() => {
    const { path, typed } = seen.current
    return next(() => {
      const { hasWaited, path: pathNow, typed: typedNow } = seen.current
      const isKept = Object.entries(typed).every(([field, text]) => (typedNow[field] ?? text) === text)
      return !hasWaited || pathNow !== path || isKept
    })
  }),
)

const CANNOT_HELP = ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT']

/** Nobody is asked to try again what will be refused again. */
export const tryAgainCanHelp = always(() => {
  const { refusals, tryAgain } = seen.current
  const inVain = refusals.filter(({ code, message }) => message !== '' && CANNOT_HELP.includes(code))
  return !inVain.some(({ message }) => tryAgain.some((text) => text.includes(message)))
})

/** No person is spoken to of tokens or of GraphQL. */
export const noJargon = always(
  () => !seen.current.tryAgain.some((text) => /token|graphql|int cannot/i.test(text)),
)

/** Each actor of the page does what its pure machine does. */
export const machinesAgree = always(() => seen.current.disagreements.length === 0)
