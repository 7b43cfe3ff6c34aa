import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { STAFF } from '#tests/support/shop/place-order.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

/** Pictures that nobody has sent before, in a folder of their own: noise, so that no two look alike. */
const makeFolder = async (names: readonly string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  for (const name of names) {
    const side = 1_900
    const rough = sharp({
      create: {
        width: 24,
        height: 24,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const picture = sharp(await rough.png().toBuffer()).resize(side, side, { kernel: 'cubic' })
    await writeFile(join(folder, name), await picture.jpeg({ quality: 90 }).toBuffer())
  }
  return folder
}

/** Staff begin with an empty list, whatever an earlier try has left. */
const forgetFiles = async (request: APIRequestContext) => {
  const tokens = await request.post(`${process.env.SHOP_AUTH_URL}/auth/jwt/create/`, {
    headers: SERVICE_KEY,
    data: STAFF,
  })
  const { access } = await tokens.json()
  const headers = { ...SERVICE_KEY, authorization: `JWT ${access}` }
  const files = `${process.env.SHOP_CONTENT_URL}/api/upload/files/`
  const { results } = await (await request.get(files, { headers })).json()
  for (const { id } of results) await request.delete(`${files}${id}/`, { headers })
}

// The line is cut, and what was on its way as the page went may be over by the next.
test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 410/] })

// Issue 14, What to show when resolved; failures 6, 7, 22 and 23
// Spec 1.14, 2.43, 2.102, 2.113
test('a folder is dropped, the line cut and the page reloaded, and its pictures are described, published and found', async ({
  page,
  context,
  request,
}) => {
  await forgetFiles(request)
  const mark = `Zephyr${process.pid}${Date.now()}`
  const names = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg', 'five.jpg', 'six.jpg']
  const folder = await makeFolder(names)
  await writeFile(join(folder, 'phone.heic'), 'not even one')
  await openAsStaff(page, '/manage')
  await page.getByRole('button', { name: 'Staff' }).click()
  await page.getByRole('link', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload')
  await expectAccessible(page)

  await page.getByLabel('Folder', { exact: true }).setInputFiles(folder)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Add new')
  await expect(dialog.getByRole('alert')).toContainText('HEIC pictures are not taken.')
  await dialog.getByLabel('A publisher’s').check()
  await dialog.getByLabel('Publisher *').selectOption('BJOR')
  await expectAccessible(page)

  // The first is on its way as the line goes.
  let parts = 0
  await page.route('**/api/upload/files/*', async (route) => {
    if (route.request().method() === 'PATCH') parts += 1
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Upload 6 pictures' }).click()
  await expect.poll(() => parts).toBeGreaterThan(0)
  await context.setOffline(true)
  const offline = page.getByRole('alert').filter({ hasText: 'Paused: you are offline' })
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(offline).toHaveCount(0)

  page.once('dialog', (asked) => asked.accept())
  await page.reload()
  const lines = page.getByRole('region', { name: 'Pictures' }).getByRole('listitem')
  await expect(lines).toHaveCount(6)
  await page.getByLabel('Folder', { exact: true }).setInputFiles(folder)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('6 of 6 sent')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Save 6 pictures' })).toBeEnabled({ timeout: 60_000 })
  await expectAccessible(page)

  await page.getByText('For all pictures').click()
  const common = page.getByRole('group').filter({ hasText: 'For all pictures' })
  await common.getByLabel('Title', { exact: true }).fill(mark)
  await common.getByRole('checkbox', { name: 'Published' }).check()
  await page.getByRole('button', { name: 'Details of two.jpg' }).click()
  const own = page.getByRole('group', { name: 'Details of two.jpg' })
  await own.getByLabel('Title', { exact: true }).fill(`${mark} alone`)
  await page.getByRole('button', { name: 'Save 6 pictures' }).click()
  await expect(page.getByText('6 of 6 sent, 6 saved')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  await page.goto(`/search?${new URLSearchParams({ q: mark })}`)
  await expect(page.getByText('6 results', { exact: true })).toBeVisible()

  await page.goto('/manage/upload')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uploads')
  await expect(page.getByRole('link', { name: 'two.jpg' }).first()).toBeVisible()

  await page.goto('/manage/upload/new')
  await page.getByRole('button', { name: 'Clear saved' }).click()
  await page.getByLabel('Files', { exact: true }).setInputFiles(join(folder, 'one.jpg'))
  await dialog.getByLabel('A publisher’s').check()
  await dialog.getByLabel('Publisher *').selectOption('BJOR')
  await dialog.getByRole('button', { name: 'Upload 1 picture' }).click()
  await expect(page.getByText('You already have this picture')).toBeVisible()
  await expect(page.getByRole('link', { name: `Open “${mark}”` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard one.jpg' }).click()
  await expect(lines).toHaveCount(0)
})
