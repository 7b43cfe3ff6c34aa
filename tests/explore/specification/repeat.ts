import { type ActionTemplate, actions } from '@antithesishq/bombadil/browser'
import { clicks } from '@antithesishq/bombadil/browser/defaults/actions'
import { madeBy, pressedIn } from './leaves.ts'
import { seen } from './seen.ts'

/** A gesture of an earlier visit, and when it was made by the clock of its pages. */
export interface Recorded {
  clock: number
  gesture: ActionTemplate
}

/** What is not there is waited for so long by the page's clock, and left out then: no two visits meet quite the same pages. */
const PATIENCE_MS = 3_000

const isSame = (one: ActionTemplate, other: ActionTemplate): boolean => {
  const [pressed, wanted] = [pressedIn(one), pressedIn(other)]
  return (
    pressed !== null &&
    wanted !== null &&
    (['tag', 'role', 'href', 'accessibleName', 'textContent'] as const).every(
      (part) => pressed[part] === wanted[part],
    )
  )
}

/** The gestures of an earlier visit once more, none before its time. */
export const repeat = (recorded: readonly Recorded[]) => {
  let at = 0
  const find = (gesture: ActionTemplate): ActionTemplate | null =>
    pressedIn(gesture) ? (madeBy(clicks).find((one) => isSame(one, gesture)) ?? null) : gesture
  return actions(() => {
    const { clock } = seen.current
    const next = recorded[at]
    if (clock === null || !next || clock < next.clock) return ['Wait']
    const gesture = find(next.gesture)
    if (gesture || clock > next.clock + PATIENCE_MS) at += 1
    return [gesture ?? 'Wait']
  })
}
