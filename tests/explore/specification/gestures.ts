import { type ActionTemplate, actions } from '@antithesishq/bombadil/browser'
import { back, clicks, forward, reload, scroll } from '@antithesishq/bombadil/browser/defaults/actions'
import { createRandom } from '../random.ts'
import { gesturesOf, pressedIn } from './leaves.ts'
import { seen } from './seen.ts'
import { typeInto } from './typing.ts'

const nameOf = (gesture: ActionTemplate): string => {
  const pressed = pressedIn(gesture)
  return pressed?.accessibleName ?? pressed?.textContent ?? ''
}

/**
 * Leaves out links to a file or another program, which end a visit to the pages, and signing out, which ends
 * this person's.
 */
const staysHere = (gesture: ActionTemplate) =>
  !/^(tel|mailto):|\.pdf$|\.csv$|\/accounts\/logout$/.test(pressedIn(gesture)?.href ?? '') &&
  !/sign out/i.test(nameOf(gesture))

/** Controls that start the shop's processes are pressed so many times as often as others. */
const TELLING_WEIGHT = 8
const TELLING =
  /add|retry|try again|check out|continue|remove|save|cart|undo|approve|delete|rename|new|quick view/i
const RETRY = /\b(retry|try again)\b/i

/** The share of each kind of gesture, of a hundred; the rest is waiting. */
const KINDS: readonly [number, (random: () => number) => ActionTemplate[]][] = [
  [60, () => gesturesOf(clicks)],
  [24, (random) => (seen.current.field ? [typeInto(seen.current.field, random)] : gesturesOf(clicks))],
  [4, () => gesturesOf(scroll)],
  [4, () => gesturesOf(back)],
  [2, () => gesturesOf(forward)],
  [2, () => gesturesOf(reload)],
]

/** Not in spec.md: at times a visitor reads, or pauses after typing, for so long by the page's clock. */
const READING_MS = 4_500
const READING_SHARE = { typed: 0.4, waited: 0, other: 0.06 }
/**
 * Whether the visitor waits for a new notice to go, and for something that has been busy for more than a
 * moment.
 */
const NOTICE_MS = 7_500
const NOTICE_SHARE = 0.5
const BUSY_MS = 23_000
const BUSY_SHARE = 0.7
const MOMENT_MS = 2_000

let random: (() => number) | null = null
let lingersUntil = 0
let waitsForBusy = false
/** Things that the visitor has decided about, by when they came up. */
const decided = new Set<number>()

/** Answers how long the visitor does nothing now, by the page's clock. */
const decideLingering = (draw: () => number, clock: number): number => {
  const { alerts, busy, did, calmFor } = seen.current
  const isNew = ({ since }: { since: number }) => !decided.has(since)
  const notice = alerts.find(isNew)
  const stuck = busy.filter(({ since }) => clock - since > MOMENT_MS).find(isNew)
  for (const thing of [notice, stuck]) if (thing) decided.add(thing.since)
  waitsForBusy = calmFor !== 0 && stuck !== undefined && draw() < BUSY_SHARE
  if (waitsForBusy) return BUSY_MS
  if (notice && draw() < NOTICE_SHARE) return NOTICE_MS
  // Read less in a storm: the shop is to be asked much then.
  return calmFor !== 0 && draw() < READING_SHARE[did] ? READING_MS : 0
}

const chooseGesture = (draw: () => number): ActionTemplate => {
  let share = draw() * 100
  const kind = KINDS.find(([weight]) => {
    share -= weight
    return share < 0
  })
  const possible = kind?.[1](draw).filter(staysHere) ?? []
  const weighted = possible.flatMap((gesture) =>
    TELLING.test(nameOf(gesture)) ? Array<ActionTemplate>(TELLING_WEIGHT).fill(gesture) : [gesture],
  )
  return weighted[Math.floor(draw() * weighted.length)] ?? 'Wait'
}

/** None of our scripts runs there: a visit that stayed would see nothing any more. */
const DESIGN_TOOL = '/art/design/'

let hasBegunRest = false

/**
 * At the end of a visit begins something once more, or opens the cart, and then waits for all that is
 * promised, pressing whatever asks to be tried again.
 */
const rest = (draw: () => number): ActionTemplate => {
  const pressable = gesturesOf(clicks).filter(staysHere)
  const telling = pressable.filter((gesture) => TELLING.test(nameOf(gesture)))
  const last =
    telling[Math.floor(draw() * telling.length)] ??
    pressable.find((gesture) => pressedIn(gesture)?.href === '/cart')
  if (!hasBegunRest && last) {
    hasBegunRest = true
    return last
  }
  return pressable.find((gesture) => RETRY.test(nameOf(gesture))) ?? 'Wait'
}

/**
 * Offers Bombadil one gesture each time, so that it has nothing left to choose: our seed alone chooses, and
 * the same seed on the same pages makes the same visit.
 */
export const gestures = actions(() => {
  const { seed, clock, isResting, busy, path } = seen.current
  if (path.startsWith(DESIGN_TOOL)) return ['Back']
  if (random === null && seed !== null) random = createRandom(seed)
  if (random === null || clock === null) return ['Wait']
  if (isResting) return [rest(random)]
  const isOver = clock >= lingersUntil || (waitsForBusy && busy.length === 0)
  if (isOver) lingersUntil = clock + decideLingering(random, clock)
  return clock < lingersUntil ? ['Wait'] : [chooseGesture(random)]
})
