import { z } from 'zod'
import { fetchJson } from '#services/shared/http/client.ts'
import { STANDARD_ROYALTY_CODE } from '#services/shared/royalty-code.ts'

const TIMEOUT_MS = 3_000

const terms = z.object({ royalty_code: z.string().nullable() })

/** Answers the code by which an artist is paid. Throws UpstreamFailure. */
export type FindRoyaltyCode = (artist: number) => Promise<string>

/** Asks the content service in nobody's name: GET /content/artist-terms/{id}/. */
export const createRoyaltyCodeFinder =
  (contentUrl: string, serviceKey: string): FindRoyaltyCode =>
  async (artist) => {
    const asked = fetchJson(`${contentUrl}/content/artist-terms/${artist}/`, {
      timeout: TIMEOUT_MS,
      serviceKey,
    })
    return terms.parse(await asked).royalty_code ?? STANDARD_ROYALTY_CODE
  }
