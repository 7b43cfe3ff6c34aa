import type { ContentItem } from '#services/content/images/contract.ts'
import type { FileView } from '#services/content/uploads/contract.ts'
import { picture, type UploadsService } from './uploads.ts'

/** What the tests of uploads ask of a service that is open by then. */
export function ofUploads(served: () => UploadsService) {
  let seed = 100
  return {
    /** Sends a picture of its own kind, lake-N.jpg, and waits until it is ready. */
    async ready(size?: { width: number; height: number }, as?: string): Promise<FileView> {
      seed += 1
      const told = { name: `lake-${seed}.jpg`, ...(as !== undefined && { as }) }
      return served().send(await picture(seed, size), told)
    },
    /** An image as visitors see it. */
    async item(id: string): Promise<ContentItem> {
      const { content, ana } = served()
      return (await content.call('GET', `/content/images/${id}/`, { as: ana })).body as ContentItem
    },
    call(method: string, path: string, body?: unknown, as = served().ana) {
      return served().content.call(method, path, { as, ...(body !== undefined && { body }) })
    },
  }
}
