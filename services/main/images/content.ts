import { z } from 'zod'
import { fetchJson, UpstreamFailure } from '#services/shared/http/client.ts'

/** What the main service reads of a content item; the rest passes through as it came. */
const contentImage = z.looseObject({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  price: z.literal([1, 2, 3, 4]),
  published: z.boolean(),
  max_width: z.number().positive(),
  max_height: z.number().positive(),
  substrates: z.array(z.string()),
  substrate_sizes: z.record(z.string(), z.array(z.object({ width: z.number(), height: z.number() }))),
  imgsrc: z.string(),
  preview: z.string(),
})
export type ContentImage = z.infer<typeof contentImage>

export interface Content {
  /** Null when there is no such image. Throws UpstreamFailure when the content service cannot answer within 5 s. */
  image(id: string, authorization: string | undefined): Promise<ContentImage | null>
}

const TIMEOUT_MS = 5_000

/** The content service over HTTP: GET /content/images/{id}/, as the person who asked. */
export function createContent(contentUrl: string): Content {
  return {
    async image(id, authorization) {
      // An address resolves these two away, so that they would ask for something else.
      if (id === '.' || id === '..') return null
      const headers: Record<string, string> = authorization ? { authorization } : {}
      try {
        const url = `${contentUrl}/content/images/${encodeURIComponent(id)}/`
        return contentImage.parse(await fetchJson(url, { timeout: TIMEOUT_MS, headers }))
      } catch (error) {
        if (error instanceof UpstreamFailure && error.status === 404) return null
        if (!(error instanceof z.ZodError)) throw error
        throw new UpstreamFailure(`${contentUrl} answered an image of another shape`, null, { cause: error })
      }
    },
  }
}
