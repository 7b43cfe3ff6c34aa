import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WorkFigures } from '#services/content/own-art/contract.ts'
import { createViewerForgetting } from '#services/content/own-art/count-view.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Artist, type OwnArtService, serveOwnArt } from './own-art.ts'

const DAY_MS = 86_400_000

onEachStore((openStore) => {
  let service: OwnArtService
  beforeAll(async () => {
    service = await serveOwnArt(openStore)
  })
  /** Signed in anew, as tokens end with the day. */
  const ask = async (ids: string, { account } = service.vera) =>
    service.call(
      'GET',
      `/api/own-art/figures/?ids=${ids}`,
      await service.content.signIn({ user_id: account }),
    )
  const figures = async (ids: string, artist?: Artist) => {
    const reply = await ask(ids, artist)
    return (reply.body as { results: WorkFigures[] }).results
  }
  const open = (id: string, as?: string) =>
    service.content.call('POST', `/content/images/${id}/view/`, { ...(as !== undefined && { as }) })

  describe('a view', () => {
    test('is one visitor’s of a day, and neither the artist’s own nor staff’s', async () => {
      const id = await service.hold()
      await open(id, service.customer)
      await open(id, service.customer)
      await open(id)
      await open(id)
      await open(id, service.vera.access)
      await open(id, service.staff)
      const [found] = await figures(id)
      expect(found?.views).toEqual({ month: 2, year: 2, all: 2 })
      // Another artist looks as a customer does.
      await open(id, service.olu.access)
      expect((await figures(id))[0]?.views.all).toBe(3)
    })

    test('of what is not published, or nowhere, is none', async () => {
      const id = await service.hold({ published: false })
      expect((await open(id)).status).toBe(204)
      expect((await open('nothing')).status).toBe(204)
      expect((await figures(id))[0]?.views.all).toBe(0)
    })

    test('is counted anew the next day, and who viewed is forgotten', async () => {
      const id = await service.hold()
      const { content } = service
      await open(id)
      content.clock.advance(DAY_MS)
      await open(id)
      expect((await figures(id))[0]?.views).toEqual({ month: 2, year: 2, all: 2 })
      await createViewerForgetting(content.database, content.clock)()
      const left = await content.database.query('select distinct day from content.image_viewers')
      expect(left).toHaveLength(1)
      const salts = await content.database.query('select from content.viewer_salts')
      expect(salts).toHaveLength(1)
    })
  })

  test('spans are 30 days, 365 days and all, of views and of hearts', async () => {
    const id = await service.hold()
    const now = service.content.clock().getTime()
    for (const days of [0, 29, 30, 364, 365]) {
      const at = new Date(now - days * DAY_MS)
      await service.content.database.query(
        'insert into content.image_views (image_id, day, views) values ($1, $2::date, 1)',
        [id, at.toISOString().slice(0, 10)],
      )
      await service.content.database.query(
        'insert into content.favorites (user_id, image_id, at) values ($1, $2, $3)',
        [randomUUID(), id, at],
      )
    }
    const spans = { month: 2, year: 4, all: 5 }
    expect(await figures(id)).toEqual([{ id, views: spans, favorites: spans }])
  })

  test('another’s figures are left out, and 50 are asked for at most', async () => {
    const id = await service.hold()
    expect(await figures(`${id},nothing`, service.olu)).toEqual([])
    const many = Array.from({ length: 51 }, (_, index) => `i${index}`).join(',')
    expect((await ask(many)).status).toBe(400)
  })
})
