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
  beforeAll(async () => {
    shop = await serveOwnAccount(openStore)
  })

  /** Does all that is due on a day, and answers the mails. */
  async function remindOn(day: string) {
    const written: { to: string; subject: string }[] = []
    const mailer: Mailer = {
      write: async (_, message) => void written.push(message),
      writeAll: async () => {},
      send: () => {},
    }
    const { database, clock } = shop
    const shown = { brand: 'Aquatint', publicUrl: 'https://shop.test', phone: '1' }
    const step = createReminding({ database, clock, today: () => day, mailer, shop: shown })
    while (await step());
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
})
