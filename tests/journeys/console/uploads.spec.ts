import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
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

/** Staff begin with an empty list, whatever an earlier try has left. Answers how they are known. */
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
  return headers
}

// The line is cut, and what was on its way as the page went may be over by the next.
test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 410/] })
// All are the same person, whose list is one.
test.describe.configure({ mode: 'default' })

/** Sends pictures of a publisher. */
const send = async (page: Page, files: readonly string[]) => {
  await page.getByLabel('Files', { exact: true }).setInputFiles([...files])
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('A publisher’s').check()
  await dialog.getByLabel('Publisher *').selectOption('BJOR')
  await dialog.getByRole('button', { name: /^Upload \d/ }).click()
}

/** Sends one, and waits until it can be saved. */
const sendOne = async (page: Page, file: string) => {
  await send(page, [file])
  await expect(page.getByRole('button', { name: 'Save 1 picture' })).toBeEnabled({ timeout: 60_000 })
}

/** Lets the shop save what is sent next, but the page hears of a refusal, after something else was done. */
const loseNextSave = (page: Page, meanwhile: (image: string) => Promise<void>) => {
  let isLost = false
  return page.route('**/graphql', async (route) => {
    if (isLost || route.request().postDataJSON().operationName !== 'CreateUpload') return route.fallback()
    isLost = true
    const { data } = await (await route.fetch()).json()
    await meanwhile(data.createUpload.upload.image)
    const error = { message: 'Changed meanwhile.', extensions: { code: 'CONFLICT' } }
    await route.fulfill({ json: { data: null, errors: [error] } })
  })
}

// Issue 14, failure 3, for the last answer of all
test('a picture whose saved answer was lost is made once, with what was typed since', async ({
  page,
  request,
}) => {
  const headers = await forgetFiles(request)
  const mark = `Lost${process.pid}${Date.now()}`
  const folder = await makeFolder(['first.jpg', 'second.jpg'])
  await openAsStaff(page, '/manage/upload/new')
  const own = (name: string) =>
    page.getByRole('group', { name: `Details of ${name}` }).getByLabel('Title', { exact: true })
  const open = (name: string) => page.getByRole('button', { name: `Details of ${name}`, exact: true }).click()
  const save = page.getByRole('button', { name: 'Save 1 picture' })

  await sendOne(page, join(folder, 'first.jpg'))
  await open('first.jpg')
  await own('first.jpg').fill(`${mark} before`)
  await loseNextSave(page, async () => {})
  await save.click()
  await page.getByRole('button', { name: 'Try again: first.jpg' }).click()
  await expect(own('first.jpg')).toHaveValue(`${mark} before`)
  await own('first.jpg').fill(`${mark} after`)
  await save.click()
  await expect(page.getByText('1 of 1 sent, 1 saved')).toBeVisible()
  await page.getByRole('link', { name: 'Open the picture' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark} after`)

  await page.goto('/manage/upload/new')
  await page.getByRole('button', { name: 'Clear saved' }).click()
  await sendOne(page, join(folder, 'second.jpg'))
  await open('second.jpg')
  await own('second.jpg').fill(`${mark} second`)
  await page.unrouteAll()
  await loseNextSave(page, async (image) => {
    const data = { version: 0, caption: 'By somebody else' }
    await request.put(`${process.env.SHOP_CONTENT_URL}/api/image/${image}/`, { headers, data })
  })
  await save.click()
  await page.getByRole('button', { name: 'Try again: second.jpg' }).click()
  await own('second.jpg').fill(`${mark} too late`)
  await save.click()
  const line = page.getByRole('listitem', { name: 'second.jpg' })
  await expect(line).toContainText('Already saved')
  await expect(line).toContainText('It was saved before your last edits, so they’re not in it.')
  await expect(line).toContainText(`${mark} too late`)
  await expectAccessible(page)
})

// Issue 14, line 9
test('files that bear the local ids of pictures replace them all at once, after both were shown', async ({
  page,
  request,
}) => {
  await forgetFiles(request)
  const mark = `Scan${process.pid}${Date.now()}`
  const names = [`${mark}a.jpg`, `${mark}b.jpg`]
  const better = names.map((name) => `${name}.jpg`)
  const folder = await makeFolder([...names, ...better])
  const inFolder = (all: readonly string[]) => all.map((name) => join(folder, name))
  await openAsStaff(page, '/manage/upload/new')
  await send(page, inFolder(names))
  const save = page.getByRole('button', { name: 'Save 2 pictures' })
  await expect(save).toBeEnabled({ timeout: 60_000 })
  await save.click()
  await expect(page.getByText('2 of 2 sent, 2 saved')).toBeVisible()
  await page.getByRole('button', { name: 'Clear saved' }).click()

  await send(page, inFolder(better))
  await page.getByRole('button', { name: 'Replace 2 pictures…' }).click({ timeout: 60_000 })
  const preview = page.getByRole('dialog', { name: 'Replace 2 pictures' })
  const pairs = preview.getByRole('list', { name: 'Pictures to replace' }).getByRole('listitem')
  await expect(pairs).toHaveCount(2)
  await expect(pairs.first()).toContainText(`${mark}a.jpg.jpg`)
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Replace 2 pictures' }).click()
  await expect(page.getByText('2 of 2 sent, 2 saved')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Open the picture' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

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
  await expect(dialog.getByRole('alert')).toContainText('HEIC pictures aren’t supported.')
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
  const offline = page.getByRole('alert').filter({ hasText: 'Paused: you’re offline' })
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
  await page.getByRole('link', { name: 'two.jpg' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('two.jpg')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the image' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${mark} alone`)

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
