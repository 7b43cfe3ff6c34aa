import type { Page } from '@playwright/test'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const rows = (page: Page) => page.locator('tr[data-id]')
const names = (page: Page) => rows(page).getByRole('link')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pagination' })

/** A name of the demo's: those that tests give hold numbers. */
const findMiddle = (all: readonly string[]) => {
  const demos = all.filter((name) => !/\d/.test(name))
  return demos[Math.floor(demos.length / 2)] ?? ''
}

let lists = 0

/** Opens a list of three artists whom no other test makes, renames or finds; answers their names. */
const openOwnList = async (page: Page): Promise<string[]> => {
  const word = `Lister${process.pid}x${Date.now()}x${++lists}`
  const own = [1, 2, 3].map((place) => `${word} ${place}`)
  for (const name of own) await createArtist({ name })
  await openRows(page, `/manage/artist?${new URLSearchParams({ search: word })}`)
  await expect(names(page)).toHaveText(own)
  return own
}

const openRows = async (page: Page, place: string) => {
  await openAsStaff(page, place)
  await expect(rows(page).first()).toBeVisible()
}

test.describe('A list of records', () => {
  test.use({ expectedNoise: [/net::ERR_FAILED/] })

  // Spec 2.60
  test('is narrowed, sorted and turned, all of it in the address, and stands there again on coming back', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await openRows(page, '/manage/artist?page_size=20')
    await expect(heading(page, 'Artists')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Active' }).selectOption('Yes')
    await expect(page).toHaveURL(/f\.active=true/)
    const first = await names(page).allTextContents()
    await pager(page).getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2.*after=/)
    await expect(names(page).first()).not.toHaveText(first[0] ?? '')
    const second = await names(page).allTextContents()
    expect(first.filter((name) => second.includes(name))).toEqual([])
    // Others make artists at the same shop meanwhile, so that a page may begin and end a little elsewhere.
    const [earlier, later] = [findMiddle(first), findMiddle(second)]
    await names(page).getByText(later, { exact: true }).click()
    await expect(heading(page, later)).toBeVisible()
    await page.goBack()
    await expect(names(page).getByText(later, { exact: true })).toBeVisible()
    await pager(page).getByRole('button', { name: 'Previous' }).click()
    await expect(names(page).getByText(earlier, { exact: true })).toBeVisible()
    if (isMobile) return
    await page.getByRole('button', { name: 'Name' }).click()
    await expect(page).toHaveURL(/ordering=-name/)
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
    await expect(names(page).first()).not.toHaveText(first[0] ?? '')
  })

  // Spec 2.45
  test('says that nothing matches, that it cannot be read, and that there is no such type', async ({
    page,
  }) => {
    await openRows(page, '/manage/artist')
    await page.getByRole('searchbox', { name: 'Find artists' }).fill('nobody at all')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText('No artists match.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(rows(page).first()).toBeVisible()
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'Records' ? route.abort() : route.fallback(),
    )
    await page.getByRole('searchbox', { name: 'Find artists' }).fill('lark')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Artists couldn’t be loaded.')
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(names(page).first()).toContainText('Lark')
    await page.goto('/manage/nothing-of-this-kind')
    await expect(heading(page, 'Not Found')).toBeVisible()
  })

  test('is gone through by keys, which are no keys while somebody types', async ({ page }) => {
    const [first = ''] = await openOwnList(page)
    for (const key of ['j', 'j', 'x', 'j', 'Shift+X']) await page.keyboard.press(key)
    await expect(page.getByText('2 artists selected')).toBeVisible()
    await expect(names(page).nth(2)).toBeFocused()
    await page.keyboard.press('/')
    await page.keyboard.type('jx')
    await expect(page.getByRole('searchbox', { name: 'Find artists' })).toHaveValue(/jx$/)
    await expect(page.getByText('2 artists selected')).toBeVisible()
    await names(page).nth(0).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, first)).toBeVisible()
    await page.goBack()
    await expect(page.getByText('2 artists selected')).toBeVisible()
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await expect(page.getByText(/selected/)).toHaveCount(0)
  })

  test('shows the columns that are chosen, as whoever has its link sees it', async ({ page }) => {
    await openRows(page, '/manage/artist')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Royalty code' }).click()
    await page.getByRole('checkbox', { name: 'ID', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: 'ID' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Royalty code' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('columnheader', { name: 'ID' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Royalty code' })).toHaveCount(0)
  })
})

test.describe('The console', () => {
  test('is gone through by g and a letter, and by a few letters after Ctrl+K', async ({ page }) => {
    const [name = ''] = await openOwnList(page)
    await page.keyboard.press('Shift+?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Next row')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await expect(heading(page, 'Collections')).toBeVisible()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Go to' })
    await palette.getByRole('textbox').fill(name)
    await expect(palette.getByRole('list', { name: 'Artists' }).getByRole('link')).toContainText([name])
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(heading(page, name)).toBeVisible()
  })
})

test.describe('The history of a record', () => {
  test('says who changed what, takes it back, and shows the record as it stood', async ({ page }) => {
    await openRows(page, '/manage/artist')
    await page.getByRole('link', { name: 'New artist' }).click()
    const name = `Historia ${Date.now()}`
    await page.getByLabel('Name *').fill(name)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('searchbox', { name: 'Find artists' }).fill(name)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(names(page)).toHaveText([name])
    await page.keyboard.press('j')
    await page.keyboard.press('e')
    await page.getByLabel('Royalty code').fill('R7')
    await page.getByRole('button', { name: 'Save' }).click()
    await names(page).first().click()
    await expect(page.getByText('R7', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'History' }).click()
    const edits = page.getByRole('list', { name: 'Edits' }).getByRole('listitem')
    await expect(edits).toHaveCount(2)
    await expect(edits.first()).toContainText('staff@aquatint.test')
    await expect(edits.first()).toContainText('Royalty code empty → R7')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo edit 2', exact: true }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(edits).toHaveCount(3)
    await expect(edits.first()).toContainText('Undid edit 2')
    await edits.nth(1).getByRole('link', { name: 'As of then' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'As of ' })).toBeVisible()
    await expect(page.getByText('R7', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Show current version' }).click()
    await expect(page.getByText('R7', { exact: true })).toHaveCount(0)
  })
})

// Failure 29 of console-design.md.
test('what is selected and leaves the list by an edit is said, shown, and selected no longer', async ({
  page,
}) => {
  const mark = `Left${process.pid}x${Date.now()}`
  const [stays, leaves] = [
    await createArtist({ name: `${mark} Stays` }),
    await createArtist({ name: `${mark} Leaves` }),
  ]
  await openAsStaff(page, `/manage/artist?search=${mark}&f.active=true`)
  for (const { name } of [stays, leaves]) await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  await page.getByRole('link', { name: stays.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: stays.name })).toBeVisible()
  await leaves.edit({ active: false })
  await page.goBack()
  const said = page.getByRole('status').filter({ hasText: '2 artists selected' })
  await expect(said).toContainText('1 selected artist no longer matches')
  await expect(page.getByRole('row', { name: leaves.name })).toHaveCount(0)
  await said.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('list', { name: 'Selected, but not in this list' })).toHaveText(leaves.name)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await said.getByRole('button', { name: 'Deselect it' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '1 artist selected' })).not.toContainText(
    'no longer',
  )
  await expect(page.getByRole('checkbox', { name: `Select ${stays.name}` })).toBeChecked()
})

test('a list is shown as it stood at a moment, without anything to be done, and leads back to now', {
  tag: '@phone',
}, async ({ page }) => {
  const mark = `Stood${process.pid}x${Date.now()}`
  const changed = await createArtist({ name: `${mark} Before` })
  await openAsStaff(page, `/manage/artist?search=${mark}`)
  // The moment is given by the second.
  const at = Math.ceil((Date.now() + 1) / 1_000) * 1_000
  await expect(() => expect(Date.now()).toBeGreaterThan(at + 1_000)).toPass({ timeout: 5_000 })
  await changed.edit({ name: `${mark} After` })
  await page.reload()
  await expect(names(page)).toHaveText([`${mark} After`])
  await page.getByRole('button', { name: 'As of…' }).click()
  const local = await page.evaluate((ms) => {
    const date = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000)
    return date.toISOString().slice(0, 19)
  }, at)
  await page.getByLabel('Show the list as of').fill(local)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'As of ' })).toBeVisible()
  const then = page.getByRole('table', { name: 'Artists at that time' })
  await expect(then.getByRole('link', { name: `${mark} Before` })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)
  await then.getByRole('link', { name: `${mark} Before` }).click()
  await expect(heading(page, `${mark} Before`)).toBeVisible()
  await page.goBack()
  // The record leads back to now as well.
  await expect(then).toBeVisible()
  await page.getByRole('link', { name: 'Show current version' }).click()
  await expect(names(page)).toHaveText([`${mark} After`])
})

test('a list is sorted, and its page selected, where a phone shows no heads of columns', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Wider screens have the heads.')
  const mark = `Phone${process.pid}x${Date.now()}`
  const made = [`${mark} One`, `${mark} Two`]
  for (const name of made) await createArtist({ name })
  await openAsStaff(page, `/manage/artist?search=${mark}`)
  await expect(names(page)).toHaveText(made)
  await page.getByLabel('Sort by').selectOption('Name ↓')
  await expect(names(page)).toHaveText(made.toReversed())
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  await expect(page.getByText('2 artists selected')).toBeVisible()
  await expectAccessible(page)
})
