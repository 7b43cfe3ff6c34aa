import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#services/auth/users/demo.ts'
import { createArtist } from '../../support/shop/own-artist.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const NUMBER = '000123456789'
const MASKED = '•••• 6789'
const shot = (page: Page, name: string) =>
  process.env.PAYEES_SHOTS
    ? page.screenshot({ path: `${process.env.PAYEES_SHOTS}/${name}.png`, fullPage: true })
    : undefined

/** All that the browser keeps of a page, as text. */
const readKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const bases = await indexedDB.databases()
    const read = (name: string) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const base = opening.result
          const names = [...base.objectStoreNames]
          if (names.length === 0) return resolve([])
          const tx = base.transaction(names)
          const rows = names.map(
            (store) =>
              new Promise((done) => {
                const all = tx.objectStore(store).getAll()
                all.onsuccess = () => done(all.result)
              }),
          )
          void Promise.all(rows).then(resolve)
        }
      })
    const kept = await Promise.all(bases.map(({ name }) => read(name ?? '')))
    return JSON.stringify([kept, { ...localStorage }, { ...sessionStorage }, location.href])
  })

let people = 0
/** A name without digits, as nobody's has any. */
const makeName = () =>
  `Ada ${[...`${process.pid}${Date.now()}${++people}`].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

const fillAccount = async (page: Page, again = NUMBER) => {
  await page.getByLabel('Kind of account').selectOption('CHECKING')
  await page.getByLabel('Routing or transit number').fill('021000021')
  await page.getByLabel('Account number or IBAN').fill(NUMBER)
  await page.getByLabel('The same number again').fill(again)
}

const makeIdentity = async (page: Page): Promise<string> => {
  const artist = await createArtist({ name: makeName() })
  await openAsStaff(page, '/manage/artist-identity')
  await page.getByRole('link', { name: 'New artist identity' }).click()
  await page.getByRole('combobox', { name: 'Artist' }).fill(artist.name)
  await page.getByRole('option', { name: artist.name }).click()
  await page.getByLabel('Business name').fill(`${artist.name} LLC`)
  await page.getByLabel('Email').fill('money@example.com')
  await shot(page, 'identity-new')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Artist identities' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find artist identities' }).fill(`${artist.name} LLC`)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: `${artist.name} LLC` }).click()
  await expect(page.getByRole('heading', { name: `${artist.name} LLC` })).toBeVisible()
  return artist.name
}

// Spec 1.12
test('staff make an identity, activate it and give it an account, whose number shows its last four', async ({
  page,
}) => {
  const name = await makeIdentity(page)
  await expect(page.getByText('Pre-activated', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/can become activated or deactivated only/)).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'identity')
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Notes').fill('Papers have come.')
  await shot(page, 'identity-activate')
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByRole('button', { name: 'Lock' })).toBeVisible()

  await page.getByRole('link', { name: 'Bank accounts' }).click()
  await expect(page.getByText('No bank accounts yet.')).toBeVisible()
  await page.getByRole('link', { name: 'New bank account' }).click()
  await fillAccount(page, '000123456780')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The two account numbers differ.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'account-new')
  expect(await readKept(page)).not.toContain(NUMBER)
  await page.getByLabel('The same number again').fill(NUMBER)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: `Checking ${MASKED}` }).click()
  await expect(page.getByRole('heading', { name: `Checking ${MASKED}` })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(NUMBER)
  expect(await readKept(page)).not.toContain(NUMBER)

  await page.getByRole('button', { name: 'Show the whole number' }).click()
  await page.getByLabel('Reason').fill('The bank asks for it.')
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Show it for 30 seconds' }).click()
  await expect(page.getByText('Invalid password.')).toBeVisible()
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await shot(page, 'number-asked')
  await page.getByRole('button', { name: 'Show it for 30 seconds' }).click()
  await expect(page.getByText(NUMBER)).toBeVisible()
  expect(await readKept(page)).not.toContain(NUMBER)
  await expectAccessible(page)
  await shot(page, 'account-shown')
  await page.getByRole('button', { name: 'Hide it' }).click()
  await expect(page.getByText(NUMBER)).toBeHidden()

  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('The bank asks for it.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Edits' })).toContainText('staff@aquatint.test')
  await shot(page, 'account-history')
  await expectAccessible(page)
  await page.goto('/manage/artist-identity')
  await page.getByRole('searchbox', { name: 'Find artist identities' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `${name} LLC` })).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'identities')
})

// Spec 2.47
test('an account that was found invalid is corrected by a new one @phone', async ({ page }) => {
  await makeIdentity(page)
  await page.getByRole('link', { name: 'Bank accounts' }).click()
  await page.getByRole('link', { name: 'New bank account' }).click()
  await fillAccount(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: `Checking ${MASKED}` }).click()
  await page.getByRole('button', { name: 'Mark as invalid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as invalid' }).click()
  await expect(page.getByText('To correct its number, edit it.')).toBeVisible()
  await shot(page, 'account-invalid')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Account number or IBAN').fill('000999888777')
  await page.reload()
  await expect(page.getByLabel('Account number or IBAN')).toHaveValue('')
  await fillAccount(page)
  await page.getByLabel('Account number or IBAN').fill('000999888777')
  await page.getByLabel('The same number again').fill('000999888777')
  await shot(page, 'account-correct')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Replaced by account' }).click()
  await expect(page.getByRole('heading', { name: 'Checking •••• 8777' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Replaces account' }).click()
  await page.getByRole('link', { name: 'Status transitions' }).click()
  await expect(page.getByText('Another account has replaced it.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'transitions')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/bank-accounts\/trm-[\w-]+\/status-transitions\/sts-[\w-]+$/)
  await expect(page.getByText('Another account has replaced it.')).toBeVisible()
  await expectAccessible(page)
})
