import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { fillAddress } from '../../journeys/orders/checkout-steps.ts'
import { cartLink, quickView, tiles } from '../../journeys/steps.ts'
import type { DoPress, FindPress } from './presses.ts'

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

/** Points first, as a visitor does, and presses what is beneath. */
const touch =
  (locator: Locator, { page, isPhone }: Visit): FindPress =>
  async () => {
    await (isPhone ? locator.tap({ trial: true }) : locator.click({ trial: true }))
    const box = await locator.boundingBox()
    if (!box) throw new Error(`${locator} is not seen.`)
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    if (isPhone) return () => page.touchscreen.tap(x, y)
    await page.mouse.move(x, y)
    return () => page.mouse.click(x, y)
  }

const type =
  (keys: () => Promise<unknown>): FindPress =>
  async () =>
    keys

const search = async (visit: Visit) => {
  const { page, press, isPhone } = visit
  const menu = page.getByRole('button', { name: 'Menu' })
  if (isPhone) {
    await press('open the menu', touch(menu, visit), { css: ':popover-open a' })
    await page.keyboard.press('Escape')
  }
  const box = page.getByRole('searchbox', { name: 'Search Art' })
  await press('go into the search box', touch(box, visit), { css: 'input[name=q]:focus' })
  await press(
    'type a word',
    type(() => page.keyboard.type('mountain', { delay: 60 })),
    { css: 'input[name=q]' },
  )
  await press(
    'search',
    type(() => page.keyboard.press('Enter')),
    { css: 'h1', text: 'mountain' },
  )
}

const narrowDown = async (visit: Visit) => {
  const { page, press, isPhone } = visit
  const open = page.getByRole('button', { name: /^Filters/ })
  await press('open the filters', touch(open, visit), { css: 'main input[type=checkbox]' })
  const fineArt = page.locator('main label').getByText('Fine art', { exact: true })
  await press('tick a filter', touch(fineArt, visit), { css: 'ul[aria-label="Chosen filters"] button' })
  const show = page.getByRole('button', { name: /^Show / })
  if (isPhone) await press('close the filters', touch(show, visit), { css: 'body:not(:has(dialog[open]))' })
  await page.getByLabel('Sort by').focus()
  await press(
    'sort',
    type(() => page.keyboard.press('ArrowDown')),
    { css: 'main' },
  )
}

const VIEW = 'section[aria-label^="Quick view"]'

const choose = async (visit: Visit) => {
  const { page, press } = visit
  const view = quickView(page)
  const close = view.getByRole('button', { name: 'Close quick view' })
  await press('open a quick view', touch(tiles(page).nth(1), visit), { css: VIEW })
  await press('close the quick view', touch(close, visit), { css: `body:not(:has(${VIEW}))` })
  await press('open another', touch(tiles(page).nth(0), visit), { css: VIEW })
  for (const name of ['Substrate', 'Size']) {
    const chips = view.getByRole('group', { name }).locator('label')
    const other = chips.filter({ has: page.getByRole('radio', { checked: false, disabled: false }) }).first()
    await press(`choose a ${name.toLowerCase()}`, touch(other, visit), { css: VIEW })
  }
}

const addToCart = async (visit: Visit) => {
  const { page, press } = visit
  const add = quickView(page).getByRole('button', { name: 'Add to cart' })
  await press('add to cart', touch(add, visit), { css: 'dialog input:focus' })
  const address = `press-${randomUUID().slice(0, 8)}@example.com`
  await press(
    'type an email',
    type(() => page.keyboard.type(address, { delay: 60 })),
    { css: 'dialog input' },
  )
  const go = page.getByRole('dialog').getByRole('button', { name: 'Continue' })
  await press('continue with it', touch(go, visit), { css: 'body:not(:has(dialog[open]))' })
}

const checkOut = async (visit: Visit) => {
  const { page, press } = visit
  await press('open the cart', touch(cartLink(page), visit), { css: 'ul[aria-label="Items"] li' })
  const more = page.getByRole('button', { name: /^One more of/ })
  await press('one more', touch(more, visit), { css: 'main', text: '(2 items)' })
  const next = (name: string) => touch(page.getByRole('button', { name }), visit)
  const begin = touch(page.getByRole('link', { name: 'Check out' }), visit)
  await press('check out', begin, { css: 'h2', text: 'Where should it go?' })
  await fillAddress(page)
  await press('to the review', next('Continue to review'), { css: 'h2', text: 'Review your order' })
  await press('to the payment', next('Continue to payment'), { css: 'main input[type=radio]' })
}
