import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { OwnAgreementView } from '#services/main/artist-account/agreement/contract.ts'
import { createPaymentBeginning } from '#services/main/artist-account/payment-stage/content.ts'
import { createTellingOfPayment } from '#services/main/artist-account/payment-stage/telling.ts'
import type { OwnTaxFormsView } from '#services/main/artist-account/tax-forms/contract.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import type { Person } from '../main-service.ts'
import { signed, W9 } from './filled-forms.ts'
import { type OwnAccounts, serveOwnAccounts } from './own-accounts.ts'

const ROOM = '/api/artist-account/'
type Artist = Person & { artist: number }

onEachStore((openStore) => {
  let shop: OwnAccounts
  beforeAll(async () => {
    shop = await serveOwnAccounts(openStore)
  })

  const read = async <T>(path: string, { access }: Person) =>
    (await shop.get(`${ROOM}${path}`, access)).body as T
  const send = async (path: string, body: object, { access: as }: Person) => {
    const { status } = await shop.send('POST', `${ROOM}${path}`, body, { as, key: randomUUID() })
    expect(status).toBe(201)
  }
  const agree = async (artist: Artist) => {
    const { offered } = await read<OwnAgreementView>('agreement/', artist)
    const { text_hash, rate } = offered ?? {}
    await send('agreement/', { text_hash, rate, name: 'Ada Ink', agreed: true }, artist)
  }
  const sign = async (artist: Artist) =>
    send('tax-form/', signed(W9, await read<OwnTaxFormsView>('tax-form/', artist)), artist)
  const addAccount = (artist: Artist) => shop.add(artist)

  /** An artist whose application is approved, so that content lets it go on. */
  const approved = async (): Promise<Artist> => {
    const artist = await shop.artist()
    shop.content.payments.set(artist.artist, 0)
    return artist
  }
  const toldOf = ({ artist }: Artist) => shop.content.payments.get(artist)
  /** Does all that rounds would do in a minute. */
  const tell = async () => {
    const { database, clock, content } = shop
    const beginPayment = createPaymentBeginning(content.url, SERVICE_KEY['x-service-key'])
    const step = createTellingOfPayment({ database, clock, today: () => '2026-11-20', beginPayment })
    while (await step());
  }

  // Spec 4.34
  test('content is told as soon as agreement, tax form and account stand, whichever comes last, and once', async () => {
    const parts = [agree, sign, addAccount]
    for (const last of parts) {
      const artist = await approved()
      for (const part of parts.filter((part) => part !== last)) await part(artist)
      await tell()
      expect(toldOf(artist)).toBe(0)
      await last(artist)
      await expect.poll(() => toldOf(artist)).toBe(1)
      await expect
        .poll(() => shop.database.query('select from main.payment_begun where artist = $1', [artist.artist]))
        .toHaveLength(1)
      await tell()
      expect(toldOf(artist)).toBe(1)
    }
  })

  test('a form that waits for its paper, and an account that the bank refuses, do not stand', async () => {
    const [abroad, refused] = [await approved(), await approved()]
    await agree(abroad)
    await shop.file(abroad.artist, { type: 'W-8BEN-E', revision: '10-2021', signedOn: null, tin: null })
    await agree(refused)
    await shop.refuse(refused, (await shop.add(refused)).token)
    await shop.add(abroad)
    await sign(refused)
    await tell()
    expect([toldOf(abroad), toldOf(refused)]).toEqual([0, 0])
  })

  test('what content could not hear it hears afterwards; a later loss is neither told nor taken back', async () => {
    const artist = await approved()
    await agree(artist)
    const account = await shop.add(artist)
    shop.content.fault = 'error'
    await shop.file(artist.artist)
    await expect(tell()).rejects.toThrow('500')
    shop.content.fault = 'none'
    expect(toldOf(artist)).toBe(0)
    await tell()
    // The shop's own round may have told of it at the same time, which changes nothing.
    const times = toldOf(artist)
    expect(times).toBeGreaterThan(0)

    await shop.refuse(artist, account.token)
    await tell()
    await shop.add(artist, { bankAccountId: '000123459999', bankAccountIdAgain: '000123459999' })
    await tell()
    expect(toldOf(artist)).toBe(times)
  })

  test('whom content does not let go on keeps nobody waiting, and is told of again later', async () => {
    const [early, later] = [await shop.artist(), await approved()]
    for (const artist of [early, later]) {
      await agree(artist)
      await shop.add(artist)
      await shop.file(artist.artist)
    }
    await tell()
    expect(toldOf(early)).toBe(undefined)
    expect(toldOf(later)).toBeGreaterThan(0)
    shop.content.payments.set(early.artist, 0)
    await tell()
    expect(toldOf(early)).toBeGreaterThan(0)
  })
})
