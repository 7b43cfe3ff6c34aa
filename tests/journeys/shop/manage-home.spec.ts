import type { Page } from '@playwright/test'
import { countReports, countWaitingMessages, readSalesToday, searchInVain } from '#tests/support/shop/desk.ts'
import { leaveMessage } from '#tests/support/shop/left-message.ts'
import { placeOrder } from '#tests/support/shop/place-order.ts'
import { hold } from '../hold.ts'
import { openAsCustomer, openAsStaff } from '../session.ts'
import { signIn } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' })
const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const sales = (page: Page) => panel(page, 'Sales')
const searches = (page: Page) => panel(page, 'Searches without results')
const bars = (page: Page) => sales(page).getByRole('slider', { name: 'Sales by day' })
/** What is said over the bar that is pointed at; screen readers are told by the slider. */
const tip = (page: Page, words: string) => sales(page).getByText(words, { exact: true }).last()

const openHome = async (page: Page) => {
  await openAsStaff(page, '/manage')
  await expect(heading(page)).toBeVisible()
}

interface Part {
  operationName: string
  variables?: { kind?: string }
}

/** Loses the answers of some parts of the page, until it is undone. */
const loseAnswers = (page: Page, isLost: (part: Part) => boolean) =>
  page.route('**/graphql', (route) =>
    isLost(route.request().postDataJSON()) ? route.abort() : route.fallback(),
  )

test.describe('The staff’s home', () => {
  // Spec 2.107, 2.112
  test('shows what waits right after a message was left, and leads to it', { tag: '@phone' }, async ({
    page,
  }) => {
    await leaveMessage('Do you frame?')
    await page.goto('/accounts/login')
    await signIn(page, 'staff@aquatint.test', 'aquatint-demo')
    // The next page closes any menu that was opened before it came.
    await expect(page).not.toHaveURL(/\/accounts\/login/)
    await page.getByRole('button', { name: 'Staff' }).click()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL(/\/manage$/)
    await expect(page).toHaveTitle(/^Home · /)
    await expect(
      page.getByRole('navigation', { name: 'Manage' }).getByRole('link', { name: 'Home' }),
    ).toHaveAttribute('aria-current', 'page')
    // Others leave messages and reports at the same shop meanwhile.
    await expect(async () => {
      await page.reload()
      const [messages, reports] = [await countWaitingMessages(), await countReports()]
      await expect(card(page, 'Messages')).toContainText(new RegExp(`^Messages${messages}Oldest .+`))
      await expect(card(page, 'Problem reports')).toContainText(
        reports === 0
          ? 'No reports in the last 7 days.'
          : new RegExp(`^Problem reports${reports}Last 7 days`),
      )
    }).toPass()
    await expect(card(page, 'Artist applications')).toContainText(/No applications are waiting\.|Oldest/)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await card(page, 'Messages').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    await page.goBack()
    await expect(heading(page)).toBeVisible()
  })

  test('shows what was sold by day as bars and as a table, right after an order', { tag: '@phone' }, async ({
    page,
  }) => {
    await placeOrder({ guest: makeEmail('guest') })
    await openHome(page)
    const row = sales(page).getByRole('row').nth(1)
    // Others order at the same shop meanwhile.
    await expect(async () => {
      await page.reload()
      const { orders, total } = await readSalesToday()
      await sales(page).getByText('Show as table').click()
      await expect(row.getByRole('cell')).toHaveText([`${orders}`, money.format(total / 100)], {
        timeout: 2_000,
      })
      expect(orders).toBeGreaterThan(0)
    }).toPass()
    await expect(sales(page).getByRole('row')).toHaveCount(31)
    await expectAccessible(page)

    const [orders = '', total = ''] = await row.getByRole('cell').allTextContents()
    const day = await row.getByRole('rowheader').textContent()
    const today = `${orders} ${orders === '1' ? 'order' : 'orders'}, ${total}`
    await bars(page).focus()
    await expect(bars(page)).toHaveAttribute('aria-valuetext', `${day}: ${today}`)
    await expect(tip(page, `${day} ${today}`)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(tip(page, `${day} ${today}`)).toBeHidden()
    await page.keyboard.press('ArrowLeft')
    await expect(bars(page)).not.toHaveAttribute('aria-valuetext', `${day}: ${today}`)
    await bars(page).blur()
    const box = await bars(page).boundingBox()
    if (!box) throw new Error('There are no bars.')
    await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2)
    await expect(tip(page, `${day} ${today}`)).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(tip(page, `${day} ${today}`)).toBeHidden()
  })

  test('shows what visitors looked for and did not find', async ({ page }) => {
    const words = `quokka${Date.now()}`
    await searchInVain(words.toUpperCase(), 30)
    await openHome(page)
    const row = searches(page).getByRole('listitem').filter({ hasText: words })
    // The service writes what it has counted every ten seconds.
    await expect(async () => {
      await page.reload()
      await expect(row).toHaveText(`${words}30 times`, { timeout: 3_000 })
    }).toPass()
    await expectAccessible(page)
    await row.getByRole('link', { name: words }).click()
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${words}$`))
  })

  test('shows its bars in forced colours', async ({ page }) => {
    await placeOrder({ guest: makeEmail('guest') })
    await page.emulateMedia({ forcedColors: 'active' })
    await openHome(page)
    await bars(page).focus()
    const fills = await sales(page)
      .locator('svg rect')
      .evaluateAll((all) => [...new Set(all.map((bar) => getComputedStyle(bar).fill))])
    // The band behind the bar that is pointed at, that bar, and the others.
    expect(fills).toHaveLength(3)
    await expectAccessible(page)
  })

  test('says so where nothing waits and nothing happened', async ({ page }) => {
    await page.route('**/graphql', async (route) => {
      const { operationName }: Part = route.request().postDataJSON()
      if (!operationName.startsWith('Desk')) return route.fallback()
      const response = await route.fetch()
      const { data } = await response.json()
      const days = (each: object[]) => each.map((day) => ({ ...day, orders: 0, total: 0, count: 0 }))
      const quiet = {
        deskWaiting: data.deskWaiting && { ...data.deskWaiting, count: 0, oldestAt: null },
        deskSales: data.deskSales && days(data.deskSales),
        deskFruitlessSearches: data.deskFruitlessSearches && {
          ...data.deskFruitlessSearches,
          days: days(data.deskFruitlessSearches.days),
          words: [],
        },
      }
      await route.fulfill({ response, json: { data: quiet } })
    })
    await openHome(page)
    await expect(page.getByText('Every message is answered.')).toBeVisible()
    await expect(page.getByText('No applications are waiting.')).toBeVisible()
    await expect(page.getByText('No reports in the last 7 days.')).toBeVisible()
    await expect(page.getByText('No orders in the last 30 days.')).toBeVisible()
    await expect(page.getByText('Every search found something in the last 30 days.')).toBeVisible()
    await expectAccessible(page)
  })

  test('shows each part as soon as it is there', async ({ page }) => {
    await leaveMessage('Do you frame?')
    await openHome(page)
    const letThrough = await hold(page, 'DeskSales')
    await page.reload()
    await expect(card(page, 'Messages')).toContainText('Oldest')
    await expect(page.getByRole('progressbar', { name: 'Loading sales' })).toBeAttached()
    await expectAccessible(page)
    letThrough()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })
})

test.describe('A part of the staff’s home', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('that fails leaves the others standing, and comes by its own Retry', async ({ page }) => {
    await leaveMessage('Do you frame?')
    await placeOrder({ guest: makeEmail('guest') })
    await openHome(page)
    await loseAnswers(
      page,
      ({ operationName, variables }) => operationName === 'DeskSales' || variables?.kind === 'MESSAGES',
    )
    await page.reload()
    await expect(card(page, 'Messages').getByRole('alert')).toContainText('Messages couldn’t be loaded.')
    await expect(sales(page).getByRole('alert')).toContainText('Sales couldn’t be loaded.')
    await expect(page.getByRole('alert')).toHaveCount(2)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry messages' }).click()
    await expect(card(page, 'Messages')).toContainText('Oldest')
    await expect(sales(page).getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: 'Retry sales' }).click()
    await expect(bars(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('The staff’s home is for staff', () => {
  // Spec 6.16
  test('and refuses others', async ({ page }) => {
    const refusal = page.getByRole('heading', { level: 1, name: 'This page requires staff login.' })
    await page.goto('/manage')
    await expect(refusal).toBeVisible()
    await openAsCustomer(page, '/manage')
    await expect(refusal).toBeVisible()
    await expect(page).toHaveURL(/\/manage$/)
  })
})
