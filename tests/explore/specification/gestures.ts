import type { ActionGenerator, Tree } from '@antithesishq/bombadil/actions'
import { type ActionTemplate, actions } from '@antithesishq/bombadil/browser'
import {
  back,
  clicks,
  forward,
  inputs,
  reload,
  scroll,
} from '@antithesishq/bombadil/browser/defaults/actions'
import { createRandom } from '../random.ts'
import { seen } from './seen.ts'

/** How often each kind of gesture is made, of a hundred. */
const KINDS: readonly [number, ActionGenerator<ActionTemplate>][] = [
  [68, clicks],
  [16, inputs],
  [5, scroll],
  [4, back],
  [2, forward],
  [2, reload],
]

/** What leads to where the shop's processes are, and is pressed three times as often as anything else. */
const TELLING = /add|retry|try again|check out|continue|remove|save|sign|cart|undo|approve|delete|quick view/i

const leavesOf = (tree: Tree<ActionTemplate>): ActionTemplate[] =>
  'value' in tree ? [tree.value] : tree.branches.flatMap(([, branch]) => leavesOf(branch))

const leavesMadeBy = (generator: ActionGenerator<ActionTemplate>) => leavesOf(generator.generate())

const pressedIn = (gesture: ActionTemplate) =>
  typeof gesture !== 'string' && 'Click' in gesture ? gesture.Click.fingerprint : null

/** A link to a file or to another program ends a visit to the pages, and signing out the visit of this person. */
const staysHere = (gesture: ActionTemplate) => {
  const href = pressedIn(gesture)?.href ?? ''
  return !/^(tel|mailto):|\.pdf$|\/accounts\/logout$/.test(href)
}

const isTelling = (gesture: ActionTemplate) => {
  const pressed = pressedIn(gesture)
  return TELLING.test(pressed?.accessibleName ?? pressed?.textContent ?? '')
}

let random: (() => number) | null = null

/**
 * One gesture each time, so that Bombadil has nothing left to choose: what is chosen comes from our seed alone, and the same
 * seed on the same pages makes the same visit.
 */
export const gestures = actions(() => {
  if (random === null && seen.current.seed !== null) random = createRandom(seen.current.seed)
  if (random === null) return ['Wait']
  let share = random() * 100
  const kind = KINDS.find(([weight]) => {
    share -= weight
    return share < 0
  })
  const possible = kind ? leavesMadeBy(kind[1]).filter(staysHere) : []
  const weighted = possible.flatMap((gesture) =>
    isTelling(gesture) ? [gesture, gesture, gesture] : [gesture],
  )
  return [weighted[Math.floor(random() * weighted.length)] ?? 'Wait']
})
