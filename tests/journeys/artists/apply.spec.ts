import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

const PASSWORD = 'a brighter harbour'
const REASON = 'We have many harbours already, and would love to see people.'
const BIO = 'I print the harbour of my town by hand, on paper that I make myself.'

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const now = (page: Page) =>
  page.getByRole('navigation', { name: 'Your application' }).locator('[aria-current]')
const bio = (page: Page) => page.getByRole('textbox', { name: 'Bio' })
const isKept = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

/** Pictures that nobody has sent before: noise, so that no two look alike. */
const makePictures = async (names: readonly string[]): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'sample-'))
  return Promise.all(
    names.map(async (name) => {
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
      const create = { width: 24, height: 24, channels: 3 as const, background: '#808080', noise }
      const rough = await sharp({ create }).png().toBuffer()
      const picture = await sharp(rough)
        .resize(1_400, 1_000, { kernel: 'cubic', fit: 'fill' })
        .jpeg()
        .toBuffer()
      const file = join(folder, name)
      await writeFile(file, picture)
      return file
    }),
  )
}

/** Decides, as staff, on the application of somebody. */
const decide = async (page: Page, name: string, decision: 'Approve' | 'Decline') => {
  await openAsStaff(page, `/manage/artist-profile?${new URLSearchParams({ search: name })}`)
  await page.getByRole('link', { name, exact: true }).click()
  const application = page.getByRole('region', { name: 'Application' })
  await expect(application).toContainText('Porto, Portugal')
  await expect(application.getByRole('list', { name: 'Sample pictures' }).getByRole('img')).toHaveCount(3)
  await expect(application.getByRole('link', { name: /iris\.example\.com/ })).toHaveAttribute(
    'href',
    'https://iris.example.com',
  )
  await expectAccessible(page)
  await application.getByRole('button', { name: decision }).click()
  const dialog = page.getByRole('dialog')
  if (decision === 'Decline') await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByRole('button', { name: decision }).click()
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(name)
  await page.goto('/accounts/logout')
}

// Spec 1.8, 2.34
test('An artist applies, is declined with a reason, applies again and is taken on', async ({
  page,
  context,
  browser,
  outbox,
  baseURL,
}) => {
  test.slow()
  const email = makeEmail('iris')
  const name = `Iris Vale ${Date.now()}`
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sell your art' }).click()
  await expect(title(page)).toContainText('Sell your art at')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply to sell' }).click()
  await expect(page).toHaveURL('/artist/apply/login')
  await expectAccessible(page)
  // What they came for is there again once they have an account.
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/artist/apply/info')
  await expect(now(page)).toContainText('About you')
  await expectAccessible(page)

  // Nothing is sent that the form finds wrong; what is typed is kept without a press.
  await page.getByLabel('Full name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Form failed client-side validation')).toBeVisible()
  await expect(page.getByLabel('Location')).toBeFocused()
  await page.getByLabel('Location').fill('Porto, Portugal')
  await bio(page).fill('Too short.')
  await expect(page.getByText('10 of 2,000 characters, 30 more to go')).toBeVisible()
  await isKept(page)
  await page.reload()
  await expect(bio(page)).toHaveValue('Too short.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(bio(page)).toHaveAccessibleErrorMessage('Ensure this field has at least 40 characters.')
  await expect(bio(page)).toBeFocused()
  await expectAccessible(page)

  // A second tab types something else: the first, which has not read it, is shown both.
  const second = await context.newPage()
  await second.goto('/artist/apply/info')
  await expect(bio(second)).toHaveValue('Too short.')
  await bio(second).fill(`${BIO} From the second tab.`)
  await isKept(second)
  await second.close()
  await bio(page).fill(BIO)
  await expect(page.getByRole('heading', { name: 'You also changed this on another page' })).toBeFocused()
  await expect(page.getByText(`${BIO} From the second tab.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep this bio' }).click()
  await expect(bio(page)).toHaveValue(BIO)
  await page.getByLabel('Link 1').fill('https://iris.example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/artist/apply/sample')

  // A refused file is named with its reason.
  const pictures = await makePictures(['boats.jpg', 'nets.jpg', 'gulls.jpg'])
  const [text, sketch] = [join(tmpdir(), 'notes.txt'), join(tmpdir(), 'sketch.gif')]
  for (const file of [text, sketch]) await writeFile(file, 'Notes.')
  await page.getByLabel('Files', { exact: true }).setInputFiles([...pictures.slice(0, 2), text, sketch])
  await expect(page.getByRole('alert').filter({ hasText: 'sketch.gif' })).toContainText(
    'GIF pictures aren’t supported.',
  )
  const list = page.getByRole('list', { name: 'Your pictures' })
  await expect(list.getByText('Ready')).toHaveCount(2)
  const refused = list.getByRole('listitem').filter({ hasText: 'notes.txt' })
  await expect(refused).toContainText('We can’t read this file as a picture.')
  await expectAccessible(page)
  await refused.getByRole('button', { name: 'Discard notes.txt' }).click()
  await expect(refused).toHaveCount(0)
  await expect(page.getByText('Add 1 more picture.')).toBeVisible()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Add at least 3 pictures.' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(list.getByText('Ready')).toHaveCount(2)
  await page.getByLabel('Files', { exact: true }).setInputFiles(pictures.slice(2))
  await expect(page.getByText('3 pictures ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Submit application' }).dblclick()
  await expect(page).toHaveURL('/artist/apply/applied')
  await expect(page.getByText('We have your application with 3 pictures')).toBeVisible()
  await expectAccessible(page)

  const staff = await browser.newPage({ baseURL: baseURL ?? '' })
  await decide(staff, name, 'Decline')
  await page.reload()
  await expect(page.getByText(REASON)).toBeVisible()
  await expectAccessible(page)
  await outbox.goto('/outbox')
  const mails = outbox.getByRole('article').filter({ hasText: email })
  await expect(mails.filter({ hasText: 'We have your application' })).toHaveCount(1)
  await expect(
    outbox.getByRole('article').filter({ hasText: `New artist application: ${name}` }),
  ).toHaveCount(1)
  await expect(mails.filter({ hasText: `> ${REASON}` })).toHaveCount(1)

  await page.getByRole('button', { name: 'Apply again' }).click()
  await expect(page).toHaveURL('/artist/apply/info')
  await expect(bio(page)).toHaveValue(BIO)
  await bio(page).fill(`${BIO} And its people.`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('3 pictures ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page).toHaveURL('/artist/apply/applied')
  await page.getByText(/^Declined/).click()
  await expect(page.getByText(REASON)).toBeVisible()
  await expectAccessible(page)

  await decide(staff, name, 'Approve')
  await staff.close()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Get set up' })).toHaveAttribute('href', '/artist/new')
  await expectAccessible(page)
  await outbox.reload()
  await expect(mails.filter({ hasText: '/artist/new' })).toHaveCount(1)
})
