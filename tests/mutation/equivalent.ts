import type { Fault } from './mutant.ts'
import { inSource } from './source/equivalent.ts'

/** A mutant that no walk can kill because it does what the machine does, with the reason. */
export interface Equivalent {
  machine: string
  /** Missing: everywhere in the machine. */
  where?: string
  what: string
  reason: string
}

const twice = (machine: string, ...actions: readonly string[]): Equivalent[] =>
  actions.map((action) => ({
    machine,
    what: `does ${action} twice`,
    reason: 'It keeps what is the same the second time, or takes away what is gone by then.',
  }))

const exclusive = (machine: string, where: string, ...pairs: readonly string[]): Equivalent[] =>
  pairs.map((pair) => ({
    machine,
    where,
    what: `reorders candidates ${pair}`,
    reason: 'Their guards are never true together, so it is all one which is asked first.',
  }))

const passesOn = (machine: string, state: string, reason: string): Equivalent[] => [
  { machine, what: `goes to ${state}`, reason },
]

/** `npm run test:mutation` prints these; the gate refuses one that a walk has killed. */
export const equivalents: readonly Equivalent[] = [
  ...twice('alert', 'keepPersistence'),
  ...twice('alerts', 'keepPersistence', 'makeRoom', 'forgetOldest', 'stopAlert', 'forgetAlert', 'stopAll'),
  ...twice('arranging', 'grab', 'move'),
  ...twice('cart-start', 'keepCart'),
  ...twice('checkout', 'keepAgreed', 'keepQuote'),
  ...twice('collection-membership', 'keepSending'),
  ...twice('collection-removal', 'keepKey'),
  ...twice('favorite', 'keepSending'),
  ...twice('journal-writer', 'keepCut', 'keepFailure'),
  ...twice('leader-echoes', 'forgetEcho'),
  ...twice('leader-intents', 'keepIntent', 'forgetIntent'),
  ...twice('leave-message', 'keepMessage'),
  ...twice('order-change', 'keepConfirmed'),
  ...twice('project-choice', 'keepSent'),
  ...twice('publishing', 'keepSending'),
  ...twice('quantity', 'restoreText', 'keepSent', 'keepSending'),
  ...twice('quick-add', 'chooseSubstrate', 'keepWidth', 'keepHeight', 'chooseWorkspace', 'keepWorkspaces'),
  ...twice('quick-view', 'keepPlace', 'keepPage'),
  ...twice('recently-viewed', 'keepFirst'),
  ...twice('reorder', 'keepKey'),
  ...twice('reset-password', 'keepLinkFailure'),
  ...twice('resource-form', 'keepSubmission', 'keepFailure'),
  ...twice('tab', 'countKept'),
  ...twice('token-refresh', 'addWaiter'),
  ...twice('upload', 'chooseFailed', 'forgetFailed', 'forgetWaiting', 'removeFile'),
  {
    machine: 'add-to-cart',
    what: 'does raiseRetry twice',
    reason: 'The first has begun to add again; there the second is refused.',
  },
  ...['raiseDue', 'raiseLast', 'raiseRefused', 'raiseFreed'].map((action) => ({
    machine: 'journal-writer',
    what: `does ${action} twice`,
    reason: 'The first has done it; the second comes where it is refused, or leads to where it is.',
  })),
  {
    machine: 'token-refresh',
    what: 'does raiseNotice twice',
    reason: 'One notice a second is shown: the second comes while the first is shown.',
  },
  ...exclusive('access', 'deciding, always', '2 and 3', '3 and 4', '4 and 5'),
  ...exclusive('cart-start', 'refreshingCart, refreshCart answers', '1 and 2'),
  ...exclusive('checkout', 'open.ordering.placing, placeOrder refuses', '1 and 2', '2 and 3', '3 and 4'),
  ...exclusive('quantity', 'present.quantity.saving, changeQuantity refuses', '1 and 2'),
  ...exclusive('quick-view', 'view.open.loading, loadImage answers', '1 and 2'),
  ...exclusive(
    'resource-form',
    'filling.submission.saving, saveRecord refuses',
    '1 and 2',
    '2 and 3',
    '3 and 4',
  ),
  ...['reorders candidates 5 and 6', 'swaps guards of candidates 5 and 6'].map((what) => ({
    machine: 'access',
    where: 'deciding, always',
    what,
    reason: 'Both lead to granted: staff may go wherever a login is enough.',
  })),
  {
    machine: 'access',
    where: '(anywhere)',
    what: 'begins in open',
    reason: 'Before a page is known the place is public, for which deciding opens.',
  },
  ...passesOn(
    'access',
    'deciding',
    'Nothing has changed since it decided, so it comes back to where it was.',
  ),
  ...passesOn(
    'add-to-cart',
    'choosingCart',
    'There is a cart by then, for which choosingCart adds the item.',
  ),
  ...['creating', 'migrating'].map((state) => ({
    machine: 'add-to-cart',
    where: 'failed',
    what: `begins in ${state}`,
    reason: 'Every way into failed names the state within it.',
  })),
  ...passesOn(
    'cart-start',
    'choosingHeld',
    'No cart is held by then, for which choosingHeld goes on to the recent one.',
  ),
  ...passesOn('image', 'arriving', 'What can be published or taken back is not of the stock source.'),
  ...passesOn('publishing', 'arriving', 'What can be published or taken back is not of the stock source.'),
  {
    machine: 'order',
    what: 'asks owesRefund for byStaffOrSystem',
    reason: 'Money has been received for every order that is being made or has left.',
  },
  {
    machine: 'quantity',
    where: 'present.quantity',
    what: 'begins in weighing',
    reason: 'What is typed is what the server has, for which weighing settles.',
  },
  ...passesOn(
    'quantity',
    'present.quantity.weighing',
    'What is typed is what the server has by then, for which weighing settles.',
  ),
  {
    machine: 'quick-add',
    where: 'choice',
    what: 'begins in deciding',
    reason: 'There is no image, for which deciding is idle.',
  },
  {
    machine: 'quick-add',
    where: 'workspaces',
    what: 'begins in deciding',
    reason: 'There is no image, for which there are no workspaces.',
  },
  ...passesOn('quick-add', 'choice.deciding', 'There is an image, for which deciding loads.'),
  ...passesOn(
    'quick-add',
    'workspaces.deciding',
    'There is an image and a user, for which deciding loads; or neither.',
  ),
  ...passesOn('quick-add', 'workspaces.none', 'Without an image there are no workspaces either.'),
  ...['choice.choosing.ready', 'choice.choosing.incomplete'].flatMap((state) =>
    passesOn('quick-add', state, 'Ready and incomplete hand over to each other at once.'),
  ),
  {
    machine: 'quick-add',
    where: 'choice.choosing',
    what: 'begins in ready',
    reason: 'Ready and incomplete hand over to each other at once.',
  },
  {
    machine: 'quick-view',
    where: 'view.open, place.changed',
    what: 'goes to page.resting',
    reason: 'Leaving both regions closes the view, and a change of place lets the page rest anyway.',
  },
  ...passesOn(
    'reset-password',
    'arriving',
    'The link is what it was, for which arriving comes back to the form.',
  ),
  {
    machine: 'tab',
    where: 'seat.hearing',
    what: 'begins in following',
    reason: 'Every way into hearing names the state within it.',
  },
  {
    machine: 'tab',
    what: 'does raiseOvertaken twice',
    reason: 'The first has led memory astray; there the second is refused.',
  },
  ...['layout.formatted', 'submission.open.untried'].flatMap((state) =>
    passesOn(
      'resource-form',
      `filling.${state}`,
      'Entering one region begins the other: it is filling itself.',
    ),
  ),
  ...passesOn(
    'upload',
    'dialog.open.weighing',
    'What is chosen has not changed, for which weighing comes to the same.',
  ),
  ...passesOn(
    'upload',
    'dialog.open.describing',
    'A file is chosen by then, for which weighing asks for its details.',
  ),
  {
    machine: 'upload',
    where: 'dialog.open',
    what: 'begins in weighing',
    reason: 'A dialog that opens has no file yet, for which weighing is choosing.',
  },
  ...inSource,
]

export const isEquivalent = (machine: string, { where, what }: Fault, one: Equivalent): boolean =>
  one.machine === machine && one.what === what && (one.where === undefined || one.where === where)
