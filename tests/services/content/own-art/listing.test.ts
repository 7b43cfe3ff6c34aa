import { beforeAll, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type OwnArtService, serveOwnArt } from './own-art.ts'

onEachStore((openStore) => {
  let service: OwnArtService
  beforeAll(async () => {
    service = await serveOwnArt(openStore)
  })

  describe('an artist’s works', () => {
    test('are those that they have sent and those that are credited to them, by state', async () => {
      const published = await service.hold({ title: 'Tide' })
      const sent = await service.upload(service.vera)
      const refused = await service.upload(service.vera, { title: 'Blur' })
      const reply = await service.call('PUT', `/api/upload/${refused.upload}/`, service.staff, {
        version: 0,
        refusal: 'It is out of focus.',
      })
      expect(reply.status).toBe(200)
      const withdrawn = await service.hold({ title: 'Fog' })
      await service.withdraw(withdrawn, true)
      await service.hold({ artist: service.olu.name })
      const { states, count, results } = await service.works()
      // One is unpublished from the start.
      expect(states).toEqual({ waiting: 2, published: 1, refused: 1, withdrawn: 1 })
      expect(count).toBe(5)
      const stateOf = (id: string) => results.find((work) => work.id === id)?.state
      expect([published, sent.image, refused.image, withdrawn].map(stateOf)).toEqual([
        'published',
        'waiting',
        'refused',
        'withdrawn',
      ])
      expect((await service.work(refused.image)).refusal).toBe('It is out of focus.')
    })

    test('are narrowed by state and words, and listed 50 a page at most', async () => {
      await service.hold({ title: 'Zinc roof', keywords: ['Étude'] })
      expect((await service.works('?search=etude')).results.map(({ title }) => title)).toEqual(['Zinc roof'])
      expect((await service.works('?search=etude&state=waiting')).count).toBe(0)
      expect((await service.works('?limit=1&offset=1')).results).toHaveLength(1)
      expect((await service.call('GET', '/api/own-art/?limit=51')).status).toBe(400)
      expect((await service.call('GET', '/api/own-art/?state=lost')).status).toBe(400)
    })

    test('are not there for another artist, a customer or nobody', async () => {
      const id = await service.hold()
      for (const path of [`${id}/`, 'nothing/'])
        expect((await service.call('GET', `/api/own-art/${path}`, service.olu.access)).status).toBe(404)
      const ways = [
        ['OPTIONS', `/api/own-art/${id}/`],
        ['GET', '/api/own-art/'],
        ['PUT', `/api/own-art/${id}/`],
        ['POST', `/api/own-art/${id}/withdrawal/`],
        ['GET', '/api/own-art/figures/?ids=a'],
      ] as const
      for (const [method, path] of ways) {
        const body = method === 'PUT' ? { version: 0 } : method === 'POST' ? { withdrawn: true } : undefined
        expect((await service.call(method, path, service.customer, body)).status, path).toBe(404)
        const { status } = await service.content.call(method, path, { ...(body && { body }) })
        expect(status, path).toBe(401)
      }
    })
  })
})
