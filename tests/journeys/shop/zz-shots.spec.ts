import { readDemoApplicant } from '#tests/support/shop/applicants.ts'
import { signInAsStaff } from '../pictures/collection-steps.ts'
import { expect, test } from '../visitor.ts'

for (const width of [1280, 390])
  test(`shots ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { path, id } = await readDemoApplicant()
    await signInAsStaff(page, path)
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
    await page.waitForTimeout(3_000)
    const shot = (name: string) =>
      page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: true })
    await shot('application')
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByLabel('Reason').fill('No.')
    await page.keyboard.press('Control+Enter')
    await shot('decline')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Approve' }).click()
    await shot('approve')
    await page.goto('/manage/artist-profile?f.application_stage=submitted&ordering=submitted_at')
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    await shot('queue')
    await page.goto(`/manage/artist-profile/email?ids=${id},1,2,3`)
    await shot('email')
    await page.getByLabel('Subject').fill('Summer sale')
    await page
      .getByLabel('Text')
      .fill(
        'Your prints are 20% off in July.\n\nPlease tell us by June 20 if you would rather not take part.',
      )
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('button', { name: /^Send to/ })).toBeVisible()
    await shot('preview')
    await page.goto('/manage/artist-profile/1/history')
    await page.waitForTimeout(500)
  })
