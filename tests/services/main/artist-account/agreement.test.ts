import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import type { OwnAgreementView } from '#services/main/artist-account/agreement/contract.ts'
import { workExample } from '#services/main/artist-account/agreement/example.ts'
import { textOn } from '#services/main/royalties/agreement-texts.ts'
import { agreementStreams } from '#services/main/royalties/agreements.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type OwnAccount, serveOwnAccount } from './own-account.ts'

test('the worked example is reckoned as what is sold is', () => {
  // Ten at $120.00 with 5 percent off: $1,140.00, of which 8.25 percent are $94.05.
  expect(workExample(825)).toEqual({
    unit_price: 12_000,
    quantity: 10,
    total: 120_000,
    discount: 6_000,
    discount_rate: 5,
    base: 114_000,
    royalty: 9_405,
  })
})

test('the text of a day is the last one that has begun', () => {
  const text = (version: number, since: string) => ({ version, since, text: `${version}`, hash: '' })
  const texts = [text(1, '2025-01-01'), text(2, '2026-12-01')] as const
  expect(textOn('2026-11-30', texts).version).toBe(1)
  expect(textOn('2026-12-01', texts).version).toBe(2)
})

onEachStore((openStore) => {
  let shop: OwnAccount
  beforeAll(async () => {
    shop = await serveOwnAccount(openStore)
  })

  const read = async (as: string) => (await shop.get('agreement/', as)).body as OwnAgreementView
  const acceptanceOf = ({ offered }: OwnAgreementView) => ({
    text_hash: offered?.text_hash,
    rate: offered?.rate,
    name: 'Ada Ink',
    agreed: true,
  })

  test('an artist reads the text, their rate and an example, and has accepted nothing yet', async () => {
    const ada = await shop.artist()
    shop.content.codes.set(ada.id, 'R12')
    const view = await read(ada.access)
    expect(view).toMatchObject({
      is_accepted: false,
      accepted: [],
      offered: { royalty_code: 'R12', rate: 1_200 },
    })
    expect(view.offered?.text).toContain('Your royalty')
    expect(view.offered?.example.royalty).toBe(13_680)
  })

  test('accepting keeps version, hash, rate and the typed name, once however often it is sent', async () => {
    const ada = await shop.artist()
    const body = acceptanceOf(await read(ada.access))
    const key = randomUUID()
    const [first, second] = [
      await shop.post('agreement/', body, ada.access, key),
      await shop.post('agreement/', body, ada.access, key),
    ]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(first.body).toMatchObject({
      is_accepted: true,
      accepted: [
        { version: 1, text_version: 1, rate: 1_000, royalty_code: 'R10', name: 'Ada Ink', on: '2026-11-20' },
      ],
    })
    const handler = createHandler(agreementStreams, shop.clock)
    const { events } = await shop.database.transaction((tx) => handler.load(tx, `${ada.id}`))
    expect(events).toEqual([
      {
        type: 'agreement.accepted',
        data: {
          ...{ version: 1, textHash: body.text_hash, royaltyCode: 'R10', rateBp: 1_000 },
          ...{ baseRule: 'after_discount', on: '2026-11-20', name: 'Ada Ink' },
        },
      },
    ])
    expect(await shop.post('agreement/', body, ada.access)).toMatchObject({
      status: 409,
      body: { code: 'agreement_accepted' },
    })
  })

  test('another rate is a new version to accept; the earlier one stays, and holds until then', async () => {
    const ada = await shop.artist()
    const before = await read(ada.access)
    await shop.post('agreement/', acceptanceOf(before), ada.access)
    shop.content.codes.set(ada.id, 'R08')
    const offered = await read(ada.access)
    expect(offered).toMatchObject({ is_accepted: false, offered: { rate: 800 }, accepted: [{ rate: 1_000 }] })
    expect(await shop.post('agreement/', acceptanceOf(before), ada.access)).toMatchObject({
      status: 409,
      body: { code: 'agreement_changed' },
    })
    const { body } = await shop.post('agreement/', acceptanceOf(offered), ada.access)
    expect(body).toMatchObject({
      accepted: [
        { version: 2, rate: 800 },
        { version: 1, rate: 1_000 },
      ],
    })
  })

  test('needs the tick and a name without numbers, at their fields', async () => {
    const ada = await shop.artist()
    const body = acceptanceOf(await read(ada.access))
    const wrong = await shop.post('agreement/', { ...body, agreed: false, name: '123-45-6789' }, ada.access)
    expect(wrong).toMatchObject({
      status: 400,
      body: { agreed: [expect.any(String)], name: [expect.any(String)] },
    })
    expect(JSON.stringify(wrong.body)).not.toContain('6789')
  })

  test('a version that was accepted is had as a PDF, by a link that is read once and by nobody else', async () => {
    const [ada, zoe] = [await shop.artist(), await shop.artist()]
    await shop.post('agreement/', acceptanceOf(await read(ada.access)), ada.access)
    expect((await shop.post('agreement/1/file/', {}, zoe.access)).status).toBe(404)
    expect((await shop.post('agreement/2/file/', {}, ada.access)).status).toBe(404)
    const { token } = (await shop.post('agreement/1/file/', {}, ada.access)).body as { token: string }
    const paper = await shop.read(`/api/agreement-file/${token}/`)
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await paper.arrayBuffer())), {
      mergePages: true,
    })
    for (const words of ['Ada Ink', '10% of the base', 'Ending it']) expect(text).toContain(words)
    expect((await shop.read(`/api/agreement-file/${token}/`)).status).toBe(404)
  })

  test('where a code has no rate, nothing can be accepted', async () => {
    const ada = await shop.artist()
    const body = acceptanceOf(await read(ada.access))
    shop.content.codes.set(ada.id, 'R99')
    expect(await read(ada.access)).toMatchObject({ offered: null, is_accepted: false })
    expect((await shop.post('agreement/', body, ada.access)).status).toBe(409)
  })

  test('is for artists alone', async () => {
    const customer = await shop.signIn()
    expect((await shop.get('agreement/')).status).toBe(401)
    expect((await shop.get('agreement/', customer.access)).status).toBe(404)
    expect((await shop.post('agreement/', {}, customer.access)).status).toBe(404)
  })
})
