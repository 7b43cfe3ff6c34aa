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

/** A link to a file or to another program ends a visit to the pages, and signing out the visit of this person. */
const staysHere = (gesture: ActionTemplate) =>
  !/^(tel|mailto):|\.pdf$|\.csv$|\/accounts\/logout$/.test(pressedIn(gesture)?.href ?? '') &&
  !/sign out/i.test(nameOf(gesture))

/** What leads to where the shop's processes are, and is pressed three times as often as anything else. */
const TELLING = /add|retry|try again|check out|continue|remove|save|sign|cart|undo|approve|delete|quick view/i
const RETRY = /\b(retry|try again)\b/i

/** How often each kind of gesture is made, of a hundred; what is missing is waiting. */
const KINDS: readonly [number, (random: () => number) => ActionTemplate[]][] = [
  [64, () => madeBy(clicks)],
  [18, (random) => (seen.current.field ? [typeInto(seen.current.field, random)] : madeBy(clicks))],
  [4, () => madeBy(scroll)],
  [4, () => madeBy(back)],
  [2, () => madeBy(forward)],
  [2, () => madeBy(reload)],
]

/** Not in spec.md: at times a visitor reads, or leaves what they have typed, for so long by the page's clock. */
const LINGER_MS = 4_500
const LINGER_SHARE = { typed: 0.4, waited: 0, other: 0.06 }

let random: (() => number) | null = null
let lingersUntil = 0

const chooseGesture = (draw: () => number): ActionTemplate => {
  let share = draw() * 100
  const kind = KINDS.find(([weight]) => {
    share -= weight
    return share < 0
  })
  const possible = kind?.[1](draw).filter(staysHere) ?? []
  const weighted = possible.flatMap((gesture) =>
    TELLING.test(nameOf(gesture)) ? [gesture, gesture, gesture] : [gesture],
  )
  return weighted[Math.floor(draw() * weighted.length)] ?? 'Wait'
}

/** At the end of a visit its promises are waited for; what asks to be tried again is. */
const rest = (): ActionTemplate => madeBy(clicks).find((gesture) => RETRY.test(nameOf(gesture))) ?? 'Wait'

/**
 * One gesture each time, so that Bombadil has nothing left to choose: what is chosen comes from our seed alone, and the same
 * seed on the same pages makes the same visit.
 */
export const gestures = actions(() => {
  const { seed, clock, isResting, did } = seen.current
  if (random === null && seed !== null) random = createRandom(seed)
  if (random === null || clock === null) return ['Wait']
  if (isResting) return [rest()]
  if (clock < lingersUntil) return ['Wait']
  if (random() < LINGER_SHARE[did]) {
    lingersUntil = clock + LINGER_MS
    return ['Wait']
  }
  return [chooseGesture(random)]
})
