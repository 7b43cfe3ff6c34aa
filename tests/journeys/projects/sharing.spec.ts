import type { Page } from '@playwright/test'
import { hold } from '../hold.ts'
import { addToProject, becomeGuestWithItem, cartLines, expectInCart, openResult } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

const panel = (page: Page) => page.getByRole('region', { name: /^Share this (cart|project)$/ })
const history = (page: Page) => page.getByRole('region', { name: 'History' })
const newest = (page: Page) => history(page).getByRole('listitem').first()
const prints = (page: Page) => page.getByRole('list', { name: 'Prints' }).locator('> li')

/** Shares a guest's project of two prints, and answers the address that was put on the clipboard. */
const shareTwoPrints = async (page: Page): Promise<string> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await becomeGuestWithItem(page, makeEmail('owner'))
  await page.keyboard.press('Escape')
  await openResult(page, 1)
  await addToProject(page)
  await expectInCart(page, 2)
  await page.goto('/cart')
  await panel(page).getByRole('button', { name: 'Create link' }).click()
  await panel(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(panel(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Records as text everything that a page sends and gets. */
const overhear = (page: Page) => {
  const said: Promise<string>[] = []
  page.on('request', (request) => {
    // A request under way when the page closes no longer has all its headers.
    const headers = request.allHeaders().catch(() => request.headers())
    said.push(headers.then((each) => JSON.stringify([request.url(), each])))
    said.push(Promise.resolve(request.postData() ?? ''))
  })
  page.on('response', (response) => {
    // An answer to a page that is gone cannot be read any more.
    if (response.url().endsWith('/graphql')) said.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(said)).join('\n')
}

test('A link can be copied and withdrawn once it is known to open the project still', async ({ page }) => {
  await shareTwoPrints(page)
  const letThrough = await hold(page, 'Share')
  await page.reload()
  await expect(panel(page).getByLabel('Link to this cart')).toHaveValue(/\/shared\//)
  const withdraw = panel(page).getByRole('button', { name: 'Turn off' })
  await expect(withdraw).toBeDisabled()
  await expect(panel(page).getByRole('button', { name: 'Copy link' })).toBeDisabled()
  await expectAccessible(page)
  letThrough()
  await withdraw.click()
  await expect(page.getByRole('dialog', { name: 'Turn off this link?' })).toBeVisible()
})

test('A client who is shown a project by a link says what they think of it, until the link is withdrawn', async ({
  page,
  browser,
  baseURL,
}) => {
  const cartTokens = new Set<string>()
  page.on('request', (request) => {
    const token = request.headers()['x-cart-token']
    if (token) cartTokens.add(token)
  })
  const address = await shareTwoPrints(page)
  await history(page).getByRole('button', { name: 'History' }).click()
  await expect(newest(page)).toContainText('shared a link to it')
  await expectAccessible(page)

  const visit = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
  const client = await visit.newPage()
  const overheard = overhear(client)
  await test.step('the client opens it on a phone, and is asked who they are when they first say something', async () => {
    await client.goto(address)
    await expect(client).toHaveTitle('Prints to review · Aquatint')
    await expect(client.getByRole('heading', { level: 1, name: 'Prints to review' })).toBeVisible()
    await expect(prints(client)).toHaveCount(2)
    await expectAccessible(client)
    await prints(client)
      .first()
      .getByRole('button', { name: /^Approve/ })
      .click()
    await client.getByLabel('Your name').fill('Ann')
    await client.getByRole('button', { name: 'Send' }).click()
    await expect(prints(client).first().getByText('Approved by Ann')).toBeVisible()
  })

  await test.step('and asks for changes, and says otherwise after a while', async () => {
    const second = prints(client).nth(1)
    await second.getByRole('button', { name: /^Request changes/ }).click()
    await second.getByLabel('What should we change?').fill('On canvas, please.')
    await second.getByRole('button', { name: 'Request changes', exact: true }).click()
    await expect(second.getByText('Changes requested by Ann')).toBeVisible()
    await expectAccessible(client)
    // Approving the rest leaves out the line that they asked to change.
    await expect(client.getByRole('button', { name: /^Approve (all|the other)/ })).toHaveCount(0)
    await expect(client.getByText('You’ve answered for every print.')).toBeVisible()
    await second.getByRole('button', { name: /^Approve/ }).click()
    await expect(client.getByText('You approved everything.')).toBeVisible()
    await expect(second.getByText('Approved by Ann')).toBeVisible()
    await expect(second.getByText('On canvas, please.')).toBeVisible()
    const scrolls = await client.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(scrolls, 'wider than the phone').toBe(false)
  })

  await test.step('the owner comes back and reads it beside the lines, marked as new until the next visit', async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(cartLines(page).getByText('Approved by Ann')).toHaveCount(2)
    await expect(cartLines(page).getByText('On canvas, please.')).toBeVisible()
    await expect(newest(page)).toContainText('Ann approved')
    await expect(cartLines(page).getByText('New', { exact: true })).toHaveCount(3)
    await expectAccessible(page)
    await page.reload()
    await expect(cartLines(page).getByText('Approved by Ann')).toHaveCount(2)
    await expect(cartLines(page).getByText('New', { exact: true })).toHaveCount(0)
  })

  await test.step('withdraws the link, and the page that the client still has open shows nothing from then on', async () => {
    await panel(page).getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off link' }).click()
    await expect(panel(page).getByRole('button', { name: 'Create link' })).toBeVisible()
    await prints(client)
      .first()
      .getByRole('button', { name: /^Request changes/ })
      .click()
    await prints(client).first().getByRole('button', { name: 'Request changes', exact: true }).click()
    await expect(client.getByRole('heading', { name: 'This link is no longer available' })).toBeVisible()
    await expectAccessible(client)
    expect((await client.goto(address))?.status()).toBe(404)
    await expect(cartLines(page).getByText('Approved by Ann')).toHaveCount(2)
  })

  expect(cartTokens.size).toBe(1)
  for (const token of cartTokens) expect(await overheard()).not.toContain(token)
  await visit.close()
})
