import { beforeAll, describe, expect, test } from 'vitest'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { picture, serveUploads, type UploadsService } from './uploads.ts'

onEachStore((openStore) => {
  let service: UploadsService
  beforeAll(async () => {
    service = await serveUploads(openStore)
  })

  describe('an original', () => {
    test('is downloaded byte for byte by its creator and staff, by a link that is good once', async () => {
      const bytes = await picture(950)
      const { id: file } = await service.send(bytes, { name: 'Löwe "am" See.jpg', as: service.artist })
      const { body } = await service.create({ file, title: 'Mine' }, service.artist)
      const open = (as: string) => service.content.call('POST', `/api/upload/${body.id}/original/`, { as })
      expect((await open(service.visitor)).status).toBe(404)
      for (const as of [service.artist, service.ana]) {
        const { path } = (await open(as)).body as { path: string }
        const link = `${service.content.origin}/api${path}/`
        const response = await fetch(link, { headers: { ...SERVICE_KEY } })
        expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
        expect(response.headers.get('content-disposition')).toBe(
          `attachment; filename="L_we _am_ See.jpg"; filename*=UTF-8''L%C3%B6we%20%22am%22%20See.jpg`,
        )
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        expect(response.headers.get('content-security-policy')).toContain('sandbox')
        expect((await fetch(link, { headers: { ...SERVICE_KEY } })).status).toBe(404)
      }
    })
  })
})
