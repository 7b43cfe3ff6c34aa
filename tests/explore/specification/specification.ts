import {
  noConsoleErrors,
  noUncaughtExceptions,
  noUnhandledPromiseRejections,
} from '@antithesishq/bombadil/browser/defaults/properties'
import { gestures } from './gestures.ts'
import { promisesOf } from './promises.ts'
import { seen } from './seen.ts'

/** Bombadil runs these: what visitors do, its own properties of any page, and our properties of this shop. */
export const visitor = gestures
export const throwsNothing = noUncaughtExceptions
export const rejectsNothing = noUnhandledPromiseRejections
export const logsNoErrors = noConsoleErrors

const promises = promisesOf(seen)
export const everyPageIsThere = promises.everyPageIsThere
export const pageHasOneHeading = promises.pageHasOneHeading
export const titleEndsInBrand = promises.titleEndsInBrand
export const pageHasWayHome = promises.pageHasWayHome
export const busyEnds = promises.busyEnds
export const alertsGo = promises.alertsGo
export const signedInHasCart = promises.signedInHasCart
export const countIsRests = promises.countIsRests
export const countIsSumOfLines = promises.countIsSumOfLines
export const typedStays = promises.typedStays
export const tryAgainCanHelp = promises.tryAgainCanHelp
export const noJargon = promises.noJargon
export const machinesAgree = promises.machinesAgree
export const journalReplays = promises.journalReplays
