import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Colleague, comeAs, createColleague } from '#tests/support/shop/colleague.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

test.skip(
  process.env.SHOP_SERVICE_KEY !== undefined,
  'A colleague’s token is signed by the secret of the shop that the tests open themselves.',
)

let made = 0
/** A name that no other journey at the same shop gives. */
const nameIt = (what: string) => `${what} ${process.pid}-${++made}`

const open = async (context: BrowserContext, as: Colleague, path: string) => {
  await comeAs(context, as)
  const page = await context.newPage()
  await openAsStaff(page, path)
  await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible()
  return page
}

/** Opens a list in another browser, of the same size. */
const openBeside = async (browser: Browser, like: Page, as: Colleague, path: string) => {
  const [baseURL, viewport] = [process.env.SHOP_URL, like.viewportSize()]
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
  return open(context, as, path)
}

const create = async (as: Colleague, view: { name: string; [part: string]: unknown }): Promise<string> => {
  const kept = await as.ask('POST', '/api/v2/views/', { resource: 'artist', ...view })
  return `${kept.id}`
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const active = (page: Page) => page.getByRole('combobox', { name: 'Active' })
const find = async (page: Page, words: string) => {
  await page.getByRole('searchbox', { name: 'Find artists' }).fill(words)
  await button(page, 'Find').click()
}
const choose = async (page: Page, view: string, option: string) => {
  await button(page, `Options for ${view}`).click()
  await button(page, option).click()
}
const expectShown = (page: Page, name: string) =>
  expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
const expectQuery = (page: Page, query: RegExp) => expect(page).toHaveURL(query)

test.describe('A saved view', () => {
  test('is kept, opened by its link, changed and deleted', { tag: '@phone' }, async ({ context }) => {
    test.slow()
    const name = nameIt('Active ones')
    const page = await open(context, await createColleague(), '/manage/artist')
    await expectShown(page, 'All')
    await expect(button(page, 'Save as…')).toHaveCount(0)
    await active(page).selectOption('Yes')
    await button(page, 'Save as…').click()
    const naming = dialog(page, 'Save as a new view')
    await expect(naming.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expectAccessible(page)
    await naming.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.keyboard.press('Enter')
    await expect(notices(page)).toContainText('View saved')
    await expectShown(page, name)
    await expect(tab(page, name)).toBeFocused()
    await expectQuery(page, /\?view=\d+&f\.active=true$/)
    await expect(button(page, 'Save as…')).toHaveCount(0)
    await expectAccessible(page)

    await page.goto((await tab(page, name).getAttribute('href')) ?? '')
    await expect(active(page)).toHaveValue('true')
    await expectQuery(page, /\?view=\d+&f\.active=true$/)
    await active(page).selectOption('Any')
    await expectShown(page, name)
    await page.getByRole('link', { name: 'Reset' }).click()
    await expect(active(page)).toHaveValue('true')

    await active(page).selectOption('No')
    await button(page, 'Save').click()
    await expect(button(page, 'Save')).toHaveCount(0)
    await tab(page, 'All').click()
    await expect(active(page)).toHaveValue('')
    await tab(page, name).click()
    await expect(active(page)).toHaveValue('false')

    // A list that is read anew is pale meanwhile.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await button(page, `Options for ${name}`).click()
    await expectAccessible(page)
    await button(page, 'Delete…').click()
    const asking = dialog(page, 'Delete this view?')
    await expect(asking).toContainText(`${name} will be deleted. Its records stay.`)
    await expectAccessible(page)
    await asking.getByRole('button', { name: 'Keep it' }).click()
    await expect(button(page, `Options for ${name}`)).toBeFocused()
    await choose(page, name, 'Delete…')
    await asking.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(notices(page)).toContainText('View deleted')
    await expectShown(page, 'All')
    await expect(tab(page, 'All')).toBeFocused()
    await expect(tab(page, name)).toHaveCount(0)
  })

  test('is renamed, and has no other’s name', async ({ context }) => {
    const [one, other] = [nameIt('One'), nameIt('Other')]
    const me = await createColleague()
    await create(me, { name: other })
    const page = await open(context, me, `/manage/artist?view=${await create(me, { name: one })}`)
    await choose(page, one, 'Rename…')
    const field = dialog(page, 'Rename view').getByRole('textbox', { name: 'Name' })
    await expect(field).toHaveValue(one)
    await field.fill(other.toUpperCase())
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleErrorMessage('There is a view of this name already.')
    await expectAccessible(page)
    await field.fill(`${one} more`)
    await page.keyboard.press('Enter')
    await expectShown(page, `${one} more`)
  })

  test('is the default of its list until it no longer is', async ({ context }) => {
    const name = nameIt('By default')
    const me = await createColleague()
    const id = await create(me, { name, search: 'a', ordering: '-name' })
    const page = await open(context, me, `/manage/artist?view=${id}`)
    await choose(page, name, 'Make my default')
    await expect(tab(page, name)).toContainText('Default')
    const toArtists = page.getByRole('navigation', { name: 'Manage' }).getByRole('link', { name: 'Artists' })
    await page.getByRole('navigation', { name: 'Manage' }).getByRole('link', { name: 'Reports' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    await toArtists.click()
    await expectShown(page, name)
    await expectQuery(page, new RegExp(`\\?view=${id}&search=a&ordering=-name$`))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    const searches: string[] = []
    page.on('request', (request) => {
      const { operationName, variables } = request.url().endsWith('/graphql') ? request.postDataJSON() : {}
      if (operationName === 'Records') searches.push(variables.search)
    })
    await page.goto('/manage/artist')
    await expectShown(page, name)
    await expect(page.getByRole('table', { name: 'Artists' })).toBeVisible()
    expect([...new Set(searches)], 'the list without its view is never shown').toEqual(['a'])

    await tab(page, 'All').click()
    await expectQuery(page, /\?view=all$/)
    await find(page, 'vale')
    await find(page, '')
    await expectShown(page, 'All')
    await tab(page, name).click()
    await choose(page, name, 'Stop using as my default')
    await expect(tab(page, name)).not.toContainText('Default')
    await page.goto('/manage/artist')
    await expectShown(page, 'All')
  })

  test('that names what is gone opens without it, and says so', async ({ context }) => {
    const name = nameIt('By tier')
    const me = await createColleague()
    const id = await create(me, {
      name,
      filters: { active: 'true', royalty_tier: '3' },
      ordering: '-royalty_tier',
      columns: ['name', 'royalty_tier', 'created'],
    })
    const page = await open(context, me, `/manage/artist?view=${id}`)
    const said = page.getByText('This view used Royalty tier, which is no longer there.')
    await expect(said).toBeVisible()
    await expectQuery(page, new RegExp(`\\?view=${id}&f\\.active=true&columns=name%2Ccreated$`))
    await expect(page.getByRole('link', { name: 'Adaeze Nwobi-Lark' })).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Save').click()
    await expect(said).toHaveCount(0)
    await page.goto(`/manage/artist?view=${id}`)
    await expectShown(page, name)
    await expect(said).toHaveCount(0)
  })
})

test.describe('A shared view', () => {
  test('is everybody’s, and one’s own is nobody else’s', async ({ context, browser }) => {
    test.slow()
    const [shared, own] = [nameIt('Ours'), nameIt('Mine')]
    const [ann, ben] = [await createColleague(), await createColleague()]
    // A list that shows what somebody shares already is that view.
    const words = nameIt('a')
    const page = await open(context, ann, `/manage/artist?search=${words.replaceAll(' ', '+')}`)
    await button(page, 'Save as…').click()
    const naming = dialog(page, 'Save as a new view')
    await naming.getByRole('textbox', { name: 'Name' }).fill(shared)
    await naming.getByRole('checkbox', { name: 'Share with all staff' }).check()
    await naming.getByRole('button', { name: 'Save' }).click()
    await expectShown(page, shared)
    await expect(tab(page, shared)).toHaveAccessibleName(`${shared} Shared`)
    const link = (await tab(page, shared).getAttribute('href')) ?? ''
    const ownLink = `/manage/artist?view=${await create(ann, { name: own })}`

    const beside = await openBeside(browser, page, ben, link)
    await expectShown(beside, shared)
    await expect(beside.getByRole('searchbox', { name: 'Find artists' })).toHaveValue(words)
    await button(beside, `Options for ${shared}`).click()
    await expect(button(beside, 'Make my default')).toBeVisible()
    await expect(button(beside, 'Stop sharing')).toHaveCount(0)
    await beside.keyboard.press('Escape')
    await beside.goto(ownLink)
    await expect(beside.getByText('This view is no longer available.')).toBeVisible()
    await expect(beside.getByRole('link', { name: 'Adaeze Nwobi-Lark' })).toBeVisible()
    await expectAccessible(beside)

    await choose(page, shared, 'Stop sharing')
    await expect(tab(page, shared)).toHaveAccessibleName(shared)
    await beside.goto(link)
    await expect(beside.getByText('This view is no longer available.')).toBeVisible()
    await find(beside, 'vale')
    await expect(beside.getByText('This view is no longer available.')).toHaveCount(0)
    await beside.context().close()
  })

  test('that somebody else changed meanwhile is read again before it is saved', async ({ context }) => {
    const name = nameIt('Ours')
    const [ann, ben] = [await createColleague(), await createColleague()]
    const id = await create(ben, { name, search: 'a', is_shared: true })
    const page = await open(context, ann, `/manage/artist?view=${id}`)
    await expectShown(page, name)
    await find(page, 'ag')
    await ben.ask('PUT', `/api/v2/views/${id}/`, { version: 1, search: 'am' })
    await button(page, 'Save for all staff').click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Someone else changed this view.')
    await expectAccessible(page)
    await button(page, 'Reload').click()
    await expect(alert).toHaveCount(0)
    await page.getByRole('link', { name: 'Reset' }).click()
    await expect(page.getByRole('searchbox', { name: 'Find artists' })).toHaveValue('am')
    await find(page, 'ag')
    await button(page, 'Save for all staff').click()
    await expect(button(page, 'Save for all staff')).toHaveCount(0)
    const { results } = await ben.ask('GET', '/api/v2/views/?resource=artist')
    expect(results).toContainEqual(expect.objectContaining({ id: Number(id), search: 'ag', version: 3 }))

    await ben.ask('DELETE', `/api/v2/views/${id}/`)
    await find(page, 'am')
    await button(page, 'Save for all staff').click()
    await expect(alert).toContainText('This view is no longer available.')
    await button(page, 'Reload').click()
    await expectShown(page, 'All')
    await expect(page.getByRole('searchbox', { name: 'Find artists' })).toHaveValue('am')
  })
})

test.describe('The saved views', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('stand in a menu where they are many, and are missed where they cannot be read', {
    tag: '@phone',
  }, async ({ context }) => {
    const me = await createColleague()
    const names = Array.from({ length: 8 }, (_, index) => nameIt(`${index} of many`))
    for (const [index, name] of names.entries()) await create(me, { name, search: `${index}` })
    const page = await open(context, me, '/manage/artist')
    const more = page.getByRole('button', { name: /^\d+ more views$/ })
    await more.click()
    await expectAccessible(page)
    await page.getByRole('link', { name: names[7] ?? '' }).click()
    await expectShown(page, names[7] ?? '')
    await expect(page.getByRole('searchbox', { name: 'Find artists' })).toHaveValue('7')
    await expect(page.getByRole('link', { name: names[6] ?? '' })).toBeHidden()

    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'SavedViews' ? route.abort() : route.fallback(),
    )
    await page.goto('/manage/artist')
    await expect(page.getByText('We couldn’t load the saved views.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Adaeze Nwobi-Lark' })).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await button(page, 'Retry').click()
    await expect(tab(page, names[0] ?? '')).toBeVisible()
  })
})
