/**
 * A bug that a person might well write and that only a walk in the browser can notice: it changes what the
 * page asks, sends or leaves behind.
 */
export interface Seed {
  what: string
  file: string
  was: string
  is: string
  /** The machine whose walk is to notice it. */
  machine: string
  /** What the walk's failure says. */
  says: string
}

/** No machine has two, so that one run notices them all, each by its own walk. */
export const SEEDS: readonly Seed[] = [
  {
    what: 'the current and the new password are swapped',
    file: 'client/effects/change-password/change-password.ts',
    was: '{ currentPassword, newPassword }',
    is: '{ currentPassword: newPassword, newPassword: currentPassword }',
    machine: 'change-password',
    says: 'ChangePassword is not asked as changePassword is',
  },
  {
    what: "a guest's order is ordered again without its token",
    file: 'client/effects/reorder/reorder.ts',
    was: '{ ...input, cartToken }',
    is: '{ ...input, cartToken: cartToken && null }',
    machine: 'reorder',
    says: 'Reorder is not asked as reorder is',
  },
  {
    what: 'a quote is asked for without the address',
    file: 'client/effects/checkout/checkout.ts',
    was: '{ cartToken: projectToken, address }',
    is: '{ cartToken: projectToken, address: address && null }',
    machine: 'checkout',
    says: 'ProjectQuote is not asked as priceShipping is',
  },
  {
    what: 'the same new password is sent under another key each time',
    file: 'client/actors/people/reset-password.ts',
    was: 'if (typed.current.text !== text) typed',
    is: 'if (typed.current.text !== text || typed.current.key !== text) typed',
    machine: 'reset-password',
    says: 'The page did not send password.submitted as it was meant.',
  },
  {
    what: 'a project is renamed from the name that it had first',
    file: 'client/actors/projects/renaming.ts',
    was: 'export const useRenaming = (cartToken: string, was: string) => {',
    is: `const first = new Map<string, string>()
export const useRenaming = (cartToken: string, now: string) => {
  const was = first.get(cartToken) ?? now
  first.set(cartToken, was)`,
    machine: 'renaming',
    says: 'The page did not send name.submitted as it was meant.',
  },
  {
    what: 'nothing has the focus once a line is removed',
    file: 'client/features/cart/cart-screen.tsx',
    was: 'target?.focus()',
    is: 'target?.getAttribute("id")',
    machine: 'quantity',
    says: 'toBeFocused',
  },
  {
    what: 'sharing listens for the focus of the window for ever',
    file: 'client/actors/projects/sharing.ts',
    was: "window.removeEventListener('focus', tellReturned)",
    is: '',
    machine: 'sharing',
    says: 'what listens once the project is left',
  },
  {
    what: 'the carrier is sent as the tracking number',
    file: 'client/effects/order-change/order-change.ts',
    was: '...parcel, idempotencyKey }',
    is: '...(parcel && { ...parcel, tracking: parcel.carrier }), idempotencyKey }',
    machine: 'order-change',
    says: 'ChangeOrder is not asked as changeOrder is',
  },
  {
    what: 'what is taken from a balance is given',
    file: 'client/effects/money-change/dollars.ts',
    was: "(minus === '' ? 1 : -1)",
    is: "(minus === '−' ? -1 : 1)",
    machine: 'money-change',
    says: 'AdjustBalance is not asked as changeMoney is',
  },
  {
    what: 'the reason for seeing a number and the password are swapped',
    file: 'client/effects/number-reveal/number-reveal.ts',
    was: '{ resource, id, reason, password }',
    is: '{ resource, id, reason: password, password: reason }',
    machine: 'number-reveal',
    says: 'ShowNumber is not asked as showNumber is',
  },
]
