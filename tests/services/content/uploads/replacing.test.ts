import { beforeAll, describe, expect, test } from 'vitest'
import type { SavedRecord } from '#services/shared/resources/contract.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { ofUploads } from './records.ts'
import { serveUploads, type UploadsService } from './uploads.ts'

onEachStore((openStore) => {
  let service: UploadsService
  beforeAll(async () => {
    service = await serveUploads(openStore)
  })
  const { ready, item, call } = ofUploads(() => service)

  describe('a picture that replaces another', () => {
    const replace = (image: string, body: object, as?: string) =>
      call('POST', `/api/image/${image}/picture/`, body, as)

    test('does so once, though whoever was not answered asks again from the version of then', async () => {
      const { body } = await service.create({ file: (await ready()).id, artist: 'Ada' })
      const { id: file } = await ready()
      const again = async () => {
        const { version } = (await call('GET', `/api/image/${body.image}/`)).body as SavedRecord
        const { content, ana } = service
        const sent = { as: ana, body: { file, version }, headers: { 'idempotency-key': file } }
        return content.call('POST', `/api/image/${body.image}/picture/`, sent)
      }
      const [first, second] = [await again(), await again()]
      expect(first.status).toBe(200)
      expect([second.status, second.body]).toEqual([200, first.body])
    })

    test('keeps the image, and is taken back as any edit', async () => {
      const { id: first } = await ready({ width: 3_600, height: 2_400 })
      const { body } = await service.create({ file: first, artist: 'Ada', title: 'Kept', published: true })
      const before = await item(body.image)
      const record = (await call('GET', `/api/image/${body.image}/`)).body as SavedRecord
      const { id: file } = await ready({ width: 4_500, height: 6_000 })
      const replaced = await replace(body.image, { file, version: record.version })
      expect(replaced.status).toBe(200)
      const after = await item(body.image)
      expect(after).toMatchObject({
        id: body.image,
        title: 'Kept',
        published: true,
        orientation: 'vertical',
        max_width: 30,
        max_height: 40,
      })
      expect(after.imgsrc).not.toBe(before.imgsrc)
      const shown = async (src: string) =>
        (
          await fetch(`${service.content.origin}${src.replace('{width}', '160')}`, {
            headers: { ...SERVICE_KEY },
            redirect: 'manual',
          })
        ).status
      expect([await shown(after.imgsrc), await shown(before.imgsrc)]).toEqual([200, 200])
      const { version } = replaced.body as SavedRecord
      const back = await call('POST', `/api/image/${body.image}/revert/`, { version })
      expect(back.status).toBe(200)
      expect(await item(body.image)).toMatchObject({
        imgsrc: before.imgsrc,
        orientation: 'horizontal',
        max_width: 24,
        max_height: 16,
      })
    })

    test('is refused beside another edit of it, for a stock image, and to others than staff', async () => {
      const { id: first } = await ready()
      const { body } = await service.create({ file: first, artist: 'Ada' })
      const [one, other] = [await ready(), await ready()]
      const { version } = (await call('GET', `/api/image/${body.image}/`)).body as SavedRecord
      expect((await replace(body.image, { file: one.id, version })).status).toBe(200)
      const second = await replace(body.image, { file: other.id, version })
      expect(second).toMatchObject({
        status: 409,
        body: { code: 'edit_conflict', conflicts: [{ field: 'picture' }] },
      })
      expect((await replace(body.image, { file: one.id, version: version + 1 })).body).toEqual({
        file: ['This file is not ready, or is gone.'],
      })
      expect((await replace(body.image, { file: other.id, version }, service.artist)).status).toBe(403)
      expect((await replace('nothing', { file: other.id, version })).status).toBe(404)
    })
  })
})
