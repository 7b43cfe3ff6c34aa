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
const isCalm = () => seen.current.calmFor > BUSY_S * 1000 && seen.current.blocked.length === 0

/** A thing that may be wrong for a while, as pages and services are never of one moment. */
const mends = (isWrong: () => boolean) =>
  always(now(isWrong).implies(eventually(() => !isWrong()).within(BUSY_S, 'seconds')))

/** A page has one heading of the first level, a title that ends in the shop's name, and a way home. */
export const pageIsWhole = mends(() => {
  const { isOurs, headings, title, hasWayBack } = seen.current
  return isOurs && !(headings.length === 1 && title.endsWith(BRAND) && hasWayBack)
})

/** Whatever is busy ends. */
export const busyEnds = mends(() => seen.current.busy.length > 0)

/** Signed in means a ready cart, when REST has an open project. */
export const signedInHasCart = mends(() => {
  const { isSignedIn, isCartReady, projectQuantity } = seen.current
  return isCalm() && isSignedIn && projectQuantity !== null && !isCartReady
})

/** The header's count is REST's. */
export const countIsRests = mends(() => {
  const { isSignedIn, count, projectQuantity, guestQuantity } = seen.current
  const pieces = isSignedIn ? projectQuantity : guestQuantity
  return isCalm() && count !== null && pieces !== null && count !== pieces
})

/** The header's count is the sum of the lines that the cart shows. */
export const countIsSumOfLines = mends(() => {
  const { lines, count } = seen.current
  return isCalm() && lines.length > 0 && count !== lines.reduce((sum, pieces) => sum + pieces, 0)
})

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
