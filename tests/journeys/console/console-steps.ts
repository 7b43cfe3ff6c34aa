import type { Locator, Page } from '@playwright/test'
import { expect } from '../visitor.ts'

/** What staff do in the console by keyboard alone; each step ends when they can see that it is done. */

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
export const actions = (page: Page) => palette(page).getByRole('list', { name: 'Actions' })
export const action = (page: Page, name: string) => actions(page).getByRole('button', { name, exact: true })

export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Opens the palette and does, by its letters, what comes first. */
export const doByLetters = async (page: Page, letters: string, expected: string) => {
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await page.keyboard.type(letters)
  await expect(action(page, expected)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
}

/** Goes to a record by what it is called, or by other words that find it alone. */
export const openRecord = async (page: Page, name: string, words = name) => {
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  // Nobody waits for what is looked for before pressing Enter.
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Presses Tab until a control has the focus. More presses than `most` are too many for anybody. */
export const tabTo = async (page: Page, control: Locator, most = 8) => {
  await expect(control).toBeVisible()
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
  throw new Error(`Tab, pressed ${most} times, has not come to ${control}, but to ${at}`)
}

/** Narrows the list that is open to what is called so. */
export const find = async (page: Page, words: string) => {
  await expect(page.getByRole('searchbox', { name: /^Find / })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]search=/)
}

/** Types a moment, by the second, into the field that has the focus. */
export const typeMoment = async (page: Page, at: number) => {
  const parts = await page.evaluate((ms) => {
    const date = new Date(ms)
    const two = (part: number) => `${part}`.padStart(2, '0')
    const hour = date.getHours()
    return {
      day: `${two(date.getMonth() + 1)}${two(date.getDate())}${date.getFullYear()}`,
      time: [hour % 12 || 12, date.getMinutes(), date.getSeconds()].map(two).join(''),
      half: hour < 12 ? 'a' : 'p',
    }
  }, at)
  await page.keyboard.type(parts.day)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(`${parts.time}${parts.half}`)
}

/** Answers a whole second, after all that was done and before all that is done from now on. */
export const passMoment = async () => {
  const at = Math.ceil((Date.now() + 1) / 1_000) * 1_000
  await expect.poll(() => Date.now(), { intervals: [50] }).toBeGreaterThan(at + 10)
  return at
}
