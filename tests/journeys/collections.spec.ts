import type { Browser, Locator, Page } from '@playwright/test'
import { openResult, quickView, signIn, signUp, tiles } from './steps.ts'
import { expect, expectAccessible, newEmail, test } from './visitor.ts'

const signInAsStaff = async (page: Page, redirect: string) => {
  await page.goto(`/accounts/login?${new URLSearchParams({ redirect })}`)
  await signIn(page, 'staff@aquatint.test', 'aquatint-demo')
  await expect(page.getByRole('button', { name: 'Staff' })).toBeVisible()
}

const inOrder = (page: Page) => page.getByRole('list', { name: 'Pictures in their order' })
const grips = (page: Page) => inOrder(page).getByRole('button', { name: /^Move / })
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

/** The titles as they are arranged, first to last. */
const titles = async (page: Page): Promise<string[]> => {
  await expect(grips(page).first()).toBeVisible()
  const labels = await grips(page).evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? ''),
  )
  return labels.map((label) => label.replace(/^Move (.*), place \d+ of \d+$/, '$1'))
}

const addFound = async (page: Page, words: string, count: number) => {
  await page.getByRole('searchbox', { name: 'Add pictures' }).fill(words)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  for (let added = 0; added < count; added++) {
    await page
      .getByRole('button', { name: /^Add: / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Already in: / })).toHaveCount(added + 1)
  }
}

let made = 0
/** A new collection with three pictures, saved; answers its address. */
const makeCollection = async (page: Page, words = 'fern') => {
  const name = `Made ${process.pid}-${++made}`
  await signInAsStaff(page, '/collections')
  await page.getByRole('button', { name: 'New collection' }).click()
  const dialog = page.getByRole('dialog', { name: 'New collection' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Description').fill('Made in a journey.')
  await dialog.getByRole('button', { name: 'Make collection' }).click()
  await expect(page).toHaveURL(/\/collections\/\d+\/edit$/)
  await addFound(page, words, 3)
  await save(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return { name, path: new URL(page.url()).pathname }
}

/** Another member of staff, in a browser of their own. */
const asAnother = async (browser: Browser, page: Page, act: (other: Page) => Promise<void>) => {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await act(other)
  await context.close()
}

const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

interface Point {
  x: number
  y: number
}

const mouseOf = ({ mouse }: Page) => ({
  async down({ x, y }: Point) {
    await mouse.move(x, y)
    await mouse.down()
  },
  move: ({ x, y }: Point) => mouse.move(x, y, { steps: 4 }),
  up: () => mouse.up(),
})

const fingerOf = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  let at: Point = { x: 0, y: 0 }
  return {
    async down(point: Point) {
      at = point
      await touch('touchStart', point)
    },
    async move(to: Point) {
      for (const part of [0.25, 0.5, 1])
        await touch('touchMove', { x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part })
    },
    up: () => touch('touchEnd'),
  }
}

test.describe('Collections', () => {
  test('hang on a page of their own, each opening with its pictures and their quick view', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Collections' }).click()
    await expect(page).toHaveTitle(/^Collections · /)
    const cards = page.getByRole('list', { name: 'Collections' }).getByRole('link')
    await expect(cards.filter({ hasText: 'After Dark' })).toContainText('24 pictures')
    await expectAccessible(page)
    await cards.filter({ hasText: 'After Dark' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'After Dark' })).toBeVisible()
    await expect(page).toHaveTitle(/^After Dark · /)
    await expectAccessible(page)
    const pictures = page.getByRole('list', { name: 'Pictures of After Dark' }).getByRole('link')
    await pictures.nth(1).click()
    const title = await quickView(page).getByRole('heading', { level: 2 }).textContent()
    await expect(page).toHaveTitle(new RegExp(`^${title} · After Dark · `))
    await page.keyboard.press('ArrowRight')
    await expect(quickView(page).getByRole('heading', { level: 2 })).not.toHaveText(title ?? '')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(quickView(page)).toBeHidden()
    await expect(page).toHaveURL(/\/collections\/\d+$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
  })

  test('are edited by staff alone', async ({ page }) => {
    await page.goto('/collections/1/edit')
    await expect(page.getByRole('heading', { name: 'This page requires staff login.' })).toBeVisible()
    await signUp(page, newEmail(), '/accounts/register?redirect=/collections')
    await expect(page.getByRole('list', { name: 'Collections' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New collection' })).toBeHidden()
    await page.goto('/collections/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit collection' })).toBeHidden()
    await page.goto('/collections/1/edit')
    await expect(page.getByRole('heading', { name: 'This page requires staff login.' })).toBeVisible()
    await expectAccessible(page)
  })

  test.describe('that are not there', () => {
    test.use({ expectedNoise: [/404 \(Not Found\)/] })
    test('are a real 404 that says Not Found', async ({ page }) => {
      for (const path of ['/collections/999999', '/collections/nothing', '/collections/-1']) {
        expect((await page.goto(path))?.status()).toBe(404)
        await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
      }
      await signInAsStaff(page, '/collections/999999/edit')
      await expect(page.getByText('There is no such collection.')).toBeVisible()
    })
  })

  test('are not made without a name', async ({ page }) => {
    await signInAsStaff(page, '/collections')
    await page.getByRole('button', { name: 'New collection' }).click()
    const dialog = page.getByRole('dialog', { name: 'New collection' })
    await dialog.getByRole('button', { name: 'Make collection' }).click()
    await expect(dialog.getByText('Form failed client-side validation')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('are made, worded and deleted by staff', async ({ page }) => {
    const { name, path } = await makeCollection(page)
    await expect(page.getByText('Made in a journey.')).toBeVisible()
    await expect(page.getByText('3 pictures')).toBeVisible()

    await page.getByRole('link', { name: 'Edit collection' }).click()
    await expectAccessible(page)
    await page.getByLabel('Name').fill(`${name} <b>&`)
    await page.getByRole('link', { name: 'Collections', exact: true }).first().click()
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click()
    await save(page)
    await expect(page.getByRole('heading', { level: 1, name: `${name} <b>&` })).toBeVisible()

    await page.getByRole('link', { name: 'Edit collection' }).click()
    await page.getByRole('button', { name: 'Delete this collection' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Find a collection' }).fill(name)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText(`No collection matches “${name}”.`)).toBeVisible()
    expect((await page.request.get(path)).status()).toBe(404)
  })

  test('are ordered by keyboard, which says what it does, and stay so', async ({ page }) => {
    const { path } = await makeCollection(page)
    await page.goto(`${path}/edit`)
    const [first = '', second = '', third = ''] = await titles(page)
    const said = page.getByRole('status')
    const grip = grips(page)
      .filter({ has: page.locator('svg') })
      .first()
    await grip.press(' ')
    await expect(said.filter({ hasText: `${first} grabbed, place 1 of 3.` })).toBeAttached()
    const held = page.locator('[aria-pressed="true"]')
    await held.press('ArrowRight')
    await held.press('ArrowRight')
    await expect(said.filter({ hasText: `${first}, place 3 of 3.` })).toBeAttached()
    await expect(held).toBeFocused()
    await held.press('Escape')
    expect(await titles(page)).toEqual([first, second, third])

    await grips(page).first().press('Enter')
    await held.press('End')
    await held.press(' ')
    await expect(said.filter({ hasText: `${first} dropped at place 3 of 3.` })).toBeAttached()
    expect(await titles(page)).toEqual([second, third, first])
    await save(page)
    await expect(page.getByText('Collection saved.')).toBeVisible()
    const pictures = page.getByRole('list', { name: /^Pictures of / }).getByRole('link')
    await expect(pictures.first()).toContainText(second)
    await expect(pictures.last()).toContainText(first)
  })

  test('are ordered by pointer, or by a finger on a grip', async ({ page, isMobile }) => {
    const { path } = await makeCollection(page)
    await page.goto(`${path}/edit`)
    const [first = '', second = '', third = ''] = await titles(page)
    const tile = (index: number) => inOrder(page).getByRole('listitem').nth(index)
    const pointer = isMobile ? await fingerOf(page) : mouseOf(page)
    await grips(page).nth(2).scrollIntoViewIfNeeded()
    const from = await middleOf(isMobile ? grips(page).nth(2) : tile(2))
    const to = await middleOf(tile(0))
    await pointer.down(from)
    await pointer.move(to)
    await expect(grips(page).first()).toHaveAttribute('aria-label', `Move ${third}, place 1 of 3`)
    await page.keyboard.press('Escape')
    await pointer.up()
    expect(await titles(page)).toEqual([first, second, third])
    await pointer.down(from)
    await pointer.move(to)
    await expect(grips(page).first()).toHaveAttribute('aria-label', `Move ${third}, place 1 of 3`)
    await pointer.up()
    expect(await titles(page)).toEqual([third, first, second])
  })

  test('give back what was taken out by mistake', async ({ page }) => {
    const { path } = await makeCollection(page)
    await page.goto(`${path}/edit`)
    const before = await titles(page)
    await page
      .getByRole('button', { name: /^Take out / })
      .nth(1)
      .click()
    await expect(grips(page)).toHaveCount(2)
    await expect(page.getByText(`${before[1]} taken out.`).last()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await titles(page)).toEqual(before)
    await page
      .getByRole('button', { name: /^Take out / })
      .first()
      .click()
    await save(page)
    await expect(page.getByText('2 pictures')).toBeVisible()
  })

  test('that two people save at once lose nothing of either', async ({ page, browser }) => {
    const { name, path } = await makeCollection(page)
    await page.goto(`${path}/edit`)
    const before = await titles(page)
    await page.getByLabel('Description').fill('Mine.')
    await grips(page).first().press(' ')
    await page.locator('[aria-pressed="true"]').press('End')
    await page.locator('[aria-pressed="true"]').press(' ')
    await asAnother(browser, page, async (other) => {
      await signInAsStaff(other, `${path}/edit`)
      await other.getByLabel('Name').fill(`${name} of theirs`)
      await addFound(other, 'mountain', 1)
      await save(other)
      await expect(other.getByText('4 pictures')).toBeVisible()
    })
    await save(page)
    await expect(
      page.getByRole('alert').filter({ hasText: 'Somebody else saved this collection' }),
    ).toContainText(`they named it “${name} of theirs” and added 1 picture`)
    await expect(page.getByLabel('Name')).toHaveValue(`${name} of theirs`)
    await expect(page.getByLabel('Description')).toHaveValue('Mine.')
    const [theirs, ...mine] = await titles(page)
    expect(before).not.toContain(theirs)
    expect(mine).toEqual([...before.slice(1), before[0]])
    await expectAccessible(page)
    await save(page)
    await expect(page.getByRole('heading', { level: 1, name: `${name} of theirs` })).toBeVisible()
    await expect(page.getByText('Mine.')).toBeVisible()
    await expect(page.getByText('4 pictures')).toBeVisible()
  })

  test('take a picture from where it hangs, and lead to it', async ({ page }) => {
    const { name, path } = await makeCollection(page)
    await page.goto('/search?q=skyline')
    await tiles(page).first().waitFor()
    await page
      .getByRole('button', { name: /^Manage / })
      .nth(2)
      .click()
    await page.getByRole('searchbox', { name: 'Find a collection' }).fill(name)
    const box = page.getByRole('checkbox', { name })
    await expect(page.getByRole('checkbox')).toHaveCount(1)
    await expectAccessible(page)
    await box.check()
    await expect(page.getByText(new RegExp(` added to ${name}\\.`))).toBeVisible()
    await page.getByRole('link', { name: 'View collection' }).click()
    await expect(page).toHaveURL(`${path}/`)
    await expect(page.getByText('4 pictures')).toBeVisible()
  })

  test.describe('that do not answer', () => {
    test.use({ expectedNoise: [/Failed to load resource/] })
    test('leave a picture as it was, with the words of the house', async ({ page }) => {
      await signInAsStaff(page, '/search?q=harbour')
      await openResult(page, 1)
      await quickView(page).getByText('Collections of this picture').click()
      const box = quickView(page).getByRole('checkbox', { name: 'Woven' })
      await expect(box).not.toBeChecked()
      await page.route('**/graphql', (route) =>
        route.request().postDataJSON().operationName === 'ChangeMembership'
          ? route.abort()
          : route.continue(),
      )
      await box.click()
      await expect(
        page.getByRole('alert').getByText('Please try again. Contact customer support if this persists.'),
      ).toBeVisible()
      await expect(box).not.toBeChecked()
    })
  })
})
