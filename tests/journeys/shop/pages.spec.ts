import { signIn } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

test.describe('The shop stands', () => {
  // Spec 2.103
  test('with its home page, named and free of barriers', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(/Aquatint/)
    await expect(page.getByRole('searchbox', { name: 'Search Art' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    for (const path of ['/favicon.ico', '/robots.txt', '/sitemap.xml', '/sitemap/pictures.xml'])
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 200])
    await expect(page.getByText(/^From \$\d+/).first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Shop by' }).getByRole('link', { name: 'Bedroom' }).click()
    const wall = page.getByRole('list', { name: 'Search results' })
    await expect(wall.getByText(/^From \$\d+/).first()).toBeVisible()
    const menu = page.getByRole('button', { name: 'Menu' })
    const isPhone = await menu.isVisible()
    for (const [name, heading] of [
      ['Artists', 'Artists'],
      ['Shop', 'All art'],
      ['Collections', 'Collections'],
    ] as const) {
      if (isPhone) await menu.click()
      const browse = page.getByRole('banner').or(page.getByRole('navigation', { name: 'Browse' }))
      await browse.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      if (isPhone) await menu.click()
      await expect(browse.locator('[aria-current=page]').filter({ visible: true })).toHaveText(name)
      if (isPhone) await page.keyboard.press('Escape')
    }
  })

  // Spec 1.19, 1.20, 2.5
  test('with a home page of its own, and a title of its own, for government', async ({ page, baseURL }) => {
    await page.goto('/')
    const standard = {
      title: await page.title(),
      heading: await page.getByRole('heading', { level: 1 }).textContent(),
    }
    const { port } = new URL(baseURL ?? '')
    await page.goto(`http://gov.localhost:${port}/`)
    await expect(page).toHaveTitle(/Government/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(standard.heading ?? '')
    expect(standard.title).not.toMatch(/Government/)
    await expectAccessible(page)
  })

  test('in a browser that is forbidden to keep anything', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    })
    await page.goto('/search?q=mountain')
    await expect(page.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toBeVisible()
  })

  // Spec 1.21, 1.22, 2.104
  test("with a designer's phone number and a way to leave a message under Help", { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Help' }).click()
    await expect(page.getByRole('link', { name: /Call 1-800-555-0142/ })).toHaveAttribute(
      'href',
      'tel:18005550142',
    )
    await page.getByRole('button', { name: 'Live chat' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave a message' })
    await expectAccessible(page)
    await dialog.getByLabel('Email').fill('visitor@example.com')
    await dialog.getByLabel('Message').fill('<script>alert(1)</script> Do you ship murals?')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thank you. A designer will write to you')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Help' })).toBeFocused()
  })
})

// Spec 1.22, 1.23
test('A chat is for everybody but staff: it opens when asked for, and is focused when asked for again', async ({
  page,
}) => {
  const widget = `const button = document.createElement('button')
    button.id = 'widget'
    button.textContent = 'Chat with us'
    document.body.append(button)`
  await page.route('**/widget.js', (route) => route.fulfill({ contentType: 'text/javascript', body: widget }))
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace('"chatScriptUrl":null', '"chatScriptUrl":"/widget.js"')
    await route.fulfill({ response, body })
  })
  const chat = page.getByRole('button', { name: 'Chat with us' })
  const ask = async () => {
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('button', { name: 'Live chat' }).click()
  }
  await page.goto('/')
  await expect(chat).toHaveCount(0)
  await ask()
  await expect(chat).toBeVisible()
  await ask()
  await expect(chat).toBeFocused()
  await expect(chat).toHaveCount(1)
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  // The page loads anew without the widget's program.
  const reloaded = page.waitForEvent('load')
  await signIn(page, 'staff@aquatint.test', 'aquatint-demo')
  await reloaded
  await expect(page).not.toHaveURL(/login/)
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  await expect(chat).toHaveCount(0)
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.locator('[popover]:popover-open').getByRole('button')).toHaveText(['Report a problem'])
})

test.describe('An address', () => {
  test.use({ expectedNoise: [/404 \(Not Found\)/] })

  // Spec 2.3, 2.4, 8.23
  for (const path of ['/nowhere', '/search/deeper', '/accounts/nobody'])
    test(`that is unknown, ${path}, says Not Found and is a real 404`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
      await expect(page).toHaveTitle(/Not Found.*Aquatint/)
      await expectAccessible(page)
    })

  // Spec 2.6, 2.9, 2.33
  test('from the former shop leads where it should, from outside and from inside', async ({ page }) => {
    await page.goto('/accounts?email=someone%40example.com')
    await expect(page).toHaveURL(/\/accounts\/login\?email=someone/)
    await expect(page.getByLabel('Email')).toHaveValue('someone@example.com')
    const slashed = await page.goto('/accounts/?email=someone%40example.com')
    expect(slashed?.status()).toBe(200)
    await expect(page).toHaveURL(/\/accounts\/login\?email=someone/)
    await page.goto('/artists')
    await expect(page).toHaveURL(/\/artist$/)
  })
})
