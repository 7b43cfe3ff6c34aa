import type { Page } from '@playwright/test'
import type { RecordFormQuery, SaveRecordMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { Json } from '#client/apollo/json.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

type Field = NonNullable<NonNullable<RecordFormQuery['resource']>['fields']>[number]

const field = (name: string, type: string, said: Partial<Field> = {}): Field => ({
  __typename: 'ResourceField',
  name,
  type,
  label: name,
  required: false,
  readOnly: false,
  isReversible: false,
  isSecret: false,
  helpText: null,
  minValue: null,
  maxValue: null,
  maxLength: null,
  initial: null,
  choices: null,
  ...said,
})

/** One of each kind: none of our resources has them all. */
const fields = [
  field('Title', 'string', { required: true, maxLength: 100 }),
  field('Bio', 'string', { helpText: 'Shown on the artist’s page.' }),
  field('Email', 'email'),
  field('Site', 'url'),
  field('Rating', 'integer', { minValue: 1, maxValue: 5 }),
  field('Rate', 'decimal', { minValue: 0, maxValue: 1 }),
  field('Born', 'date'),
  field('Seen', 'datetime'),
  field('Active', 'boolean'),
  field('Stage', 'choice', {
    choices: ['new', 'approved'].map((value) => ({
      __typename: 'FieldChoice',
      value,
      displayName: `Is ${value}`,
    })),
  }),
  field('Keywords', 'list'),
  field('Address', 'nested object'),
  field('artist', 'field', { label: 'Artist' }),
  field('Made', 'datetime', { readOnly: true }),
]

const values = {
  id: 3,
  Title: 'Dunes',
  Bio: 'Paints sand.',
  Email: 'ada@aquatint.test',
  Site: '',
  Rating: 3,
  Rate: '0.50',
  Born: '1990-02-28',
  Seen: '2026-11-25T10:05:09.123Z',
  Active: false,
  Stage: 'new',
  Keywords: ['sand', 'sea'],
  Address: { city: 'Portland' },
  artist: null,
  Made: '2026-11-25T10:00:00.000Z',
}

const readSent = (variables: SaveRecordMutationVariables): Json => variables.input.values

/** Answers the form of such a record, and tells what is sent. */
const answerForm = async (page: Page) => {
  const sent: Json[] = []
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    const record = { __typename: 'ResourceRecord', key: 'made/3', id: '3', version: 1, values }
    if (operationName === 'RecordForm' || operationName === 'RecordDetail')
      return route.fulfill({
        json: {
          data: {
            resource: {
              __typename: 'Resource',
              name: 'made',
              title: 'Made',
              description: '',
              canCreate: true,
              fields,
            },
            record,
          },
        },
      })
    if (operationName !== 'SaveRecord') return route.fallback()
    sent.push(readSent(variables))
    const saved = { __typename: 'SaveRecordPayload', record, merged: [], conflict: null, userErrors: [] }
    return route.fulfill({ json: { data: { saveRecord: saved } } })
  })
  return sent
}

const input = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()
const wrong = (page: Page, name: string) => expect(input(page, name))
const tag = (page: Page, name: string) => page.getByText(name, { exact: true })

const open = async (page: Page) => {
  const sent = await answerForm(page)
  await openAsStaff(page, '/manage/made/3/edit')
  await expect(input(page, 'Title *')).toHaveValue('Dunes')
  return sent
}

test.describe('The fields of a record', () => {
  // Spec 5.3, 5.4, 5.5, 5.6, 5.7, 5.8, 5.9
  test('are typed into by their kinds, and only what was changed is sent', { tag: '@phone' }, async ({
    page,
  }) => {
    const sent = await open(page)
    await expectAccessible(page)
    await expect(input(page, 'Born')).toHaveAttribute('placeholder', 'YYYY-MM-DD')
    const seen = await input(page, 'Seen').inputValue()
    expect(seen).toMatch(/^2026-11-2\dT\d\d:\d\d:09$/)

    await input(page, 'Bio').fill(Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n'))
    await input(page, 'Rating').fill('5')
    await input(page, 'Rate').fill('0.75')
    await input(page, 'Born').fill('1991-03-01')
    await input(page, 'Seen').fill('2026-12-01T08:30:00')
    await page.getByRole('checkbox', { name: 'Active' }).press('Space')
    await input(page, 'Stage').selectOption({ label: 'Is approved' })
    await input(page, 'Keywords').fill('sky, dune;')
    await input(page, 'Keywords').press('Enter')
    await input(page, 'Address').fill('{"city": "Bangor"}')
    await input(page, 'Title *').fill('Sea')
    await input(page, 'Title *').fill('Dunes')
    await expectAccessible(page)
    await save(page)
    await expect(page).toHaveURL('/manage/made/3')
    expect(sent).toEqual([
      {
        Bio: expect.stringContaining('Line 29'),
        Rating: 5,
        Rate: '0.75',
        Born: '1991-03-01',
        Seen: new Date('2026-12-01T08:30:00').toISOString(),
        Active: true,
        Stage: 'approved',
        Keywords: ['sand', 'sea', 'sky', 'dune'],
        Address: { city: 'Bangor' },
      },
    ])
  })

  test('that are wrong say so, and lose nothing of it', async ({ page }) => {
    const sent = await open(page)
    await input(page, 'Address').fill('{"city": ')
    await input(page, 'Born').fill('1990-02-30')
    await input(page, 'Rating').fill('6')
    await save(page)
    await wrong(page, 'Address').toHaveAccessibleErrorMessage('Enter valid JSON.')
    await wrong(page, 'Born').toHaveAccessibleErrorMessage('Enter a date as YYYY-MM-DD.')
    await wrong(page, 'Rating').toHaveAccessibleErrorMessage('Value must be less than or equal to 5.')
    await expect(input(page, 'Rating')).toBeFocused()
    await expectAccessible(page)
    await page.reload()
    await expect(input(page, 'Address')).toHaveValue('{"city": ')
    await expect(input(page, 'Born')).toHaveValue('1990-02-30')
    expect(sent).toEqual([])
  })

  test('hold tags that are taken away by keyboard', async ({ page }) => {
    const sent = await open(page)
    await input(page, 'Keywords').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Backspace')
    await expect(tag(page, 'sand')).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove sea' }).click()
    await expect(tag(page, 'sea')).toHaveCount(0)
    await save(page)
    await expect.poll(() => sent).toEqual([{ Keywords: [] }])
  })

  // Spec 7.41, 9.5
  test('name another record, which is found by its name', async ({ page }) => {
    const sent = await open(page)
    await page.route('**/graphql', (route) => {
      const { operationName, variables } = route.request().postDataJSON()
      if (operationName !== 'RecordLookup') return route.fallback()
      const all = ['Ada Vale', 'Ben Marsh'].map((label, index) => ({
        __typename: 'LookupEntry',
        value: `${index + 1}`,
        label,
      }))
      const found = all.filter(({ label }) => label.toLowerCase().includes(variables.search))
      return route.fulfill({ json: { data: { recordLookup: found } } })
    })
    const artist = page.getByRole('combobox', { name: 'Artist' })
    await artist.fill('marsh')
    await expect(page.getByRole('listbox', { name: 'Artist' }).getByRole('option')).toHaveText(['Ben Marsh'])
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(artist).toHaveValue('Ben Marsh')
    await save(page)
    await expect.poll(() => sent).toEqual([{ artist: 2 }])
  })
})
