import { type ActionTemplate, actions } from '@antithesishq/bombadil/browser'
import { back, clicks, forward, reload, scroll } from '@antithesishq/bombadil/browser/defaults/actions'
import { createRandom } from '../random.ts'
import { madeBy, pressedIn } from './leaves.ts'
import { seen } from './seen.ts'
import { typeInto } from './typing.ts'

const nameOf = (gesture: ActionTemplate): string => {
  const pressed = pressedIn(gesture)
  return pressed?.accessibleName ?? pressed?.textContent ?? ''
}

/**
 * A link to a file or to another program ends a visit to the pages, and signing out the visit of this person.
 */
const staysHere = (gesture: ActionTemplate) =>
  !/^(tel|mailto):|\.pdf$|\.csv$|\/accounts\/logout$/.test(pressedIn(gesture)?.href ?? '') &&
  !/sign out/i.test(nameOf(gesture))

/** What leads to where the shop's processes are, and is pressed so many times as often as anything else. */
const TELLING_WEIGHT = 8
const TELLING =
  /add|retry|try again|check out|continue|remove|save|cart|undo|approve|delete|rename|new|quick view/i
const RETRY = /\b(retry|try again)\b/i

/** How often each kind of gesture is made, of a hundred; what is missing is waiting. */
const KINDS: readonly [number, (random: () => number) => ActionTemplate[]][] = [
  [60, () => madeBy(clicks)],
  [24, (random) => (seen.current.field ? [typeInto(seen.current.field, random)] : madeBy(clicks))],
  [4, () => madeBy(scroll)],
  [4, () => madeBy(back)],
  [2, () => madeBy(forward)],
  [2, () => madeBy(reload)],
]

/**
 * Not in spec.md: at times a visitor reads, or leaves what they have typed, for so long by the page's clock.
 */
const READING_MS = 4_500
const READING_SHARE = { typed: 0.4, waited: 0, other: 0.06 }
/**
 * Of a notice that has just come up, and of what has been busy for longer than a moment: is it waited for?
 */
const NOTICE_MS = 7_500
const NOTICE_SHARE = 0.5
const BUSY_MS = 23_000
const BUSY_SHARE = 0.7
const MOMENT_MS = 2_000

let random: (() => number) | null = null
let lingersUntil = 0
let waitsForBusy = false
/** What the visitor has made up their mind about, by when it came up. */
const decided = new Set<number>()

/** For how long the visitor does nothing now, by the page's clock. */
const lingering = (draw: () => number, clock: number): number => {
  const { alerts, busy, did, calmFor } = seen.current
  const isNew = ({ since }: { since: number }) => !decided.has(since)
  const notice = alerts.find(isNew)
  const stuck = busy.filter(({ since }) => clock - since > MOMENT_MS).find(isNew)
  for (const thing of [notice, stuck]) if (thing) decided.add(thing.since)
  waitsForBusy = calmFor !== 0 && stuck !== undefined && draw() < BUSY_SHARE
  if (waitsForBusy) return BUSY_MS
  if (notice && draw() < NOTICE_SHARE) return NOTICE_MS
  // In a storm much is to be asked of the shop.
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

/** No script of ours runs there: a visit that stayed would see nothing any more. */
const DESIGN_TOOL = '/art/design/'

let hasBegunRest = false

/**
 * At the end of a visit something is begun once more, or the cart opened, and then whatever is promised is
 * waited for; what asks to be tried again is.
 */
const rest = (draw: () => number): ActionTemplate => {
  const pressable = madeBy(clicks).filter(staysHere)
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
 * One gesture each time, so that Bombadil has nothing left to choose: what is chosen comes from our seed
 * alone, and the same seed on the same pages makes the same visit.
 */
export const gestures = actions(() => {
  const { seed, clock, isResting, busy, path } = seen.current
  if (path.startsWith(DESIGN_TOOL)) return ['Back']
  if (random === null && seed !== null) random = createRandom(seed)
  if (random === null || clock === null) return ['Wait']
  if (isResting) return [rest(random)]
  const isOver = clock >= lingersUntil || (waitsForBusy && busy.length === 0)
  if (isOver) lingersUntil = clock + lingering(random, clock)
  return clock < lingersUntil ? ['Wait'] : [chooseGesture(random)]
})
