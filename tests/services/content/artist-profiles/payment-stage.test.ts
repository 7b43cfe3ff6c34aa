import { beforeAll, expect, test } from 'vitest'
import type { ArtistProfileView } from '#services/content/artist-profiles/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Deciding, serveDeciding } from './deciding.ts'

const PATH = '/content/payment-stages/'

onEachStore((openStore) => {
  let shop: Deciding
  beforeAll(async () => {
    shop = await serveDeciding(openStore)
  })

  const begin = (artists: unknown, as?: string) => shop.content.call('POST', PATH, { as, body: { artists } })
  const read = async (id: number) => (await shop.read(id)) as ArtistProfileView
  const approved = async () => {
    const { id } = await shop.open()
    await shop.approve(id)
    return read(id)
  }

  // Spec 4.34
  test('an approved application goes on to payment by its owner, once however often it is told', async () => {
    const before = await approved()
    for (const _ of [1, 2])
      expect(await begin([before.artist])).toMatchObject({ status: 200, body: { artists: [before.artist] } })
    const after = await read(before.id)
    expect(after).toMatchObject({ application_stage: 'payment', approved: true, version: before.version + 1 })
    expect(await shop.changesOf(before.id)).toEqual([['application_stage', 'approved', 'payment']])
    const [event] = await shop.content.database.query<{ actor: string }>(
      `select actor from content.events where stream = $1 order by version desc limit 1`,
      [`artist-profile-${before.id}`],
    )
    expect(event?.actor).toBe(before.user_uuid)
  })

  test('an artist without an approved application is left out, and the others go on', async () => {
    const [one, other] = [await approved(), await shop.open()]
    expect((await begin([one.artist, 7_000_000])).body).toEqual({ artists: [one.artist] })
    expect((await read(other.id)).application_stage).toBe('submitted')
  })

  test('two who tell at once make one event', async () => {
    const { id, artist, version } = await approved()
    const answers = await Promise.all([begin([artist]), begin([artist])])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(id)).version).toBe(version + 1)
  })

  test('nobody tells it in their own name, and nonsense is refused', async () => {
    const { id, artist } = await approved()
    expect((await begin([artist], shop.ana)).status).toBe(403)
    for (const nonsense of [[], ['7'], [0], [1.5], Array(201).fill(artist), null])
      expect((await begin(nonsense)).status, JSON.stringify(nonsense)).toBe(400)
    expect((await read(id)).application_stage).toBe('approved')
  })
})
