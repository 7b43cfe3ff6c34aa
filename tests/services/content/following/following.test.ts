import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ArtistPageView } from '#services/content/artist-pages/contract.ts'
import { type FollowingList, MOST_FOLLOWED } from '#services/content/following/contract.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/following.ts'
import { type ContentService, serveContent } from '../catalogue.ts'
import { createPage } from './pages.ts'

const sees = watchRefusals(routes)

onEachStore((openStore) => {
  let content: ContentService
  let ada: { id: number; account: string }
  let ben: { id: number; account: string }
  let fan: string
  let uuid: string

  beforeAll(async () => {
    content = await serveContent(openStore)
    ada = await createPage(content.database, 'Ada Vale')
    ben = await createPage(content.database, 'Ben Moor')
  })
  beforeEach(async () => {
    uuid = randomUUID()
    fan = await content.signIn({ user_id: uuid })
  })

  const set = (id: unknown, following: unknown, as?: string) =>
    content.call('PUT', `/content/artists/${id}/following/`, { body: { following }, ...(as && { as }) })
  const follows = async (as?: string) =>
    ((await content.call('GET', `/content/artists/${ada.id}/`, as ? { as } : {})).body as ArtistPageView)
      .user_follows
  const list = async (query = '', as = fan) =>
    (await content.call('GET', `/content/following/${query}`, { as })).body as FollowingList

  test('an artist is followed, or not, as was asked last, and nobody else is told', async () => {
    expect(await follows()).toBe(false)
    for (const _ of [1, 2])
      expect(await set(ada.id, true, fan)).toMatchObject({ status: 200, body: { user_follows: true } })
    await set(ben.id, true, fan)
    const others = await content.signIn()
    expect([await follows(fan), await follows(others), await follows()]).toEqual([true, false, false])
    expect(await list('', others)).toMatchObject({ count: 0, results: [] })
    expect(await list('?limit=1')).toMatchObject({ count: 2, results: [{ user_follows: true }] })
    for (const _ of [1, 2])
      expect(await set(ada.id, false, fan)).toMatchObject({ status: 200, body: { user_follows: false } })
    expect((await list()).results.map(({ full_name }) => full_name)).toEqual(['Ben Moor'])
    expect((await content.call('GET', '/content/following/')).status).toBe(401)
    expect((await set(ada.id, true)).status).toBe(401)
    expect(await set(ada.id, 'yes', fan)).toMatchObject({ status: 400 })
  })

  test('one’s own page cannot be followed, nor who has none, nor more than a thousand', async () => {
    const own = await content.signIn({ user_id: ada.account })
    expect(await follows(own)).toBe(null)
    sees(routes.setFollowing, 'it is one’s own page', await set(ada.id, true, own))
    for (const id of [999_999, 0, 'nobody', '99999999999'])
      sees(routes.setFollowing, 'the artist has no page', await set(id, true, fan))
    const noPage = await content.call('GET', '/content/artists/999999/', { as: fan })
    sees(routes.readArtistPage, 'the artist has no page', noPage)

    await content.database.query(
      `with more as (insert into content.artists (folded, name, created_at)
         select 'more ' || n, 'More ' || n, now() from generate_series(1, $2::int) n on conflict do nothing returning id)
       insert into content.follows (user_uuid, artist_id, at) select $1, id, now() from more`,
      [uuid, MOST_FOLLOWED],
    )
    sees(routes.setFollowing, 'it is one too many', await set(ada.id, true, fan))
    expect(await follows(fan)).toBe(false)
    // Whoever has no page is listed apart, and cannot be followed, but a follow of theirs is ended.
    const before = await list()
    expect(before).toMatchObject({ count: 0, results: [] })
    expect(before.without_page).toHaveLength(MOST_FOLLOWED)
    const [{ id } = { id: 0 }] = await content.database.query<{ id: number }>(
      'select artist_id as id from content.follows where user_uuid = $1 limit 1',
      [uuid],
    )
    expect((await set(id, false, fan)).status).toBe(404)
    expect((await list()).without_page).toEqual(before.without_page.filter((each) => each.id !== id))
    expect(await set(ada.id, true, fan)).toMatchObject({ status: 200 })
  })

  test('mail about new work is on until it is turned off', async () => {
    const turn = (wants_mail: boolean) =>
      content.call('PUT', '/content/following/mail/', { as: fan, body: { wants_mail } })
    expect((await list()).wants_mail).toBe(true)
    for (const wanted of [false, false, true]) {
      expect(await turn(wanted)).toMatchObject({ status: 200, body: { wants_mail: wanted } })
      expect((await list()).wants_mail).toBe(wanted)
    }
    // To follow somebody else does not turn it on again.
    await turn(false)
    await set(ben.id, true, fan)
    expect((await list()).wants_mail).toBe(false)
  })
})
