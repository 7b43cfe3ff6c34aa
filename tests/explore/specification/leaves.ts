import type { ActionGenerator, Tree } from '@antithesishq/bombadil/actions'
import type { ActionTemplate } from '@antithesishq/bombadil/browser'

const leavesOf = (tree: Tree<ActionTemplate>): ActionTemplate[] =>
  'value' in tree ? [tree.value] : tree.branches.flatMap(([, branch]) => leavesOf(branch))

/** Lists all that a generator of Bombadil would choose from. */
export const gesturesOf = (generator: ActionGenerator<ActionTemplate>): ActionTemplate[] =>
  leavesOf(generator.generate())

export const pressedIn = (gesture: ActionTemplate) =>
  typeof gesture !== 'string' && 'Click' in gesture ? gesture.Click.fingerprint : null
