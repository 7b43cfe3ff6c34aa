import { beforeAll, describe, expect, test } from 'vitest'
import type { UploadView } from '#services/content/uploads/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { withSegment, xmpSegment } from '../opening/made/jpeg.ts'
import { picture, serveUploads, type UploadsService } from './uploads.ts'

const APP1 = 0xe1
const SAYS_AI = xmpSegment(
  '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>',
)

onEachStore((openStore) => {
  let service: UploadsService
  beforeAll(async () => {
    service = await serveUploads(openStore)
  })

  const upload = async (bytes: Uint8Array, name: string) => {
    const { id } = await service.send(bytes, { name })
    await service.create({ file: id, artist: 'Ada' })
  }
  const listed = async (query: string) => {
    const { body } = await service.content.call('GET', `/api/upload/${query}`, { as: service.ana })
    return (body as { results: UploadView[] }).results.map(({ name, made_by_ai }) => [name, made_by_ai])
  }

  describe('an upload whose file says that a machine made it', () => {
    test('says so, and is filtered for', async () => {
      await upload(withSegment(await picture(1), APP1, SAYS_AI), 'dream.jpg')
      await upload(await picture(2), 'lake.jpg')
      expect(await listed('?made_by_ai=true')).toEqual([['dream.jpg', true]])
      expect(await listed('?made_by_ai=false')).toEqual([['lake.jpg', false]])
      expect(await listed('')).toEqual([
        ['lake.jpg', false],
        ['dream.jpg', true],
      ])
    })
  })
})
