import { type ActionTemplate, actions, type Fingerprint } from '@antithesishq/bombadil/browser'
import { clicks } from '@antithesishq/bombadil/browser/defaults/actions'
import { gesturesOf, pressedIn } from './leaves.ts'
import { seen } from './seen.ts'

/** The pressed element as Bombadil's trace names it; fields that are missing were not there. */
interface Pressed {
  tag: string
  role?: string
  href?: string
  accessible_name?: string
  text_content?: string
}

/** A gesture as it stands in Bombadil's trace. */
export type TracedGesture =
  | { Click: { fingerprint: Pressed } }
  | { TypeText: { text: string } }
  | Exclude<ActionTemplate, { Click: unknown } | { TypeText: unknown }>

/** A gesture of an earlier visit, and when it was made by the clock of its pages. */
export interface Recorded {
  clock: number
  gesture: TracedGesture
}

/**
 * Wait so long, by the page's clock, for an element that is missing, and then leave the gesture out: no two
 * visits meet quite the same pages.
 */
const PATIENCE_MS = 3_000

const isSame = (there: Fingerprint, was: Pressed): boolean =>
  there.tag === was.tag &&
  there.role === (was.role ?? null) &&
  there.href === (was.href ?? null) &&
  there.accessibleName === (was.accessible_name ?? null) &&
  there.textContent === (was.text_content ?? null)

/** Finds the gesture's element on this page; null while it is missing. */
const findAgain = (gesture: TracedGesture): ActionTemplate | null => {
  if (typeof gesture === 'string') return gesture
  if ('TypeText' in gesture)
    return { TypeText: { text: { CharSet: [{ Literal: gesture.TypeText.text }] }, delayMillis: 1 } }
  if (!('Click' in gesture)) return gesture
  const { fingerprint } = gesture.Click
  return (
    gesturesOf(clicks).find((one) => {
      const there = pressedIn(one)
      return there !== null && isSame(there, fingerprint)
    }) ?? null
  )
}

/** Repeats the gestures of an earlier visit, none before its time. */
export const repeat = (recorded: readonly Recorded[]) => {
  let at = 0
  return actions(() => {
    const { clock } = seen.current
    const next = recorded[at]
    if (clock === null || !next || clock < next.clock) return ['Wait']
    const gesture = findAgain(next.gesture)
    if (gesture || clock > next.clock + PATIENCE_MS) at += 1
    return [gesture ?? 'Wait']
  })
}
