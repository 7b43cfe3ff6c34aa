import { expect, test } from 'vitest'
import { createPictureFolder } from '#services/content/media/picture-store.ts'
import { createSampleForgetting } from '#services/content/uploads/samples/forget.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { picture } from '../uploads/uploads.ts'
import { serveApplying } from './applying.ts'

const DAY_MS = 86_400_000

onEachStore((openStore) => {
  test('applicants are told how long the last took; pictures of a declined one go after 90 days', async () => {
    const shop = await serveApplying(openStore)
    const pictures = await Promise.all([1, 2, 3].map((seed) => picture(seed, { width: 400, height: 300 })))
    const one = await shop.join()
    expect(await one.read()).toMatchObject({ usual_days: null })
    await one.apply(pictures, 'Slow Answer')
    shop.content.clock.advance(3.5 * DAY_MS)
    const staff = await shop.content.signIn({ is_staff: true, email: 'ana@aquatint.test' })
    await shop.decide(one.uuid, { decision: 'decline', reason: 'We have many harbours.' }, staff)
    const late = await shop.join()
    expect(await late.read()).toMatchObject({ usual_days: 4 })

    const forget = createSampleForgetting({
      database: shop.content.database,
      clock: shop.content.clock,
      pictures: createPictureFolder(shop.content.dataDir),
      sent: { drop: async () => {} } as never,
    })
    const files = async () => (await shop.content.database.query('select from content.upload_files')).length
    const forgetAll = async () => {
      while (await forget());
      return files()
    }
    shop.content.clock.advance(89 * DAY_MS)
    expect(await forgetAll()).toBe(3)
    shop.content.clock.advance(1.1 * DAY_MS)
    expect(await forgetAll()).toBe(0)
    expect(shop.kept()).toEqual([])

    // One that has begun anew keeps its pictures as long as somebody goes on with it.
    const other = await shop.join()
    await other.apply(await Promise.all([4, 5, 6].map((seed) => picture(seed, { width: 400, height: 300 }))))
    const later = await shop.content.signIn({ is_staff: true, email: 'ana@aquatint.test' })
    const declined = { decision: 'decline', reason: 'We have many harbours.' }
    expect((await shop.decide(other.uuid, declined, later)).status).toBe(200)
    shop.content.clock.advance(80 * DAY_MS)
    const as = await shop.content.signIn({ user_id: other.uuid, email: other.email })
    expect((await shop.content.call('POST', '/api/artist-application/reapply/', { as })).status).toBe(200)
    shop.content.clock.advance(89 * DAY_MS)
    expect(await forgetAll()).toBe(3)
    shop.content.clock.advance(1.1 * DAY_MS)
    expect(await forgetAll()).toBe(0)
    expect(await shop.content.database.query('select sample from content.artist_profiles')).toMatchObject(
      expect.arrayContaining([{ sample: ['picture-0.jpg', 'picture-1.jpg', 'picture-2.jpg'] }]),
    )
  })

  test('applicants are told the median of the last 20 alone, however long those before or the slowest took', async () => {
    const shop = await serveApplying(openStore)
    const one = await shop.join()
    await one.give(0)
    const { id } = await shop.profileOf(one.uuid)
    // The first five took 100 days each; of the last 20, eleven took two days and nine took 50.
    const took = [...Array(5).fill(100), ...Array(11).fill(2), ...Array(9).fill(50)]
    await shop.content.database.query(
      `insert into content.application_decisions (profile_id, is_approved, submitted_at, decided_at)
       select $1, true, at - make_interval(days => days), at
       from (select days, timestamptz '2026-01-01' + make_interval(days => place::int) as at
         from unnest($2::int[]) with ordinality as took (days, place)) as decided`,
      [id, took],
    )
    expect(await one.read()).toMatchObject({ usual_days: 2 })
  })
})
