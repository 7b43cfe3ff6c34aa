import { askPage, endedPage } from '#host/web/unsubscribe-page.ts'
import { signInStaff } from '../../support/shop/as-staff.ts'
import { takePainter } from '../../support/shop/painters.ts'
import { createAccount } from '../../walks/browser/account.ts'
import { openAsCustomer } from '../session.ts'
import { shoot } from '../shoot.ts'
import { findArtistPage, signIn } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

test('Who follows an artist signs in first, and follows them by that', { tag: '@phone' }, async ({
  page,
}) => {
  const { email, password } = await createAccount()
  const artist = await findArtistPage(page)
  await page.goto(artist)
  const follow = page.getByRole('main').getByRole('button', { name: /^Follow(ing)? / })
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await shoot(page, 'follow')
  await follow.press('Enter')
  await expect(page.getByText('Please sign in to continue')).toBeVisible()
  await expect(page.getByText('Sign in to follow this artist.')).toBeVisible()
  await signIn(page, email, password)
  await expect(page).toHaveURL(artist)
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expect(follow).toHaveAttribute('aria-busy', 'false')
  await expectAccessible(page)
  await shoot(page, 'followed')
  await page.reload()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('link', { name: 'Following', exact: true }).click()
  await expect(page).toHaveTitle('Following · Aquatint')
  const rows = page.getByRole('list', { name: 'Artists you follow' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)
  await shoot(page, 'following')
  const mail = page.getByRole('switch', { name: 'Email me about new work' })
  await expect(mail).toBeChecked()
  await mail.click()
  await expect(mail).not.toBeChecked()
  await rows.getByRole('button', { name: /^Unfollow / }).click()
  await expect(rows.getByRole('button', { name: /^Follow / })).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re not following anyone yet' })).toBeVisible()
  await expect(mail).not.toBeChecked()
  await expectAccessible(page)
  await shoot(page, 'following-nobody')
})

test('An artist whose page is away stays listed apart, and is unfollowed from there', {
  tag: '@phone',
}, async ({ page }) => {
  const { name } = await takePainter()
  const ask = await signInStaff()
  const found = await ask('GET', `/api/artist/?${new URLSearchParams({ search: name })}`)
  const artist = found.results.find((each: { name: string }) => each.name === name)
  await openAsCustomer(page, `/artists/${artist.id}`)
  await page.getByRole('button', { name: `Follow ${name}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Following ${name}` })).toHaveAttribute('aria-busy', 'false')
  await ask('PUT', `/api/artist/${artist.id}/`, { version: artist.version, active: false })

  await page.goto('/accounts/following')
  await expect(page.getByRole('heading', { name: 'Not showing right now' })).toBeVisible()
  const away = page.getByRole('list', { name: 'Artists without a page' }).getByRole('listitem')
  await expect(away).toHaveText([new RegExp(name)])
  await expect(page.getByText('These artists don’t have a page right now.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You’re not following anyone yet' })).toHaveCount(0)
  await expectAccessible(page)
  await shoot(page, 'following-away')
  await away.getByRole('button', { name: `Unfollow ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'You’re not following anyone yet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re not following anyone yet' })).toBeVisible()
})

test('The page of the link in a mail asks, and can be read by everybody', { tag: '@phone' }, async ({
  page,
}) => {
  const lost = await page.request.get('/unsubscribe/nothing')
  expect(lost.status()).toBe(404)
  // A mail comes after a week: what its link leads to is drawn from the web process's own words.
  const pages = { ask: askPage('Aquatint'), ended: endedPage('Aquatint'), lost: await lost.text() }
  for (const [name, html] of Object.entries(pages)) {
    await page.setContent(html)
    await expectAccessible(page)
    await shoot(page, `unsubscribe-${name}`)
  }
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})
