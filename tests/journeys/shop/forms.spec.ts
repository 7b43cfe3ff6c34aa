import type { Page, Request } from '@playwright/test'
import { makeCollection } from '../pictures/collection-steps.ts'
import { PASSWORD } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

/**
 * Loses the next answer to this operation after the services have done it; answers the list of all its
 * requests.
 */
const loseAnswer = async (page: Page, operation: string): Promise<Request[]> => {
  const asked: Request[] = []
  await page.route('**/graphql', async (route) => {
    const request = route.request()
    if (request.postDataJSON().operationName !== operation) return route.fallback()
    asked.push(request)
    if (asked.length > 1) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  return asked
}

const keysOf = (asked: readonly Request[]) =>
  asked.map((request) => {
    const { idempotencyKey, input = {} } = request.postDataJSON().variables
    return idempotencyKey ?? input.idempotencyKey
  })

test.describe('A form', () => {
  // Spec 5.20, 8.3
  test('shows a password on request, and says all that is wrong with it', async ({ page }) => {
    await page.goto('/accounts/register')
    await page.getByLabel('Email').fill(`90817263.${makeEmail()}`)
    const password = page.getByLabel('Password')
    await password.fill('90817263')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(password).toHaveAccessibleErrorMessage(
      'The password is too similar to the email address. This password is entirely numeric.',
    )
    // What is sent is kept by the browser as a password.
    await expect(password).toHaveAttribute('type', 'password')
    await expectAccessible(page)
  })

  // Spec 8.4
  test('shows errors of no one field beside those of a field, and lets them be dismissed', async ({
    page,
  }) => {
    const wrong = (field: string | null, message: string) => ({
      __typename: 'UserError',
      field,
      message,
      code: 'INVALID',
    })
    const userErrors = [
      wrong('email', 'user with this email already exists.'),
      wrong(null, 'Unable to create account.'),
    ]
    const data = { register: { __typename: 'RegisterPayload', user: null, userErrors } }
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON().operationName === 'Register'
        ? route.fulfill({ json: { data } })
        : route.fallback(),
    )
    await page.goto('/accounts/register')
    await page.getByLabel('Email').fill(makeEmail())
    await page.getByLabel('Password').fill(PASSWORD)
    const signUp = page.getByRole('button', { name: 'Sign up' })
    await signUp.click()
    await expect(page.getByLabel('Email')).toHaveAccessibleErrorMessage(/already exists/)
    const alert = page.getByRole('alert').filter({ hasText: 'Unable to create account.' })
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByLabel('Email')).toBeFocused()
    await signUp.click()
    await expect(alert).toBeVisible()
  })

  // Spec 5.5, 9.20
  test('has a field of many lines that grows to eight of them and no further', async ({ page }) => {
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('button', { name: 'Live chat' }).click()
    const field = page.getByRole('textbox', { name: 'Message' })
    const rows = await field.evaluate((area: HTMLTextAreaElement) => {
      area.style.height = '2000px'
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area)
      const inside = area.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
      return inside / Number.parseFloat(lineHeight)
    })
    expect(rows).toBeCloseTo(8, 1)
  })
})

test.describe('A message whose answer is lost', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('can be sent again, and is left once', async ({ page }) => {
    const asked = await loseAnswer(page, 'LeaveMessage')
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('button', { name: 'Live chat' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave a message' })
    await dialog.getByLabel('Email').fill(makeEmail())
    await dialog.getByLabel('Message').fill('Do you ship murals?')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText('Please try again.')
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await expect(alert).toHaveCount(0)
    await expect(dialog.getByLabel('Message')).toHaveValue('Do you ship murals?')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thank you. A designer will write to you')).toBeVisible()
    const [first, second] = keysOf(asked)
    expect(first).toBeTruthy()
    expect(second).toBe(first)
  })
})

test.describe('A collection', () => {
  test.use({ expectedNoise: [/ERR_FAILED|404 \(Not Found\)/] })

  test('whose deletion is not answered can be deleted again, and cannot be kept meanwhile', async ({
    page,
  }) => {
    const { name, path } = await makeCollection(page)
    const asked = await loseAnswer(page, 'DeleteCollection')
    await page.goto(`${path}/edit`)
    await page.getByRole('button', { name: 'Delete this collection' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete this collection?' })
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('Please try again.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL(/\/collections$/)
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(`${name} deleted.`)
    const [first, second] = keysOf(asked)
    expect(first).toBeTruthy()
    expect(second).toBe(first)
  })

  test('that is deleted while it is edited keeps what was typed, and offers no Save', async ({
    page,
    context,
  }) => {
    const { path } = await makeCollection(page)
    await page.goto(`${path}/edit`)
    await page.getByLabel('Description').fill('An hour of writing.')
    const other = await context.newPage()
    await other.goto(`${path}/edit`)
    await other.getByRole('button', { name: 'Delete this collection' }).click()
    await other.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(other).toHaveURL(/\/collections$/)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText('Someone deleted this collection')
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await expect(page.getByLabel('Description')).toHaveValue('An hour of writing.')
    await expect(page.getByLabel('Description')).toHaveAttribute('readonly')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to collections' }).click()
    await expect(page).toHaveURL(/\/collections$/)
  })

  // Spec 8.8
  test('whose form cannot be loaded says so in an alert that stays, and is loaded by Retry', async ({
    page,
  }) => {
    const { path } = await makeCollection(page)
    await page.clock.install()
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON().operationName === 'CollectionForEdit' ? route.abort() : route.fallback(),
    )
    await page.goto(`${path}/edit`)
    const words = 'Please try reloading the page. Contact customer support if this persists.'
    const alert = page.getByRole('region', { name: 'Notices' }).getByRole('alert')
    await expect(alert).toHaveText(words)
    await expect(page.getByText('This collection can’t be edited right now.')).toBeVisible()
    await page.clock.fastForward(60_000)
    await expect(alert).toHaveText(words)
    await expectAccessible(page)
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Retry', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  })
})

test.describe('A page whose program cannot be loaded', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  // Spec 8.13, 8.20
  test('says so in an overlay under a bar that failed, and opens by trying again', async ({ page }) => {
    const program = /\/assets\/collections-page-.*\.js/
    await page.route(program, (route) => route.abort())
    await page.goto('/')
    // The page loads anew, once, as a newer version of the shop may have replaced the part.
    const reloaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Collections' }).first().click()
    await reloaded
    const overlay = page.getByRole('alert')
    await expect(overlay.getByRole('heading', { level: 1 })).toHaveText(
      'Part of this page couldn’t be loaded.',
    )
    const bar = page.getByRole('progressbar', { name: 'Loading the page' })
    await expect(bar).toHaveAttribute('aria-valuetext', 'Failed')
    expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 3 })
    await expect(page.getByRole('searchbox', { name: 'Search Art' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute(program)
    await overlay.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
  })
})
