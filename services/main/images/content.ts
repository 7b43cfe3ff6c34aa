import { z } from 'zod'
import { type FetchOptions, fetchJson, UpstreamFailure } from '#services/shared/http/client.ts'
import type { StaticCollection } from '#services/shared/vocabulary.ts'

/** The fields of a content item that the main service reads; the others pass through as they came. */
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

const royaltyTerms = z.object({
  id: z.string(),
  /** Another agency's: nobody of ours is owed anything. */
  is_stock: z.boolean(),
  artist_id: z.int().nullable(),
  creator_uuid: z.string().nullable(),
  royalty_code: z.string().nullable(),
})
/** Whose an image is, and by which code they are paid. */
export type RoyaltyTerms = z.infer<typeof royaltyTerms>

const royaltyTermsList = z.object({ results: z.array(royaltyTerms) })

const taggedImage = z.object({ already: z.boolean() })

/** `unreached`: ids whose source cannot be asked now. */
const imageList = z.object({ results: z.array(contentImage), unreached: z.array(z.string()).default([]) })

export interface FoundImages {
  images: ContentImage[]
  /** Ids that could not be asked for; these images may exist or not. */
  unreached: string[]
}

export interface Content {
  /**
   * Answers null when there is no such image. Throws UpstreamFailure when the content service cannot answer
   * within 5 s.
   */
  image(id: string, authorization: string | undefined): Promise<ContentImage | null>
  /**
   * Answers the images that exist. Throws UpstreamFailure when the content service cannot answer within 2 s,
   * or 5 s where somebody has asked for what depends on it.
   */
  images(
    ids: readonly string[],
    authorization: string | undefined,
    options?: { isAsked: boolean },
  ): Promise<FoundImages>
  /**
   * Answers whose these images are; those that do not exist are left out. Throws UpstreamFailure when the
   * content service cannot answer within 5 s.
   */
  royaltyTerms(ids: readonly string[]): Promise<Map<string, RoyaltyTerms>>
  /**
   * Puts an image on a static list; `already` when it was there. Null when there is no such image. Throws
   * UpstreamFailure when the content service cannot answer within 5 s.
   */
  addStaticTag(
    id: string,
    collection: StaticCollection,
    authorization: string | undefined,
  ): Promise<{ already: boolean } | null>
}

const TIMEOUT_MS = 5_000
/** For a call that makes somebody wait who did not ask for it. */
const SHORT_TIMEOUT_MS = 2_000
/** The content service answers so many at once. */
const MOST_IDS = 100

/**
 * Calls the content service over HTTP in the name of whoever asked: GET /content/images/{id}/ and ?ids=, POST
 * /content/images/{id}/static/; in nobody's name, GET /content/royalty-terms/?ids=.
 */
export function createContent(contentUrl: string, serviceKey: string): Content {
  return {
    image: (id, authorization) =>
      askAboutOne(id, (segment) =>
        ask(`images/${segment}/`, contentImage, { authorization, timeout: TIMEOUT_MS }),
      ),

    addStaticTag: (id, collection, authorization) =>
      askAboutOne(id, (segment) =>
        ask(`images/${segment}/static/`, taggedImage, {
          authorization,
          timeout: TIMEOUT_MS,
          method: 'POST',
          body: { collection },
        }),
      ),

    async images(ids, authorization, { isAsked } = { isAsked: false }) {
      const timeout = isAsked ? TIMEOUT_MS : SHORT_TIMEOUT_MS
      const answers = await Promise.all(
        listsOf(ids).map((list) => ask(`images/?${list}`, imageList, { authorization, timeout })),
      )
      return {
        images: answers.flatMap(({ results }) => results),
        unreached: [...ids.filter((id) => !isListed(id)), ...answers.flatMap(({ unreached }) => unreached)],
      }
    },

    async royaltyTerms(ids) {
      const answers = await Promise.all(
        listsOf(ids).map((list) =>
          ask(`royalty-terms/?${list}`, royaltyTermsList, { authorization: undefined, timeout: TIMEOUT_MS }),
        ),
      )
      return new Map(answers.flatMap(({ results }) => results).map((terms) => [terms.id, terms]))
    },
  }

  async function ask<T>(
    what: string,
    shape: z.ZodType<T>,
    { authorization, ...options }: FetchOptions & { authorization: string | undefined },
  ): Promise<T> {
    const headers: Record<string, string> = authorization ? { authorization } : {}
    const answer = await fetchJson(`${contentUrl}/content/${what}`, {
      ...options,
      headers,
      serviceKey,
    })
    const { data, error } = shape.safeParse(answer)
    if (data !== undefined) return data
    throw new UpstreamFailure(`${contentUrl} answered an image of another shape`, null, { cause: error })
  }
}

/** Commas separate a list of ids, so no id in it may have one. */
const isListed = (id: string): boolean => !id.includes(',')

/** Writes ids as queries, with as many in each as the content service answers at once. */
const listsOf = (ids: readonly string[]): URLSearchParams[] => {
  const listed = ids.filter(isListed)
  return Array.from({ length: Math.ceil(listed.length / MOST_IDS) }, (_, page) => {
    const some = listed.slice(page * MOST_IDS, (page + 1) * MOST_IDS)
    return new URLSearchParams({ ids: some.join(',') })
  })
}

/** Asks about one image by its part of the path; null when there is none of that id. */
async function askAboutOne<T>(id: string, ask: (segment: string) => Promise<T>): Promise<T | null> {
  // An address resolves these two away and would ask for something else.
  if (id === '.' || id === '..') return null
  try {
    return await ask(encodeURIComponent(id))
  } catch (error) {
    if (error instanceof UpstreamFailure && error.status === 404) return null
    throw error
  }
}
