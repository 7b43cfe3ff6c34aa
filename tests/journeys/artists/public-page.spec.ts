import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { shoot } from '../shoot.ts'
import { signIn } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const ISAURA = 'Isaura Quintero-Bex'
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const form = (page: Page) => page.getByRole('form').or(page.locator('form')).last()

const openEdit = async (page: Page) => {
  await page.goto('/accounts/login?redirect=%2Fartist%2Fprofile')
  await signIn(page, 'artist@aquatint.test', 'aquatint-demo')
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(title(page)).toHaveText('Edit profile')
}

test('A picture leads to its artist’s page, where their other pictures hang', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/images/aq-000005')
  await page.getByRole('main').getByRole('link', { name: ISAURA }).first().click()
  await expect(page).toHaveURL(/\/artists\/\d+$/)
  await expect(title(page)).toHaveText(ISAURA)
  await expect(page).toHaveTitle(`${ISAURA} · Aquatint`)
  await expect(page.getByText('coast of Galicia')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Art by ${ISAURA}` })).toBeVisible()
  const works = page.getByRole('list', { name: `Art by ${ISAURA}` })
  await expect(works.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await shoot(page, `artist-${page.viewportSize()?.width}`)
  const html = await (await page.request.get(page.url())).text()
  expect(html).toContain('"@type":"Person"')
  expect(html).not.toContain('artist@aquatint.test')
  expect((await page.request.get('/artists/999999')).status()).toBe(404)
})

// Spec 1.9, 2.39
test('An artist edits what visitors see, looks at it before, and only then is it seen', async ({ page }) => {
  const said = 'I paint the coast of Galicia, and keep what the rain leaves.'
  await openEdit(page)
  await expectAccessible(page)
  await shoot(page, `edit-${page.viewportSize()?.width}`)
  const before = await page.getByLabel('Bio').inputValue()
  await page.getByLabel('Bio').fill('Too short.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Ensure this field has at least 40 characters.')).toBeVisible()
  await page.getByLabel('Bio').fill(said)
  await page.getByLabel('Website').fill('https://isaura.example.com')

  // What is typed outlasts a reload.
  await page.reload()
  await expect(page.getByLabel('Bio')).toHaveValue(said)

  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a9' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="900" height="600"><circle cx="450" cy="300" r="180" fill="#c63"/></svg>',
        ),
      },
    ])
    .png()
    .toBuffer()
  await page
    .getByLabel('Photo file')
    .setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByText('Choose a JPEG, PNG, or WebP.')).toBeVisible()
  await page
    .getByLabel('Photo file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  const cutter = page.getByRole('dialog', { name: 'Choose what to show' })
  await cutter.getByRole('application', { name: 'Your photo' }).press('ArrowLeft')
  await cutter.getByRole('slider', { name: 'Zoom' }).press('End')
  await expectAccessible(page)
  await shoot(page, `cut-${page.viewportSize()?.width}`)
  await cutter.getByRole('button', { name: 'Use photo' }).click()
  const photo = form(page).locator('img')
  await expect(photo).toHaveAttribute('src', /\/media\/portraits\//)

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Only you can see this.')).toBeVisible()
  await expect(title(page)).toHaveText(ISAURA)
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByRole('link', { name: 'isaura.example.com' })).toBeVisible()
  await expectAccessible(page)
  await shoot(page, `preview-${page.viewportSize()?.width}`)
  await page.getByRole('button', { name: 'Back to editing' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/artist\/profile$/)
  await page.getByRole('link', { name: 'See your public page' }).click()
  await expect(page).toHaveURL(/\/artists\/\d+$/)
  await expect(page.getByText(said)).toBeVisible()
  await shoot(page, `saved-${page.viewportSize()?.width}`)

  // Other journeys read the first bio.
  await page.goto('/artist/profile/edit')
  await page.getByLabel('Bio').fill(before)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/artist\/profile$/)
})
