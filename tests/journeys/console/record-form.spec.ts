import type { Page } from '@playwright/test'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { openAsStaff } from '../session.ts'
import { signIn, signOut } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const unsaved = (page: Page) => page.getByText('Unsaved changes')

const open = async (page: Page, path: string, title: string) => {
  await openAsStaff(page, path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test.describe('The form of a record', () => {
  // Spec 1.11, 2.45, 2.46, 7.39, 7.42
  test('makes an artist and leads to the list, and what is wrong stands at its field', async ({ page }) => {
    const { name } = await createArtist()
    await open(page, '/manage/artist/new', 'New artist')
    await expect(page.getByRole('checkbox', { name: 'Active' })).toBeChecked()
    await button(page, 'Save').click()
    await expect(page.getByRole('alert').first()).toContainText('Form failed client-side validation')
    await expect(field(page, 'Name *')).toBeFocused()
    await expectAccessible(page)
    await field(page, 'Name *').fill(name)
    await button(page, 'Save').click()
    await expect(field(page, 'Name *')).toHaveAccessibleErrorMessage(
      'There is an artist of this name already.',
    )
    await expect(field(page, 'Name *')).toBeFocused()
    await field(page, 'Name *').fill(`${name} the younger`)
    await button(page, 'Save').click()
    await expect(notices(page)).toContainText('Saved.')
    await expect(page).toHaveURL(/\/manage\/artist$/)
  })

  test('edits what was changed, from the record and back to it', async ({ page }) => {
    const artist = await createArtist({ royalty_code: 'ADV' })
    await open(page, artist.path, artist.name)
    await expectAccessible(page)
    await expect(page.getByText('Created', { exact: true })).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'All fields' }).check()
    await expect(page.getByText('Created', { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Raw data' }).check()
    await expect(page.getByText('"royalty_code": "ADV"')).toBeVisible()
    await expect(page.getByText(artist.id, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(field(page, 'Royalty code')).toHaveValue('ADV')
    await expect(page.getByText('Updated', { exact: true })).toBeVisible()
    await artist.edit({ active: false })
    await field(page, 'Royalty code').fill('AV')
    await expect(unsaved(page)).toBeVisible()
    await field(page, 'Royalty code').fill('ADV')
    await expect(unsaved(page)).toHaveCount(0)
    await field(page, 'Royalty code').fill('AV')
    await button(page, 'Save').click()
    await expect(notices(page)).toContainText('Saved. You also changed Active.')
    await expect(page).toHaveURL(artist.path)
    await expect(page.getByText('AV', { exact: true })).toBeVisible()
    await expect(page.getByText('Inactive')).toBeVisible()
  })

  test('shows what somebody else has changed too, to be decided field by field', { tag: '@phone' }, async ({
    page,
  }) => {
    const artist = await createArtist({ royalty_code: 'ADV' })
    await open(page, `${artist.path}/edit`, 'Edit artist')
    await field(page, 'Name *').fill(`${artist.name} I`)
    await field(page, 'Royalty code').fill('MINE')
    await artist.edit({ name: `${artist.name} II`, royalty_code: 'THEIRS' })
    await button(page, 'Save').click()
    const conflicts = page.getByRole('region', { name: /changed this while you were editing$/ })
    await expect(conflicts).toHaveCount(2)
    await expect(page.getByText('2 fields were changed while you were editing')).toBeFocused()
    await expect(conflicts.nth(1)).toContainText('ADV')
    await expect(conflicts.nth(1)).toContainText('THEIRS')
    await expect(conflicts.nth(1)).toContainText('MINE')
    await expectAccessible(page)
    await conflicts.nth(0).getByRole('button', { name: 'Keep mine' }).click()
    await button(page, 'Save').click()
    await expect(page.getByText('Choose what to keep in each field, then save again.')).toBeVisible()
    await conflicts.nth(1).getByRole('button', { name: 'Take theirs' }).click()
    await expect(field(page, 'Royalty code')).toHaveValue('THEIRS')
    await expectAccessible(page)
    await button(page, 'Save').click()
    await expect(notices(page)).toContainText('Saved.')
    await expect(page.getByRole('heading', { level: 1, name: `${artist.name} I`, exact: true })).toBeVisible()
    await expect(page.getByText('THEIRS')).toBeVisible()
  })

  test('keeps what is typed through a reload and a lapsed session, until its owner signs out', async ({
    page,
    context,
  }) => {
    const artist = await createArtist()
    await open(page, `${artist.path}/edit`, 'Edit artist')
    await field(page, 'Royalty code').fill('KEPT')
    await expect(unsaved(page)).toBeVisible()
    await page.reload()
    await expect(field(page, 'Royalty code')).toHaveValue('KEPT')

    await context.clearCookies()
    await page.reload()
    await expect(page.getByText('This page requires staff login.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await signIn(page, 'staff@aquatint.test', 'aquatint-demo')
    await expect(field(page, 'Royalty code')).toHaveValue('KEPT')
    await expect(unsaved(page)).toBeVisible()

    await page.getByRole('link', { name: 'Messages' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expectAccessible(page)
    await button(page, 'Keep editing').click()
    await expect(field(page, 'Royalty code')).toHaveValue('KEPT')
    await page.getByRole('link', { name: 'Messages' }).click()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    await page.goBack()
    await expect(field(page, 'Royalty code')).toHaveValue('')

    await field(page, 'Royalty code').fill('GONE')
    await expect(unsaved(page)).toBeVisible()
    await page.goto('/')
    await signOut(page)
    await open(page, `${artist.path}/edit`, 'Edit artist')
    await expect(field(page, 'Royalty code')).toHaveValue('')
  })

  test('of a record that is gone says so, and leads to the list', async ({ page }) => {
    await open(page, '/manage/artist/2000000000/edit', 'Edit artist')
    await expect(page.getByText('There’s no such artist.')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Back').click()
    await expect(page).toHaveURL(/\/manage\/artist$/)
    await page.goto('/manage/artist/2000000000')
    await expect(page.getByText('There’s no such artist.')).toBeVisible()
  })
})
