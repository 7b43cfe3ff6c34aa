import type { Page } from '@playwright/test'
import { readKept } from '../kept.ts'
import { openAsCustomer, openAsStaff } from '../session.ts'
import { openResult, quickView, signOut, tiles } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

/** An image of the demo catalogue. */
const UNPUBLISHED = 'aq-000432'

const room = (page: Page) => page.getByRole('group', { name: /Plus and minus zoom/ })
const button = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Zoom' }).getByRole('button', { name })
const wall = (page: Page) => page.getByRole('tabpanel', { name: 'On a wall' })
const viewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' })

/** Measures how much wider the picture is than its room, to a tenth. */
const scaleOf = async (page: Page) => {
  const [within, picture] = await Promise.all([
    room(page).boundingBox(),
    room(page).getByRole('img').boundingBox(),
  ])
  return Math.round((10 * (picture?.width ?? 0)) / (within?.width ?? 1)) / 10
}

/**
 * Waits until the image is kept: a page left the moment it appears is not remembered (docs/decisions/0008).
 */
const expectKept = (page: Page, id: string) =>
  expect.poll(() => readKept(page)).toMatch(new RegExp(`"image.opened","id":"${id}"|"ids":[^\\]]*"${id}"`))

const openImage = async (page: Page, words = 'dunes') => {
  await page.goto(`/search?q=${words}`)
  await tiles(page).first().waitFor()
  const id = decodeURIComponent((await tiles(page).first().getAttribute('href'))?.slice(1) ?? '')
  await page.goto(`/images/${id}`)
  await expect(room(page)).toBeVisible()
  await expectKept(page, id)
  return id
}

test.describe('The page of a picture', () => {
  // Spec 2.15, 2.16, 6.1
  test('is a step from its quick view, has its title, and offers the picture', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/search?q=dunes')
    const title = await openResult(page, 0)
    await quickView(page).getByRole('link', { name: 'View full page' }).click()
    await expect(page).toHaveURL(/\/images\//)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Aquatint`)
    await expect(page.getByRole('button', { name: /^Add to (cart|project)$/ })).toBeEnabled()
    await expect(page.getByRole('region', { name: 'Related Images' }).getByRole('listitem')).toHaveCount(5)
    const facts = page.getByRole('main').getByRole('definition')
    await expect(facts.filter({ hasText: /^\d+ × \d+ in$/ })).toBeVisible()
    await expect(facts.getByRole('link', { name: 'Shipping and returns' })).toHaveAttribute(
      'href',
      '/shipping',
    )
    await expectAccessible(page)
    await page.getByRole('region', { name: 'Related Images' }).getByRole('listitem').first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden()
    await expect(room(page)).toBeVisible()
  })

  test('shows the picture close up, by buttons, keys, wheel and dragging, and whole again', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await openImage(page)
    expect(await scaleOf(page)).toBe(1)
    await button(page, 'Zoom in').click()
    await expect.poll(() => scaleOf(page)).toBe(1.5)
    await button(page, 'Zoom out').click()
    await expect.poll(() => scaleOf(page)).toBe(1)
    await expect(button(page, 'Zoom out')).toBeDisabled()

    await room(page).focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(() => scaleOf(page)).toBe(2.3)
    const before = await room(page).getByRole('img').boundingBox()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(async () => (await room(page).getByRole('img').boundingBox())?.x)
      .toBeLessThan(before?.x ?? 0)
    await page.keyboard.press('Escape')
    await expect.poll(() => scaleOf(page)).toBe(1)
    if (isMobile) return

    await page.evaluate(() => scrollTo(0, 0))
    await room(page).hover()
    await page.mouse.wheel(0, -300)
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5)
    const left = (await room(page).getByRole('img').boundingBox())?.x ?? 0
    await page.mouse.down()
    await page.mouse.move(0, 300, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await room(page).getByRole('img').boundingBox())?.x).toBeLessThan(left)
    await button(page, 'Fit the picture').click()
    await expect.poll(() => scaleOf(page)).toBe(1)
  })

  test('hangs on a wall of the color, in the room and in the size that are chosen, in the picture’s place', {
    tag: '@phone',
  }, async ({ page }) => {
    await openImage(page)
    await page.getByRole('tab', { name: 'On a wall' }).click()
    const scene = wall(page).getByRole('img', { name: / inches,? on a / })
    await expect(scene).toHaveAccessibleName(/ inches, on a white wall above a sofa 84 inches wide$/)
    await wall(page).getByRole('radio', { name: 'Sage' }).check()
    await wall(page).getByRole('radio', { name: 'Office' }).check()
    await expect(scene).toHaveAccessibleName(/ on a sage wall above a desk 60 inches wide$/)
    const size = page.getByRole('group', { name: 'Size' }).getByRole('radio').first()
    await size.check({ force: true })
    await expect(scene).toHaveAccessibleName(/, 12 by \d+ inches,|, \d+ by 12 inches,/)
    await expectAccessible(page)
  })

  test('copies its link to be shared', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined })
      Object.defineProperty(Navigator.prototype, 'clipboard', {
        value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
      })
    })
    const id = await openImage(page)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('status').getByText('Link copied.')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toBe(
      `${new URL(page.url()).origin}/images/${id}`,
    )
  })

  test('describes the picture in its HTML', async ({ page, request, baseURL }) => {
    const id = await openImage(page)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const html = await (await request.get(`${baseURL}/images/${id}`)).text()
    const [, json] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? []
    const about: { name: string; image: { contentUrl: string } } = JSON.parse(json ?? '{}')
    expect(about.name).toBe(title)
    expect(
      (
        await request.get(new URL(about.image.contentUrl).pathname, { headers: { accept: 'image/webp' } })
      ).status(),
    ).toBe(200)
  })

  // Spec 4.29, 4.30
  test('says of an unpublished picture that it cannot be purchased, leads to one that can, and reveals no more', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const response = await page.goto(`/images/${UNPUBLISHED}`)
    expect(response?.status()).toBe(200)
    expect(await response?.text()).not.toMatch(/og:|ld\+json|\/media\//)
    const notice = page.getByRole('note')
    await expect(notice).toContainText('This image is unpublished and cannot be purchased.')
    await expect(notice).toContainText(UNPUBLISHED)
    await expect(notice).toContainText('You may like this one:')
    await expect(page).toHaveTitle('Not available · Aquatint')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available')
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(1)
    for (const name of ['Keywords', 'Related Images'])
      await expect(page.getByRole('heading', { name })).toBeHidden()
    await expect(page.getByRole('button', { name: /^Add to (cart|project)$/ })).toBeHidden()
    await expect(wall(page)).toBeHidden()
    expect(asked.filter((url) => url.includes(`/media/${UNPUBLISHED}`))).toEqual([])
    await expectAccessible(page)
  })

  test('shows staff all of an unpublished picture', async ({ page }) => {
    await openAsStaff(page, `/images/${UNPUBLISHED}`)
    await expect(room(page).getByRole('img')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Keywords' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  })
})

test.describe('The page of an unknown picture', () => {
  test.use({ expectedNoise: [/404 \(Not Found\)/] })
  test('is a real 404', async ({ page }) => {
    const response = await page.goto('/images/nobody')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
    await expect(page).toHaveTitle(/Not Found.*Aquatint/)
    await expectAccessible(page)
  })
})

test.describe('The page of a picture that cannot be loaded', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })
  test('says so, and opens when it is tried again', async ({ page }) => {
    let isDown = false
    await page.route('**/graphql', (route) =>
      isDown && route.request().postDataJSON().operationName === 'ImagePage'
        ? route.abort()
        : route.continue(),
    )
    const id = await openImage(page)
    isDown = true
    await page.goto(`/images/${id}`)
    await expect(page.getByRole('alert')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(room(page)).toBeVisible()
  })
})

test('The page of a picture stays when the session ends in another tab, and forgets the pictures that were viewed', async ({
  page,
  context,
}) => {
  await openAsCustomer(page, '/')
  await openImage(page, 'harbour')
  await openImage(page)
  await expect(viewed(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await expect(viewed(other).getByRole('link')).toHaveCount(2)
  await signOut(other)
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(viewed(page)).toBeHidden()
  await expect(room(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to (cart|project)$/ })).toBeEnabled()
})

test('Pictures that were opened are found again, the latest first, even after a reload', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(viewed(page)).toBeHidden()
  await page.goto('/search?q=harbour')
  await openResult(page, 0)
  await expect(quickView(page).getByRole('heading', { name: 'Keywords' })).toBeVisible()
  const first = decodeURIComponent(new URL(page.url()).hash.slice(1))
  await expectKept(page, first)
  const second = await openImage(page)
  await expect(viewed(page).getByRole('link')).toHaveAttribute('href', `/images/${first}`)
  await page.goto('/')
  await expect(viewed(page).getByRole('link').first()).toHaveAttribute('href', `/images/${second}`)
  await expect(viewed(page).getByRole('link')).toHaveCount(2)
  await page.reload()
  await expect(viewed(page).getByRole('link').last()).toHaveAttribute('href', `/images/${first}`)
  await viewed(page).scrollIntoViewIfNeeded()
  await expectAccessible(page)
})
