import type { Page } from '@playwright/test'
import { takePainter } from '#tests/support/shop/painters.ts'
import { openAsCustomer, openAsStaff, openSignedIn } from '../session.ts'
import { cartLines } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'
import { makePicture } from './made-picture.ts'

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const figure = (page: Page, name: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${name} `) })
    .getByRole('cell')
    .first()

/** Sends a picture as an artist, with a title, and answers the address of its page. */
const upload = async (page: Page, name: string): Promise<string> => {
  await page.goto('/artist/upload')
  await page.getByLabel('Files', { exact: true }).setInputFiles(await makePicture())
  await page.getByRole('dialog').getByRole('button', { name: 'Upload 1 picture' }).click()
  const save = page.getByRole('button', { name: 'Save 1 picture' })
  await expect(save).toBeEnabled({ timeout: 60_000 })
  await page.getByRole('button', { name: /^Details of / }).click()
  await page.getByLabel('Title', { exact: true }).fill(name)
  await save.click()
  const saved = page.getByRole('link', { name: 'Open the picture' })
  const path = (await saved.getAttribute('href')) ?? ''
  await page.getByRole('button', { name: 'Clear saved' }).click()
  return path
}

const idIn = (path: string): string => path.split('/').at(-1) ?? ''

/** Edits the upload of an image as staff do. */
const decideUpload = async (page: Page, image: string, edit: (page: Page) => Promise<void>) => {
  await page.goto(`/manage/upload?f.image=${image}`)
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await edit(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved')).toBeVisible()
}

// Spec 2.37, 2.40, 6.21
test('An artist’s works go from upload to the shop and out of it, with what became of them', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const artist = await takePainter()
  await openSignedIn(page, artist, '/artist/art')
  await expect(page.getByRole('heading', { name: 'Your art starts here' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Upload your first work' }).click()
  await expect(page.getByRole('heading', { name: 'Before you upload' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hide tips' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show tips' })).toBeVisible()

  const mark = `${process.pid}${Date.now()}`
  const good = await upload(page, `Quay ${mark}`)
  const bad = await upload(page, `Blur ${mark}`)
  await page.goto('/artist/art')
  await expect(page.getByRole('link', { name: '2 Waiting' })).toBeVisible()
  await expectAccessible(page)

  const staff = await (await browser.newContext()).newPage()
  await openAsStaff(staff, '/manage')
  await decideUpload(staff, idIn(bad), (form) =>
    form.getByLabel('Reason declined').fill('It is out of focus.'),
  )
  await staff.goto(`/manage/image/${idIn(good)}`)
  await staff.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(staff.getByRole('button', { name: 'Unpublish', exact: true })).toBeVisible()

  await page.goto(bad)
  await expect(page.getByText('It is out of focus.')).toBeVisible()
  await page.goto(good)
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible()
  await expectAccessible(page)

  // Words on the review list wait, and the shop shows the old ones.
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Title').fill(`Quay ${mark} giclee`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your change is waiting for review.')).toBeVisible()
  await staff.goto('/manage/art-change?f.decision=waiting')
  await staff.getByRole('link', { name: `Quay ${mark}` }).click()
  await staff.getByRole('link', { name: 'Edit', exact: true }).click()
  await staff.getByLabel('Decision').selectOption('Refused')
  await staff.getByLabel('Reason').fill('It is no giclee.')
  await staff.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(staff.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('It is no giclee.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Caption').fill('Oil on board.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Oil on board.')).toBeVisible()

  // A customer opens it in the quick view and then its page, gives it a heart, and puts it into a cart.
  const customer = await (await browser.newContext()).newPage()
  const counted = customer.waitForResponse((response) => {
    const asked = response.request().postData() ?? ''
    return asked.includes('CountImageView') && asked.includes(idIn(good))
  })
  await openAsCustomer(customer, `/search?q=${mark}#${idIn(good)}`)
  expect((await counted).ok()).toBe(true)
  await customer.goto(`/images/${idIn(good)}`)
  await expect(title(customer)).toHaveText(`Quay ${mark}`)
  await customer.getByRole('button', { name: `Favorite Quay ${mark}` }).click()
  await customer.getByRole('button', { name: /^Add to (cart|project)$/ }).click()
  await expect(customer.getByRole('link', { name: /^1 item in / })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(figure(page, 'Views')).toHaveText('1', { timeout: 2_000 })
    await expect(figure(page, 'Favorites')).toHaveText('1', { timeout: 2_000 })
    await expect(figure(page, 'Added to carts')).toHaveText('1', { timeout: 2_000 })
  }).toPass()

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const question = page.getByRole('dialog', { name: `Withdraw “Quay ${mark}”?` })
  await expect(question).toContainText('It’s in 1 open cart and can no longer be bought there.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Withdrawn' })).toBeVisible()
  // A cart asks what its pictures cost, and whether they are for sale, every 30 seconds at most.
  await expect(async () => {
    await customer.goto('/cart')
    await expect(cartLines(customer).first()).toContainText('no longer for sale', { timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Put back on sale' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible()

  // Another artist finds none of it.
  const other = await takePainter()
  const stranger = await (await browser.newContext()).newPage()
  await openSignedIn(stranger, other, good)
  await expect(stranger.getByText('You don’t have a work like this.')).toBeVisible()
})

// Spec 2.37
test('An artist lists all their works, by state and words, as a grid or as lines', { tag: '@phone' }, async ({
  page,
}) => {
  await openSignedIn(page, { email: 'artist@aquatint.test', password: 'aquatint-demo' }, '/artist/art')
  await expect(page.getByRole('list', { name: 'Works by state' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^All \d+ works/ }).click()
  await expect(title(page)).toHaveText('All your art')
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'List' }).check()
  const lines = page.getByRole('table', { name: 'Works, with numbers for the last 30 days' })
  await expect(lines.getByRole('row').nth(1)).toContainText('$')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  await page
    .getByRole('navigation', { name: 'Works by state' })
    .getByRole('link', { name: /^Published/ })
    .click()
  await expect(page).toHaveURL(/state=published/)
  await page.getByLabel('Find a work').fill('nothing has this word')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('No work matches “nothing has this word”.')).toBeVisible()
  await expect(page).toHaveURL(/state=published/)
})
