import { expect, test } from '@playwright/test'
import { awaitReadyPages } from '#tests/support/shop/ready-pages.ts'
import { orderByPurchaseOrder } from '../../journeys/orders/checkout-steps.ts'
import { codeOf, devices, turnOn, twoStep } from '../../journeys/people/security-steps.ts'
import { openSignedIn } from '../../journeys/session.ts'
import {
  addToProject,
  becomeGuestWithItem,
  cartLines,
  cartLink,
  chooseAnotherSubstrate,
  expectInCart,
  findArtistPage,
  openResult,
  PASSWORD,
  quickView,
  searchFor,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
} from '../../journeys/steps.ts'
import { makeEmail } from '../../journeys/visitor.ts'
import { makeAddress } from '../../support/new-address.ts'
import { SERVICE_KEY } from '../../support/services/secret.ts'
import { offerCounting } from '../../support/shop/offer-counting.ts'
import type { Walk } from '../walker/walk.ts'
import { walks } from '../walks.ts'
import { hearNoise } from './noise.ts'
import { recordPage } from './recording.ts'
import { workInConsole } from './smoke/console.ts'
import { keepAndReturn } from './smoke/orders.ts'
import { keepAndHang } from './smoke/pictures.ts'
import { workAsArtist, workInPortal } from './smoke/portal.ts'

/** A lifecycle's commands say who gives them; its service runs it, and no page does. */
const isLifecycle = ({ events }: Walk) => events.every((event) => 'by' in event)

/** This shop has no payment provider; journeys/orders/card.spec.ts has one with the real services. */
const NEEDS_PROVIDER = ['card-payment']

/** No record of ours names another yet; journeys/console/record-fields.spec.ts has one that does. */
const NEEDS_RELATION = ['record-lookup']

const LEFT_OUT = [...NEEDS_PROVIDER, ...NEEDS_RELATION]

/** The machines that this visit starts in any case. */
const ALL = walks.filter(
  (walk) => walk.waiting === null && !isLifecycle(walk) && !LEFT_OUT.includes(walk.name),
)

test.beforeEach(({ page }) => awaitReadyPages(page))

test('smoke: every machine does what its pure twin does against the real services, with nothing held', async ({
  page,
}) => {
  // One visit after another through every machine takes three minutes on a quiet machine.
  test.setTimeout(480_000)
  const noise = hearNoise(page)
  const recording = await recordPage(
    page,
    walks.map(({ machine }) => machine),
  )
  const email = makeEmail('smoke')

  await test.step('a visitor agrees to be counted', async () => {
    await offerCounting(page.context())
    await page.goto('/')
    await page.getByRole('button', { name: 'Allow' }).click()
  })

  await test.step('a guest chooses, changes the quantity, takes it out and back again', async () => {
    await becomeGuestWithItem(page, makeEmail('guest'))
    await chooseAnotherSubstrate(page)
    await addToProject(page)
    await expectInCart(page, 2)
    await page.keyboard.press('Escape')
    await cartLink(page).click()
    await expect(cartLines(page)).toHaveCount(2)
    const line = cartLines(page).first()
    await line.getByRole('spinbutton').fill('3')
    await page.keyboard.press('Enter')
    await expectInCart(page, 4)
    await line.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(cartLines(page)).toHaveCount(1)
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
    await expect(cartLines(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByLabel('Cart name').press('Escape')
  })

  await test.step('an account takes it over, and it is there again after a reload', async () => {
    await signUp(page, email)
    await expectInCart(page, 4)
    await page.reload()
    await expectInCart(page, 4)
  })

  await test.step('begins another project, and goes on with the first', async () => {
    await page.goto('/projects')
    await page.getByRole('button', { name: 'New project' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Lobby')
    await page.getByRole('button', { name: 'Create project' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible()
    await expectInCart(page, 0)
    await page.goto('/projects')
    await page.getByRole('button', { name: /^Make current: ./ }).click()
    await expectInCart(page, 4)
  })

  await test.step('shows it to a client, who approves of a print', async () => {
    await cartLink(page).click()
    await page.getByRole('button', { name: 'Create link' }).click()
    const address = await page.getByLabel('Link to this project').inputValue()
    await page.goto(new URL(address).pathname)
    await page
      .getByRole('button', { name: /^Approve / })
      .first()
      .click()
    await page.getByLabel('Your name').fill('Ann')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Approved by Ann')).toBeVisible()
  })

  await test.step('signs out, and in again while adding', async () => {
    await signOut(page)
    await searchFor(page, 'coast')
    await openResult(page, 0)
    await addToProject(page)
    await page.getByRole('button', { name: 'Sign in instead' }).click()
    await signIn(page, email, PASSWORD)
    await expectInCart(page, 5)
  })

  await keepAndHang(page)

  await test.step('follows an artist', async () => {
    await page.goto(await findArtistPage(page))
    const follow = page.getByRole('main').getByRole('button', { name: /^Follow(ing)? / })
    await follow.click()
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await expect(follow).toHaveAttribute('aria-busy', 'false')
  })

  await test.step('orders it, orders the same again, and calls the order off', async () => {
    await page.goto('/checkout')
    const orderId = await orderByPurchaseOrder(page)
    await page.goto(`/orders/${orderId}`)
    await page.getByRole('button', { name: 'Order again' }).click()
    await expect(page).toHaveURL(/\/projects\/\d+$/)
    await page.goto(`/orders/${orderId}`)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('You owe nothing.')).toBeVisible()
  })

  await test.step('begins to apply as an artist', async () => {
    await page.goto('/artist/apply')
    await page.getByRole('button', { name: 'Apply to sell' }).click()
    await page.getByRole('textbox', { name: /^Full name/ }).fill('Smoke')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('reports a problem', async () => {
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('button', { name: 'Report a problem' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Only to see that it arrives.')
    await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByRole('dialog', { name: 'Report received' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('leaves a message', async () => {
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('button', { name: 'Live chat' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave a message' })
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Message').fill('Only to see that it arrives.')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('dialog', { name: 'Message received' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('turns two-step verification on and off, and signs another device out', async () => {
    const elsewhere = await page.request.post(`${process.env.SHOP_AUTH_URL}/auth/jwt/create/`, {
      headers: { ...SERVICE_KEY, 'x-forwarded-for': makeAddress() },
      data: { email, password: PASSWORD },
    })
    expect(elsewhere.status()).toBe(200)
    await page.goto('/accounts/security')
    await devices(page)
      .getByRole('button', { name: /^Sign out / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Sign out this device?' })
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await expect(dialog).toBeHidden()
    const { key } = await turnOn(page)
    await twoStep(page).getByRole('button', { name: 'Turn off' }).click()
    await twoStep(page).getByLabel('Password').fill(PASSWORD)
    await twoStep(page).getByLabel('Code').fill(codeOf(key, 1))
    await twoStep(page).getByRole('button', { name: 'Turn off' }).click()
    await expect(twoStep(page).getByRole('button', { name: 'Set up' })).toBeVisible()
  })

  await test.step('changes the password, and signs out everywhere', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password').fill('a brighter harbour')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed.')).toBeVisible()
    await signOutEverywhere(page)
  })

  await test.step('forgets the password', async () => {
    await page.goto('/accounts/reset-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Request Reset' }).click()
    await expect(page.getByText('Password reset requested.')).toBeVisible()
  })

  await workAsArtist(page)
  await keepAndReturn(page)

  await test.step('staff take a picture back, and bring it back again', async () => {
    await page.goto('/accounts/login?redirect=/search')
    await signIn(page, 'staff@aquatint.test', 'aquatint-demo')
    await openResult(page, 0)
    await quickView(page).getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
    await expect(quickView(page).getByRole('button', { name: 'Unpublish' })).toBeVisible()
  })

  await test.step('and put another on a static list', async () => {
    await page
      .getByRole('button', { name: /^Manage / })
      .nth(9)
      .click()
    await page.getByRole('button', { name: 'the commercial static list' }).click()
    await expect(page.getByText('the commercial static list.')).toBeVisible()
  })

  await test.step('and into a collection, whose order they look over', async () => {
    await page.getByRole('checkbox', { name: 'Woven' }).click()
    await expect(page.getByText(/ (added to|taken out of) Woven\./)).toBeVisible()
    await page.getByRole('link', { name: 'View collection' }).click()
    await page.getByRole('link', { name: 'Edit collection' }).click()
    const grip = page.getByRole('button', { name: /^Move / }).first()
    await grip.press(' ')
    await grip.press('Escape')
    await expect(grip).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('and which they nearly delete', async () => {
    await page.getByRole('button', { name: 'Delete this collection' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  })

  await test.step('and look for a project', async () => {
    await page.getByRole('button', { name: 'Staff' }).click()
    await page.getByRole('combobox', { name: 'Find a project' }).fill('no project is called this')
    await expect(page.getByText('No projects found')).toBeVisible()
  })

  await workInConsole(page, email)
  await workInPortal(page)

  await test.step('an artist looks at what their tax form asks', async () => {
    await page.goto('/accounts/logout')
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
    await page.goto('/accounts/login?redirect=%2Fartist%2Faccount%2Ftax')
    await signIn(page, 'artist@aquatint.test', 'aquatint-demo')
    const another = page.getByRole('button', { name: 'File a new form' })
    const no = page.getByRole('button', { name: 'No', exact: true })
    await expect(another.or(no)).toBeVisible()
    if (await another.isVisible()) await another.click()
    await no.click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(no).toBeVisible()
  })

  await test.step('an artist begins a message to staff', async () => {
    await page.goto('/accounts/logout')
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
    await openSignedIn(page, { email: 'artist@aquatint.test', password: 'aquatint-demo' }, '/artist/message')
    await page.getByRole('textbox', { name: 'Your message' }).fill('When is my print day?')
  })

  const idle = ALL.filter(({ name }) => recording.takenBy(name).size === 0)
  expect(idle.map(({ name }) => name)).toEqual([])
  expect(recording.problems).toEqual([])
  expect(noise.heard, 'page errors, console errors and failed requests').toEqual([])
})
