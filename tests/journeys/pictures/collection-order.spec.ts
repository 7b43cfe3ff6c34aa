import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../visitor.ts'
import { grips, inOrder, makeCollection, readTitles, save } from './collection-steps.ts'

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

test.describe('The pictures of a collection', () => {
  test('are ordered by keyboard, which announces each move, and stay in that order', async ({ page }) => {
    const { path } = await makeCollection(page)
    await page.goto(`${path}/edit`)
    const [first = '', second = '', third = ''] = await readTitles(page)
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
    expect(await readTitles(page)).toEqual([first, second, third])

    await grips(page).first().press('Enter')
    await held.press('End')
    await held.press(' ')
    await expect(said.filter({ hasText: `${first} dropped at place 3 of 3.` })).toBeAttached()
    expect(await readTitles(page)).toEqual([second, third, first])
    await save(page)
    await expect(page.getByText('Collection saved.')).toBeVisible()
    const pictures = page.getByRole('list', { name: /^Pictures in / }).getByRole('link')
    await expect(pictures.first()).toContainText(second)
    await expect(pictures.last()).toContainText(first)
  })

  test('are ordered by pointer, or by a finger on a grip', { tag: '@phone' }, async ({ page, isMobile }) => {
    const { path } = await makeCollection(page)
    await page.goto(`${path}/edit`)
    const [first = '', second = '', third = ''] = await readTitles(page)
    const tile = (index: number) => inOrder(page).getByRole('listitem').nth(index)
    const pointer = isMobile ? await fingerOf(page) : mouseOf(page)
    await grips(page).nth(2).scrollIntoViewIfNeeded()
    const from = await middleOf(isMobile ? grips(page).nth(2) : tile(2))
    const to = await middleOf(tile(0))
    await pointer.down(from)
    await pointer.move(to)
    await expect(grips(page).first()).toHaveAttribute('aria-label', `Move ${third}, position 1 of 3`)
    await page.keyboard.press('Escape')
    await pointer.up()
    expect(await readTitles(page)).toEqual([first, second, third])
    await pointer.down(from)
    await pointer.move(to)
    await expect(grips(page).first()).toHaveAttribute('aria-label', `Move ${third}, position 1 of 3`)
    await pointer.up()
    expect(await readTitles(page)).toEqual([third, first, second])
  })

  test('come back after they were taken out by mistake', async ({ page }) => {
    const { path } = await makeCollection(page)
    await page.goto(`${path}/edit`)
    const before = await readTitles(page)
    await page
      .getByRole('button', { name: /^Remove / })
      .nth(1)
      .click()
    await expect(grips(page)).toHaveCount(2)
    await expect(page.getByText(`Removed ${before[1]}.`).last()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await readTitles(page)).toEqual(before)
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await save(page)
    await expect(page.getByText('2 pictures')).toBeVisible()
  })
})
