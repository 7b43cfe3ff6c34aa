import { idempotentActions } from './idempotent-actions.ts'
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

const excuseExclusive = (machine: string, where: string, ...pairs: readonly string[]): Equivalent[] =>
  pairs.map((pair) => ({
    machine,
    where,
    what: `reorders candidates ${pair}`,
    reason: 'Their guards are never true together, so it is all one which is asked first.',
  }))

const excusePassingOn = (machine: string, state: string, reason: string): Equivalent[] => [
  { machine, what: `goes to ${state}`, reason },
]

/** tests/walks/lifecycles.test.ts brings back one that has lost its sizes meanwhile. */
const WITHDRAWN_WHOLE = 'What a walk withdraws it has published, and so it has all that it needs.'

/** `npm run test:mutation` prints these; the gate refuses one that a walk has killed. */
export const equivalents: readonly Equivalent[] = [
  ...idempotentActions,
  ...excuseExclusive('payment-account-form', 'saving, saveAccount refuses', '1 and 2', '2 and 3'),
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
  ...excuseExclusive('importing', 'open.reading.looking, readImport answers', '1 and 2'),
  ...['goes to open.weighing', 'begins in weighing'].map((what) => ({
    machine: 'importing',
    what,
    reason: 'Weighing goes on to choosing at once where nothing has failed, and nothing has there.',
  })),
  ...excuseExclusive('access', 'deciding, always', '2 and 3', '3 and 4', '4 and 5'),
  ...excuseExclusive('artist-message', 'writing, message.submitted', '1 and 2'),
  ...excuseExclusive('cart-start', 'refreshingCart, refreshCart answers', '1 and 2'),
  ...excuseExclusive(
    'checkout',
    'open.ordering.placing, placeOrder refuses',
    '1 and 2',
    '2 and 3',
    '3 and 4',
  ),
  ...excuseExclusive('quantity', 'present.quantity.saving, changeQuantity refuses', '1 and 2'),
  ...excuseExclusive('quick-view', 'view.open.loading, loadImage answers', '1 and 2'),
  ...excuseExclusive('record-form', 'saving, saveRecord refuses', '1 and 2'),
  ...excuseExclusive('resource-form', 'filling.saving, saveRecord refuses', '1 and 2', '2 and 3', '3 and 4'),
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
  ...excusePassingOn(
    'access',
    'deciding',
    'Nothing has changed since it decided, so it comes back to where it was.',
  ),
  ...['pictures.chosen', 'pictures.retried'].map((event) => ({
    machine: 'artist-message',
    where: `writing.stuck, ${event}`,
    what: 'goes to writing.adding',
    reason: 'A picture waits then, for which calm goes there.',
  })),
  ...['goes to filling.stuck', 'begins in stuck'].map((what) => ({
    machine: 'return-request',
    what,
    reason: 'Nothing waits there, for which stuck leads back to calm at once.',
  })),
  ...['pictures.chosen', 'pictures.retried'].map((event) => ({
    machine: 'return-request',
    where: `filling.stuck, ${event}`,
    what: 'goes to filling.adding',
    reason: 'A picture waits then, for which calm goes there.',
  })),
  ...excusePassingOn(
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
  ...excusePassingOn(
    'cart-start',
    'choosingHeld',
    'No cart is held by then, for which choosingHeld goes on to the recent one.',
  ),
  {
    machine: 'image',
    what: 'goes to unpublished',
    reason: 'What a walk takes back it has published, and so it has all that it needs.',
  },
  {
    machine: 'image',
    where: 'published, image.withdraw',
    what: 'asks mayReturn for byOwner',
    reason: WITHDRAWN_WHOLE,
  },
  {
    machine: 'image',
    where: 'withdrawn, image.return',
    what: 'asks byOwner for mayReturn',
    reason: WITHDRAWN_WHOLE,
  },
  ...excusePassingOn(
    'publishing',
    'arriving',
    'What can be published or taken back is not of the stock source.',
  ),
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
  ...excusePassingOn(
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
  ...excusePassingOn('quick-add', 'choice.deciding', 'There is an image, for which deciding loads.'),
  ...excusePassingOn(
    'quick-add',
    'workspaces.deciding',
    'There is an image and a user, for which deciding loads; or neither.',
  ),
  ...excusePassingOn('quick-add', 'workspaces.none', 'Without an image there are no workspaces either.'),
  ...['choice.choosing.ready', 'choice.choosing.incomplete'].flatMap((state) =>
    excusePassingOn('quick-add', state, 'Ready and incomplete hand over to each other at once.'),
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
  ...excusePassingOn(
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
  ...inSource,
  ...excuseExclusive('usage', 'arriving, always', '1 and 2'),
  ...['counting, usage.reconsidered', 'refused, usage.reconsidered'].map((where) => ({
    machine: 'usage',
    where,
    what: 'goes to arriving',
    reason: 'Nothing is kept any more by then, so that it leads on to asking.',
  })),
]

export const isEquivalent = (machine: string, { where, what }: Fault, one: Equivalent): boolean =>
  one.machine === machine && one.what === what && (one.where === undefined || one.where === where)
