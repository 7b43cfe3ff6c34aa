import { expect, type Page, test } from '@playwright/test'
import { createAccount, createPaidArtist } from '#tests/support/shop/own-money.ts'

/** Sets every machine of the console going, as staff who are signed in; `mark` names the artist they make. */
export const workInConsole = async (page: Page, mark: string) => {
  await test.step('staff begin an answer to a message', async () => {
    await page.goto('/manage/messages')
    await page
      .getByRole('button', { name: /^Answer / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('and nearly decide an application, and write to its artist', async () => {
    await page.goto('/manage/artist-profile?f.application_stage=submitted')
    await page
      .getByRole('link', { name: /^Rashid / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.goto('/manage/artist-profile/email?ids=1')
    await page.getByLabel('Subject').fill('Summer sale')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Artist profiles' })).toBeVisible()
  })

  await test.step('and have no artist profile of their own to edit', async () => {
    await page.goto('/artist/profile/edit')
    await expect(page.getByText('This account doesn’t have an artist profile.')).toBeVisible()
  })

  await test.step('and make an artist', async () => {
    await page.goto('/manage/artist/new')
    await page.getByRole('textbox', { name: 'Name *' }).fill(`Smoke ${mark}`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Saved.')
  })

  await test.step('and select them in a list, and nearly keep a view of it', async () => {
    await page.goto(`/manage/artist?${new URLSearchParams({ search: `Smoke ${mark}` })}`)
    await page.getByRole('checkbox', { name: /^Select Smoke / }).click()
    await expect(page.getByText('1 artist selected')).toBeVisible()
    await page.getByRole('button', { name: 'Save as…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('and have them as a file', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download 1 artist', exact: true }).click()
    await coming
    await page.keyboard.press('Escape')
  })

  await test.step('and nearly send a file back', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('and edit them, and nearly take that back', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('e')
    await page.getByRole('textbox', { name: 'Royalty code' }).fill('R7')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: /^Smoke / }).click()
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('button', { name: 'Undo edit 2', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('and note something for themselves, and have read it', async () => {
    await page.goto(`/manage/artist?${new URLSearchParams({ search: `Smoke ${mark}` })}`)
    await page.getByRole('link', { name: /^Smoke / }).click()
    await page.getByRole('textbox', { name: 'New note *' }).fill('Call back, @staff.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Note added')
    await page.goto('/manage')
    await page
      .getByRole('button', { name: /^Mark as read: .*Smoke / })
      .first()
      .click()
  })

  await test.step('and change them together with whoever else is selected', async () => {
    await page.goto(`/manage/artist?${new URLSearchParams({ search: `Smoke ${mark}` })}`)
    await page.getByRole('checkbox', { name: /^Select Smoke / }).click()
    await page.getByRole('button', { name: 'Edit selected…' }).click()
    await page.getByRole('dialog').getByLabel('Field').selectOption('Royalty code')
    await page.getByRole('dialog').getByLabel('Royalty code').fill('R8')
    await page.getByRole('button', { name: 'Preview changes' }).click()
    await page.getByRole('button', { name: 'Change 1 artist' }).click()
    await expect(page.getByText('Done', { exact: true })).toBeVisible()
  })

  await test.step('and nearly move money, look at a number, and take the bank’s answer', async () => {
    const { id } = await createPaidArtist(8_000)
    await page.goto(`/manage/payment-due/${id}`)
    await page.getByRole('button', { name: 'Adjust the balance' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click()
    const { path } = await createAccount('000123456781')
    await page.goto(path)
    await page.getByRole('button', { name: 'Show the whole number' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.goto('/manage/payout-run')
    await page.getByRole('button', { name: 'Bank’s answer', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('and upload what is no picture, and give it up', async () => {
    await page.goto('/manage/upload/new')
    const file = { name: 'smoke.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(mark) }
    await page.getByLabel('Files', { exact: true }).setInputFiles(file)
    const dialog = page.getByRole('dialog', { name: 'Add new' })
    await dialog.getByLabel('A publisher’s').check()
    await dialog.getByLabel('Publisher *').selectOption('BJOR')
    await dialog.getByRole('button', { name: 'Upload 1 picture' }).click()
    const line = page.getByRole('listitem', { name: 'smoke.jpg' })
    await expect(line).toContainText('Not accepted')
    await line.getByRole('button', { name: 'Discard smoke.jpg' }).click()
    await expect(line).toHaveCount(0)
  })
}
