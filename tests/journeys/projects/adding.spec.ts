import type { Locator } from '@playwright/test'
import {
  addToProject,
  becomeGuestWithItem,
  cartLines,
  cartLink,
  expectInCart,
  giveEmail,
  openResult,
  quickView,
  searchFor,
  summary,
} from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

const dollars = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''))

test.describe('Choosing and adding', () => {
  // Spec 2.78
  test('begins with print and the third size, and says when it ships and that it may go back', async ({
    page,
  }) => {
    await page.goto('/search?q=mountain')
    await openResult(page, 0)
    const substrates = quickView(page).getByRole('group', { name: 'Substrate' }).getByRole('radio')
    const sizes = quickView(page).getByRole('group', { name: 'Size' }).getByRole('radio')
    await expect(substrates.first()).toBeChecked()
    await expect(substrates.first()).toHaveAttribute('value', 'print')
    await expect(sizes.nth(2)).toBeChecked()
    await expect(quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })).toBeEnabled()
    const terms = quickView(page).getByText(/^Made to order, ships in \d+ to \d+ business days\s· /)
    await expect(terms.getByRole('link', { name: '30-day returns' })).toHaveAttribute('href', '/returns')
  })

  // Spec 1.3, 1.25, 4.15, 5.11, 6.2
  test('asks a guest for a valid email, and keeps the choice meanwhile', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/search?q=mountain')
    const title = await openResult(page, 0)
    await addToProject(page)
    const dialog = page.getByRole('dialog', { name: 'Save your cart' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    const field = dialog.getByLabel('Email')
    for (const wrong of ['', 'nobody', '<script>@', "x'; drop table--"]) {
      await field.fill(wrong)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toBeFocused()
    }
    await expectInCart(page, 0)
    await giveEmail(page, makeEmail('guest'))
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(/added/i)
    await expectInCart(page, 1)
    await page.goto('/cart')
    await expect(cartLines(page)).toHaveCount(1)
    await expect(cartLines(page)).toContainText(title)
  })

  test('is announced beside the next step and does not cover it', { tag: '@phone' }, async ({ page }) => {
    const isFree = (control: Locator) =>
      control.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      })
    await becomeGuestWithItem(page, makeEmail('guest'))
    const notice = page.getByRole('region', { name: 'Notices' }).getByRole('status')
    // A notice's time stands still while the focus is in it.
    const hold = () => notice.getByRole('button', { name: 'Dismiss' }).focus()
    await hold()
    const add = quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })
    // Scrolls a control to the edge where notices are.
    const toEdge = (control: Locator) =>
      control.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 24))
    await toEdge(add)
    await expect.poll(() => isFree(add)).toBe(true)
    await expect.poll(() => isFree(quickView(page).getByRole('status', { name: 'Price' }))).toBe(true)
    await cartLink(page).dispatchEvent('click')
    const checkOut = page.getByRole('link', { name: 'Check out' })
    await expect(checkOut).toBeVisible()
    // Whoever has come to the cart sees what was added.
    await expect(notice).toHaveCount(0)
    await toEdge(checkOut)
    expect(await isFree(checkOut)).toBe(true)
  })

  // Spec 1.2, 1.24, 2.18, 2.84, 2.91, 2.95
  test('shows in the project what each line is, its size, substrate, quantity and price', {
    tag: '@phone',
  }, async ({ page }) => {
    const title = await becomeGuestWithItem(page, makeEmail('guest'))
    await page.goto('/cart')
    const line = cartLines(page).first()
    await expect(line.getByRole('heading', { name: title })).toBeVisible()
    await expect(line).toContainText(/\d+ × \d+ in/)
    await expect(line).toContainText(/print/i)
    await expect(line.getByRole('spinbutton')).toHaveValue('1')
    const price = await line.getByText(/^\$[\d,]+\.\d\d$/).textContent()
    const sums = await summary(page).getByRole('definition').allTextContents()
    const [subtotal, shipping, total] = sums.map(dollars)
    expect(dollars(price ?? '')).toBe(subtotal)
    expect(total).toBeCloseTo((subtotal ?? 0) + (shipping ?? 0), 2)
    await expect(summary(page)).toContainText('Subtotal (1 item)')
    await expect(summary(page)).not.toContainText('Volume Discount')
    await expect(summary(page)).toContainText(/Arrives [A-Z][a-z]{2} \d+–/)
    await expect(summary(page)).toContainText(/Add \$\d+ more for free shipping/)
    await expectAccessible(page)
  })

  // Spec 2.85, 2.95
  test('uses absolute quantities, discounts volume, and refuses an invalid quantity at its field', async ({
    page,
  }) => {
    await becomeGuestWithItem(page, makeEmail('guest'))
    await page.goto('/cart')
    const field = cartLines(page).first().getByRole('spinbutton')
    for (const wrong of ['0', '-1', '1.5', '1e9', '']) {
      await field.fill(wrong)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveValue(wrong)
    }
    await expect(summary(page)).toContainText('Subtotal (1 item)')
    await field.fill('10')
    await expect(summary(page)).toContainText('Subtotal (10 items)')
    await expect(summary(page)).toContainText('Volume Discount (5%)')
    await expect(summary(page)).toContainText('You get free shipping')
    await expect(summary(page)).not.toContainText('more for free shipping')
    const [subtotal = ''] = await summary(page).getByRole('definition').allTextContents()
    const each = `$${(dollars(subtotal) / 10).toFixed(2)} each`
    await expect(cartLines(page).first()).toContainText(`${subtotal}${each}`)
    await page.reload()
    await expect(cartLines(page).first().getByRole('spinbutton')).toHaveValue('10')
    await expectInCart(page, 10)
  })

  test('keeps a quantity typed just before going elsewhere, going back or closing the page', async ({
    page,
  }) => {
    await becomeGuestWithItem(page, makeEmail('guest'))
    const field = cartLines(page).first().getByRole('spinbutton')
    await cartLink(page).click()
    await field.fill('3')
    await page.goBack()
    await expectInCart(page, 3)
    await cartLink(page).click()
    await field.fill('5')
    await page.getByRole('searchbox', { name: 'Search Art' }).focus()
    await expectInCart(page, 5)
    await field.fill('7')
    await page.goto('about:blank')
    await expect(async () => {
      await page.goto('/cart')
      await expect(field).toHaveValue('7')
    }).toPass()
  })

  test('asks in a dialog that a double click does not close', async ({ page }) => {
    await page.goto('/search?q=mountain')
    await openResult(page, 0)
    const add = quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })
    await expect(add).toBeEnabled()
    await add.dblclick()
    await expect(page.getByRole('dialog', { name: 'Save your cart' })).toBeVisible()
    await giveEmail(page, makeEmail('guest'))
    await expectInCart(page, 1)

    await page.goto('/cart')
    await cartLines(page)
      .getByRole('button', { name: /^Remove/ })
      .dblclick()
    await expect(page.getByRole('dialog', { name: 'Remove this item?' })).toBeVisible()
    await expect(cartLines(page)).toHaveCount(1)
  })

  // Spec 2.88, 2.96, 4.26
  test('removes a line only once that is confirmed', async ({ page }) => {
    const title = await becomeGuestWithItem(page, makeEmail('guest'))
    await page.goto('/cart')
    await page.getByRole('button', { name: `Remove ${title}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove this item?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(cartLines(page)).toHaveCount(1)
    await page.getByRole('button', { name: `Remove ${title}` }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('heading', { name: 'Your project is empty' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'top-selling art' })).toHaveAttribute(
      'href',
      '/search?sort=popular',
    )
    await expectInCart(page, 0)
    await expectAccessible(page)
  })

  // Spec 1.7, 2.29
  test('opens the design tool with the item in the project, and leads back', async ({ page }) => {
    await page.goto('/search?q=mountain')
    const title = await openResult(page, 0)
    const customize = quickView(page).getByRole('button', { name: 'Customize' })
    await expect(customize).toBeEnabled()
    await customize.click()
    await giveEmail(page, makeEmail('guest'))
    await expect(page).toHaveURL(/\/art\/design\//)
    await expect(page.getByText(title).first()).toBeVisible()
    await page
      .getByRole('link', { name: /project|cart/i })
      .first()
      .click()
    await expect(cartLines(page)).toHaveCount(1)
  })

  test('can be done by keyboard alone', async ({ page }) => {
    await page.goto('/')
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 80; presses++) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent || '',
        )
        if (name.test(focused)) return
      }
      throw new Error(`Tab never came to ${name}`)
    }
    await tabTo(/^Search Art$/)
    await page.keyboard.type('mountain')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'mountain' })).toBeVisible()
    await page.getByRole('list', { name: 'Search results' }).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect(quickView(page)).toBeFocused()
    await expect(quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })).toBeEnabled()
    await tabTo(/^Add to (cart|project)$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Save your cart' }).getByLabel('Email')).toBeFocused()
    await page.keyboard.type(makeEmail('keyboard'))
    await page.keyboard.press('Enter')
    await expectInCart(page, 1)
    await searchFor(page, 'blue')
  })
})
