import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addToProject, cartLines, cartLink, giveEmail, openResult, quickView, searchFor } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

/** Any image of the demo catalogue, which is large enough for all substrates. */
const IMAGE = '/images/aq-000001'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })
const substrate = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Substrate' }).getByRole('radio', { name, exact: true })

const openViews = async (page: Page) => {
  await page.goto(IMAGE)
  await expect(page.getByRole('button', { name: /^Add to (cart|project)$/ })).toBeEnabled()
}

/** A photo of a bare wall, as a phone takes it. */
const takePhoto = async () => ({
  name: 'room.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#d8d2c6' } })
    .jpeg()
    .toBuffer(),
})

test('A picture is shown as the thing that is chosen: its edge, on a wall, and a part at full size', {
  tag: '@phone',
}, async ({ page }) => {
  await openViews(page)
  await test.step('its edge follows the substrate', async () => {
    await tab(page, 'Edge').click()
    const edge = panel(page, 'Edge').getByRole('img', { name: / from close by: / })
    await substrate(page, 'Canvas').check({ force: true })
    await expect(edge).toHaveAccessibleName(/from close by: canvas wrapped around its 1\.5 inch edge$/)
    await substrate(page, 'Acrylic').check({ force: true })
    await expect(edge).toHaveAccessibleName(/from close by: clear acrylic with polished edges/)
    await expectAccessible(page)
  })
  await test.step('arrow keys lead on to the wall, and to a part that can be moved', async () => {
    await tab(page, 'Edge').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'On a wall')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    const detail = panel(page, 'Detail').getByRole('group', { name: /at full size\. Arrows move\.$/ })
    await expect(panel(page, 'Detail').getByText(/^Shown at full size \(\d+ × \d+ in\)$/)).toBeVisible()
    const part = detail.getByRole('img', { name: /a part at full size$/ })
    const before = await part.boundingBox()
    await detail.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await part.boundingBox())?.x).toBeLessThan(before?.x ?? 0)
    await expectAccessible(page)
  })
})

test('Each substrate says in a line and in facts what it is', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await openViews(page)
  const group = page.getByRole('group', { name: 'Substrate' })
  await expect(group.locator('[data-substrate]')).toHaveCount(await group.getByRole('radio').count())
  await substrate(page, 'Canvas').check({ force: true })
  await expect(group.getByText('Woven cotton over a wood frame, ready to hang.')).toBeVisible()
  for (const fact of ['Weight', 'Edge', 'Finish', 'Hanging'])
    await expect(group.getByText(fact, { exact: true })).toBeVisible()
  await substrate(page, 'Acrylic').check({ force: true })
  await expect(group.getByText('Floats 1/2 in off the wall')).toBeVisible()
  await expectAccessible(page)
  if (!isMobile) return
  await test.step('while one scrolls, the price, the way into the cart and the header stay in view', async () => {
    await page
      .getByRole('group', { name: 'Size' })
      .evaluate((sizes) => sizes.scrollIntoView({ block: 'center' }))
    await expect(page.getByRole('status', { name: 'Price' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Aquatint' }).first()).toBeInViewport({ ratio: 1 })
  })
})

test('A visitor hangs a picture in a photo of their own room, measured by something they know, and it is sent nowhere', {
  tag: '@phone',
}, async ({ page }) => {
  await openViews(page)
  await tab(page, 'On a wall').click()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.postData() ?? request.url())
  })
  const wall = panel(page, 'On a wall')
  await page.getByLabel('Photo of your room').setInputFiles(await takePhoto())
  await expect(wall.getByRole('img', { name: 'Your room' })).toBeVisible()
  await test.step('a length that is none is refused at its field', async () => {
    const length = wall.getByRole('textbox', { name: /length in inches/ })
    await length.fill('tall')
    await wall.getByRole('button', { name: 'Hang it' }).click()
    await expect(length).toHaveAccessibleDescription('Enter a length from 1 to 600 inches.')
    await expect(length).toHaveValue('tall')
    await expectAccessible(page)
  })
  await wall.getByRole('button', { name: 'A door is 80 in' }).click()
  await wall.getByRole('button', { name: 'Hang it' }).click()
  const work = wall.getByRole('button', { name: /inches, in your room\. Arrow keys move it\.$/ })
  await expect(work).toBeVisible()
  await test.step('it is to scale: half the photo’s height is 80 inches', async () => {
    const [, inches = '0'] = /, (\d+) by \d+ inches/.exec((await work.getAttribute('aria-label')) ?? '') ?? []
    const photo = await wall.getByRole('img', { name: 'Your room' }).boundingBox()
    const hung = await work.boundingBox()
    const perInch = (photo?.height ?? 0) / 160
    expect((hung?.width ?? 0) / perInch).toBeCloseTo(Number(inches), -0.5)
  })
  await test.step('it is moved by keys, and goes with the photo', async () => {
    const before = await work.boundingBox()
    await work.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => (await work.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0)
    await expectAccessible(page)
    await wall.getByRole('button', { name: 'Remove photo' }).click()
    await expect(wall.getByRole('radio', { name: 'Living room' })).toBeVisible()
  })
  expect(sent.filter((body) => body.includes('room.jpg') || body.length > 50_000)).toEqual([])
})

test('A frame that is chosen is seen at the edge and on the wall, and goes into the cart', async ({
  page,
}) => {
  await page.goto('/')
  await searchFor(page, 'mountain')
  await openResult(page, 0)
  const frames = quickView(page).getByRole('group', { name: 'Frame' })
  await frames.getByRole('radio', { name: /^Walnut/ }).check({ force: true })
  await tab(page, 'Frame').click()
  await expect(panel(page, 'Frame').getByRole('img', { name: /the corner of its frame, / })).toBeVisible()
  await tab(page, 'On a wall').click()
  await expect(panel(page, 'On a wall').getByRole('img', { name: / in a frame, / })).toBeVisible()
  await expect(page.getByText('Frame not included')).toBeHidden()
  await addToProject(page)
  await giveEmail(page, makeEmail('guest'))
  await page.keyboard.press('Escape')
  await cartLink(page).click()
  await expect(cartLines(page)).toContainText('Framed in walnut, no mat')
  await expectAccessible(page)
})
