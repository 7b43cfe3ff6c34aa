import { beforeAll, expect, test } from 'vitest'
import type { OwnTaxFormsView } from '#services/main/artist-account/tax-forms/contract.ts'
import { createReminding } from '#services/main/artist-account/tax-forms/reminders.ts'
import { addDays } from '#services/shared/business-day.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { signed, W8BEN, W9 } from './filled-forms.ts'
import { type OwnAccount, serveOwnAccount } from './own-account.ts'

const END = '2029-12-31'

onEachStore((openStore) => {
  let shop: OwnAccount
  /** How often forms were asked for on the day of last. */
  let rounds = 0
  beforeAll(async () => {
    shop = await serveOwnAccount(openStore)
  })

  /** Does all that is due on a day, and answers the mails. */
  async function remindOn(day: string) {
    const written: { to: string; subject: string }[] = []
    const mailer: Mailer = {
      write: async () => {},
      writeAll: async (_, messages) => void written.push(...messages),
      send: () => {},
    }
    const { database, clock } = shop
    const shown = { brand: 'Aquatint', publicUrl: 'https://shop.test', phone: '1', postalAddress: '' }
    const step = createReminding({ database, clock, today: () => day, mailer, shop: shown })
    rounds = 1
    while (await step()) rounds += 1
    return written
  }

  test('an artist is told 60, 30 and 7 days before their form ends, once each', async () => {
    const ines = await shop.artist()
    const view = (await shop.get('tax-form/', ines.access)).body as OwnTaxFormsView
    await shop.post('tax-form/', signed(W8BEN, view), ines.access)
    const days = [61, 60, 59, 30, 8, 7, 0, -1].map((before) => addDays(END, -before))
    const subjects = []
    for (const day of days)
      subjects.push((await remindOn(day)).map(({ to, subject }) => `${to === ines.email} ${subject}`))
    expect(subjects).toEqual([
      [],
      ['true Your W-8BEN at Aquatint ends in 60 days'],
      [],
      ['true Your W-8BEN at Aquatint ends in 30 days'],
      [],
      ['true Your W-8BEN at Aquatint ends in 7 days'],
      [],
      [],
    ])
  })

  test('after days on which nobody was told it is one mail, and none of a form that has another in its place', async () => {
    const [ines, ada] = [await shop.artist(), await shop.artist()]
    for (const each of [ines, ada]) {
      const view = (await shop.get('tax-form/', each.access)).body as OwnTaxFormsView
      await shop.post('tax-form/', signed(W8BEN, view), each.access)
    }
    const view = (await shop.get('tax-form/', ada.access)).body as OwnTaxFormsView
    await shop.post('tax-form/', signed(W9, view), ada.access)
    const told = await remindOn(addDays(END, -5))
    expect(told.filter(({ to }) => to === ines.email)).toHaveLength(1)
    expect(told.filter(({ to }) => to === ada.email)).toHaveLength(0)
  })

  test('3,000 forms that end on one day are told of once each, 200 at a time, each passed once', async () => {
    const many = 3_000
    await shop.database.query(
      `insert into main.tax_form (token, artist, number, type, revision, name, business_name, country,
         filed_on, signed_on, valid_until, created_at, words_folded)
       select 'txf-many-' || id, 10000 + id, 1, 'W-8BEN', '10-2021', 'Ada Ink', '', 'CH',
         '2027-01-01', '2027-01-01', '2031-12-31', now(), '' from generate_series(1, ${many}) as id`,
    )
    await shop.database.query(
      `insert into main.artist_identity (token, artist, first_name, last_name, business_name, email, status, version, created_on, words_folded, name_folded)
       select 'usr-many-' || id, 10000 + id, 'Ada', 'Ink', '', 'many-' || id || '@example.com', 'ACTIVATED', 1, now(), '', ''
       from generate_series(1, ${many} - 1) as id`,
    )
    const told = await remindOn('2031-12-01')
    // Of one nobody knows an address: it keeps no other from being told.
    expect(new Set(told.map(({ to }) => to)).size).toBe(many - 1)
    expect([told.length, rounds]).toEqual([many - 1, many / 200 + 1])
    expect(await remindOn('2031-12-01')).toEqual([])
    expect(rounds).toBe(1)
  })
})
