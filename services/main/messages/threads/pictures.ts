import { z } from 'zod'
import { fetchJson } from '#services/shared/http/client.ts'
import { invalid } from '#services/shared/http/problem.ts'
import type { PictureOfMessage } from './contract.ts'

const TIMEOUT_MS = 3_000

const claimed = z.object({
  results: z.array(z.object({ name: z.string(), width: z.int(), height: z.int() })),
})
const refused = z.object({ pictures: z.array(z.string()) })

/**
 * Has the pictures of a message kept and shown to both sides of a thread, in the name of whoever sent them.
 * Throws 400 at `pictures` where one is gone, and UpstreamFailure.
 */
export type ClaimPictures = (
  thread: string,
  names: readonly string[],
  authorization: string | undefined,
) => Promise<PictureOfMessage[]>

/** Asks the content service: POST /api/message-pictures/{thread}/claim/. Claiming again changes nothing. */
export const createPictureClaim =
  (contentUrl: string, serviceKey: string): ClaimPictures =>
  async (thread, names, authorization) => {
    if (names.length === 0) return []
    const answer = await fetchJson(`${contentUrl}/api/message-pictures/${thread}/claim/`, {
      method: 'POST',
      timeout: TIMEOUT_MS,
      serviceKey,
      headers: { ...(authorization !== undefined && { authorization }) },
      body: { pictures: names },
      toRefusal: (status, body) => {
        const { data } = refused.safeParse(body)
        return status === 400 && data ? invalid(data) : null
      },
    })
    return claimed.parse(answer).results
  }
