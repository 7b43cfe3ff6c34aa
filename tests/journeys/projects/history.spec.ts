import type { Page } from '@playwright/test'
import { holdNextAnswer } from '../hold.ts'
import { openAsCustomer } from '../session.ts'
import {
  addToProject,
  becomeGuestWithItem,
  cartLines,
  expectInCart,
  openResult,
  searchFor,
  signIn,
  signOut,
} from '../steps.ts'
import { withImageUnpublished } from '../unpublished.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notices' }).getByRole('status').filter({ hasText: text })
const history = (page: Page) => page.getByRole('region', { name: 'History' })
const entries = (page: Page) => history(page).getByRole('list').first().locator('> li')

const remove = async (page: Page) => {
  await cartLines(page).first().getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
}

test.describe('An act in the history of a project', () => {
  test('is undone from its notice, which outlasts a reload', async ({ page }) => {
    const title = await becomeGuestWithItem(page, makeEmail('guest'))
    await page.goto('/cart')
    await page.getByRole('spinbutton').fill('3')
    await page.keyboard.press('Enter')
    await expectInCart(page, 3)
    await remove(page)
    await expect(page.getByRole('heading', { name: 'Your project is empty' })).toBeVisible()
    await expect(notice(page, `Removed ${title}.`)).toBeVisible()
    await page.reload()
    await notice(page, `Removed ${title}.`).getByRole('button', { name: 'Undo' }).click()
    await expect(notice(page, `${title} is back.`)).toBeVisible()
    await expect(cartLines(page)).toHaveCount(1)
    await expect(page.getByRole('spinbutton')).toHaveValue('3')
    await expectInCart(page, 3)
    await expect(notice(page, 'Removed')).toHaveCount(0)
  })

  test('is undone while what was read before it is still on its way, which then changes nothing', async ({
    page,
  }) => {
    const title = await becomeGuestWithItem(page, makeEmail('guest'))
    await page.goto('/cart')
    await page.getByRole('spinbutton').fill('3')
    await page.keyboard.press('Enter')
    await expectInCart(page, 3)
    await remove(page)
    await expect(notice(page, `Removed ${title}.`)).toBeVisible()
    const ofHeader = await holdNextAnswer(page, 'CartByToken')
    const ofScreen = await holdNextAnswer(page, 'CartScreen')
    await page.reload()
    await Promise.all([ofHeader.isRead, ofScreen.isRead])
    await notice(page, `Removed ${title}.`).getByRole('button', { name: 'Undo' }).click()
    await expect(notice(page, `${title} is back.`)).toBeVisible()
    await expect(cartLines(page)).toHaveCount(1)
    for (const { letThrough } of [ofHeader, ofScreen]) {
      await letThrough()
      await expect(cartLines(page)).toHaveCount(1)
      await expect(page.getByRole('spinbutton')).toHaveValue('3')
      await expectInCart(page, 3)
    }
  })

  test('is undone from the history after a reload, by keyboard', async ({ page }) => {
    const title = await becomeGuestWithItem(page, makeEmail('guest'))
    await page.goto('/cart')
    await remove(page)
    await expect(page.getByRole('heading', { name: 'Your project is empty' })).toBeVisible()
    await page.reload()
    await history(page).getByRole('button', { name: 'History' }).focus()
    await page.keyboard.press('Enter')
    await expect(entries(page)).toHaveCount(3)
    await expect(entries(page).first()).toContainText(`You removed ${title}`)
    await expect(entries(page).first()).toContainText(/\d+ × \d+ in, print/)
    await expect(entries(page).first()).toContainText('just now', { ignoreCase: true })
    await expectAccessible(page)
    await history(page)
      .getByRole('button', { name: `Undo: removed ${title}` })
      .focus()
    await page.keyboard.press('Enter')
    await expect(cartLines(page)).toHaveCount(1)
    await expect(entries(page)).toHaveCount(4)
    await expect(entries(page).first()).toContainText(`You put ${title} back`)
    await expect(entries(page).nth(1)).toContainText('Undone')
    await expectAccessible(page)

    await page.reload()
    await expect(entries(page), 'the address keeps it open').toHaveCount(4)
  })

  test("that merged a guest's project on signing in is explained and undone", async ({ page }) => {
    const { email } = await openAsCustomer(page, '/search?q=mountain')
    await openResult(page, 0)
    await addToProject(page)
    await expectInCart(page, 1)
    await signOut(page)
    const joined = await becomeGuestWithItem(page, makeEmail('guest'))
    await searchFor(page, 'blue')
    const added = await openResult(page, 0)
    await addToProject(page)
    await expectInCart(page, 2)

    await page.goto('/accounts/login?redirect=/cart')
    await signIn(page, email)
    await expect(page).toHaveURL(/\/cart$/)
    await expectInCart(page, 3)
    const told = notice(
      page,
      'Your guest cart has been added: 1 item added, 1 combined with one you already had.',
    )
    await expect(told).toBeVisible()
    await told.getByRole('link', { name: 'Details' }).click()
    const merge = entries(page).filter({ hasText: 'You added the guest cart' })
    await expect(merge).toContainText('1 added, 1 combined')
    await expect(merge.getByText(joined)).toBeVisible()
    await expect(merge).toContainText('combined with one already there, now 2 instead of 1')
    await expect(merge.getByText(added)).toBeVisible()
    await expectAccessible(page)
    await expect(told, 'the history says the same, with the same ways out').toHaveCount(0)

    await merge.getByRole('button', { name: 'Undo' }).click()
    await expect(notice(page, 'Your guest cart is separate again')).toBeVisible()
    await expectInCart(page, 1)
    await expect(cartLines(page)).toHaveCount(1)
    await expect(cartLines(page)).toContainText(joined)
    await page.reload()
    await expectInCart(page, 1)
    await expect(entries(page).first()).toContainText('You undid adding the guest cart')
  })

  test('that merged projects says what could not be brought along, and why', async ({ page, request }) => {
    const { email } = await openAsCustomer(page, '/search?q=mountain')
    await openResult(page, 0)
    await addToProject(page)
    await expectInCart(page, 1)
    await signOut(page)
    await becomeGuestWithItem(page, makeEmail('guest'))
    await searchFor(page, 'harbor')
    // Take a result far from the first, so that the two projects never take the same picture, even when the
    // other's is no longer among the results.
    const left = await openResult(page, 2)
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
    await addToProject(page)
    await expectInCart(page, 2)

    await withImageUnpublished(request, id, async () => {
      await page.goto('/accounts/login?redirect=/cart')
      await signIn(page, email)
      const told = notice(
        page,
        'Your guest cart has been added: 1 combined with one you already had. 1 item couldn’t be moved.',
      )
      await told.getByRole('link', { name: 'Details' }).click()
    })
    const merge = entries(page).filter({ hasText: 'You added the guest cart' })
    await expect(merge).toContainText('1 combined, 1 couldn’t be moved')
    await expect(merge.getByText(left)).toBeVisible()
    await expect(merge).toContainText(
      /couldn’t be moved and stays in the guest cart: the picture is no longer for sale/i,
    )
    await expectAccessible(page)
    await expectInCart(page, 2)
  })

  test('is undone after an outage, as the same undo', async ({ page }) => {
    const title = await becomeGuestWithItem(page, makeEmail('guest'))
    await page.goto('/cart')
    await remove(page)
    const keys: string[] = []
    await page.route('**/graphql', async (route) => {
      const { operationName, variables } = route.request().postDataJSON()
      if (operationName !== 'UndoProjectEvent') return route.continue()
      keys.push(variables.input.idempotencyKey)
      if (keys.length > 1) return route.continue()
      const errors = [
        {
          message: 'The project service is not available right now.',
          extensions: { code: 'UPSTREAM_UNAVAILABLE' },
        },
      ]
      return route.fulfill({ json: { data: null, errors } })
    })
    await notice(page, `Removed ${title}.`).getByRole('button', { name: 'Undo' }).click()
    const failed = page.getByRole('alert').filter({
      hasText:
        'The project service is not available right now. Please try again. Contact customer support if this persists.',
    })
    await expect(failed).toBeVisible()
    await expectAccessible(page)
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(cartLines(page)).toHaveCount(1)
    expect(new Set(keys).size).toBe(1)
  })

  test('is not undone where that makes no sense any more, and says why', async ({ page, context }) => {
    const title = await becomeGuestWithItem(page, makeEmail('guest'))
    await page.goto('/cart')
    await remove(page)
    await expect(notice(page, `Removed ${title}.`)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/search?q=mountain')
    await openResult(other, 0)
    await addToProject(other)
    await expectInCart(other, 1)
    await notice(page, `Removed ${title}.`).getByRole('button', { name: 'Undo' }).click()
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: `This could not be undone. ${title} is in the project again.` }),
    ).toBeVisible()
    await expect(cartLines(page)).toHaveCount(1)
  })

  test('raises one notice at a time, and none on another page', async ({ page }) => {
    const first = await becomeGuestWithItem(page, makeEmail('guest'))
    await searchFor(page, 'blue')
    const second = await openResult(page, 0)
    await addToProject(page)
    await expectInCart(page, 2)
    await page.goto('/cart')
    await remove(page)
    await expect(notice(page, `Removed ${first}.`)).toBeVisible()
    await remove(page)
    await expect(notice(page, `Removed ${second}.`)).toBeVisible()
    await expect(notice(page, 'Removed')).toHaveCount(1)
    await page.getByRole('link', { name: 'top-selling art' }).click()
    await expect(page).toHaveURL(/\/search/)
    await expect(notice(page, 'Removed')).toHaveCount(0)
  })
})
