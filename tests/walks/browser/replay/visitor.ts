import { signIn } from '../../../journeys/steps.ts'
import { STAFF } from '../../../support/shop/place-order.ts'
import { createAccount } from '../account.ts'
import { createAccountWithCart } from '../account-cart.ts'
import { becomeGuest, expectArrived } from '../people.ts'
import { searchLiterally } from '../search-controls.ts'
import type { Visit } from '../visit.ts'
import type { Visitor } from './beginning.ts'

/** Prepares the visit of such a visitor, who has not come yet. */
export const visitAs = async (visit: Visit, { who, hasProject }: Visitor): Promise<Visit> => {
  let account: ReturnType<Visit['account']> | undefined
  const make = () => {
    if (who === 'staff') return Promise.resolve(STAFF)
    return hasProject ? createAccountWithCart() : createAccount()
  }
  const theirs = {
    ...visit,
    account: () => {
      account ??= make()
      return account
    },
  }
  searchLiterally(theirs)
  return theirs
}

/** Signs them in, or makes them a guest with a picture in their project, as before the page was opened. */
export const comeAs = async (visit: Visit, who: Visitor['who']): Promise<void> => {
  const { page } = visit
  if (who === 'nobody') return
  if (who === 'guest') {
    await page.goto('/')
    return becomeGuest(visit)
  }
  const { email, password } = await visit.account()
  await page.goto('/accounts/login')
  await signIn(page, email, password)
  await expectArrived(visit)
}
