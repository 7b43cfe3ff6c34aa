import { randomUUID } from 'node:crypto'
import { expect as base, type Locator, type Page } from '@playwright/test'
import { fillAddress, stepHeading } from '../../journeys/orders/checkout-steps.ts'
import { cartLines, cartLink, expectInCart, quickView, summary, tiles } from '../../journeys/steps.ts'
import type { DoPress } from './presses.ts'

const expect = base.configure({ timeout: 30_000 })

/** What somebody does in the shop, with a mouse or by touch. */
interface Visit {
  page: Page
  isPhone: boolean
  press: DoPress
}

/** Finds a picture, chooses what it is printed on, and goes as far as paying for it. */
export const visitShop = async (visit: Visit) => {
  await visit.page.goto('/search', { waitUntil: 'networkidle' })
  await search(visit)
  await narrowDown(visit)
  await choose(visit)
  await addToCart(visit)
  await checkOut(visit)
}

const touch =
  (locator: Locator, { isPhone }: Visit) =>
  () =>
    isPhone ? locator.tap() : locator.click()

const seen = (locator: Locator) => () => locator.first().waitFor()

const search = async (visit: Visit) => {
  const { page, press, isPhone } = visit
  if (isPhone) {
    const place = page.getByRole('link', { name: 'New', exact: true }).filter({ visible: true })
    await press('open the menu', touch(page.getByRole('button', { name: 'Menu' }), visit), seen(place))
    await page.keyboard.press('Escape')
  }
  const box = page.getByRole('searchbox', { name: 'Search Art' })
  await press('go into the search box', touch(box, visit), () => expect(box).toBeFocused())
  await press('type a word', () => page.keyboard.type('mountain', { delay: 60 }), seen(box))
  const found = page.getByRole('heading', { level: 1, name: 'mountain' })
  await press('search', () => page.keyboard.press('Enter'), seen(found))
}

const narrowDown = async (visit: Visit) => {
  const { page, press, isPhone } = visit
  const filters = page
    .getByRole('complementary', { name: 'Filters' })
    .or(page.getByRole('dialog', { name: 'Filters' }))
  const fineArt = filters.getByText('Fine art', { exact: true })
  const open = page.getByRole('button', { name: /^Filters/ })
  await press('open the filters', touch(open, visit), seen(fineArt))
  await press('tick a filter', touch(fineArt, visit), () => expect(page).toHaveURL(/filters=/))
  if (isPhone) {
    const show = filters.getByRole('button', { name: /^Show / })
    await press('close the filters', touch(show, visit), () => expect(show).toBeHidden())
  }
  await page.getByLabel('Sort by').focus()
  await press(
    'sort',
    () => page.keyboard.press('ArrowDown'),
    () => expect(page).toHaveURL(/sort=/),
  )
}

const choose = async (visit: Visit) => {
  const { page, press } = visit
  const view = quickView(page)
  const close = view.getByRole('button', { name: 'Close quick view' })
  await press('open a quick view', touch(tiles(page).nth(1), visit), seen(view))
  await press('close the quick view', touch(close, visit), () => expect(view).toBeHidden())
  await press('open another', touch(tiles(page).nth(0), visit), seen(view))
  for (const name of ['Substrate', 'Size']) {
    const chips = view.getByRole('group', { name }).locator('label')
    const other = chips.filter({ has: page.getByRole('radio', { checked: false, disabled: false }) }).first()
    await press(`choose a ${name.toLowerCase()}`, touch(other, visit), seen(other))
  }
}

const addToCart = async (visit: Visit) => {
  const { page, press } = visit
  const add = quickView(page).getByRole('button', { name: 'Add to cart' })
  const dialog = page.getByRole('dialog', { name: 'Save your cart' })
  const email = dialog.getByLabel('Email')
  const go = dialog.getByRole('button', { name: 'Continue' })
  await press('add to cart', touch(add, visit), () => expect(email).toBeFocused())
  const address = `press-${randomUUID().slice(0, 8)}@example.com`
  await press('type an email', () => page.keyboard.type(address, { delay: 60 }), seen(email))
  await press('continue with it', touch(go, visit), () => expectInCart(page, 1))
}

const checkOut = async (visit: Visit) => {
  const { page, press } = visit
  await press('open the cart', touch(cartLink(page), visit), seen(cartLines(page)))
  const more = page.getByRole('button', { name: /^One more of/ })
  await press('one more', touch(more, visit), seen(summary(page).getByText('(2 items)')))
  const next = (name: string) => touch(page.getByRole('button', { name }), visit)
  const where = stepHeading(page, 'Where should it go?')
  await press('check out', touch(page.getByRole('link', { name: 'Check out' }), visit), seen(where))
  await fillAddress(page)
  await press('to the review', next('Continue to review'), seen(stepHeading(page, 'Review your order')))
  const payment = page.getByRole('radio', { name: 'Purchase order' })
  await press('to the payment', next('Continue to payment'), seen(payment))
}
