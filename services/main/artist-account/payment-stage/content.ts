import { z } from 'zod'
import { fetchJson } from '#services/shared/http/client.ts'

const TIMEOUT_MS = 3_000

const begun = z.object({ artists: z.array(z.int()) })

/**
 * Has the applications of artists go on to payment, and answers whose has; telling again changes nothing.
 * Throws UpstreamFailure.
 */
export type BeginPayment = (artists: readonly number[]) => Promise<number[]>

/** Tells the content service in nobody's name: POST /content/payment-stages/. */
export const createPaymentBeginning =
  (contentUrl: string, serviceKey: string): BeginPayment =>
  async (artists) => {
    const answer = await fetchJson(`${contentUrl}/content/payment-stages/`, {
      method: 'POST',
      timeout: TIMEOUT_MS,
      serviceKey,
      body: { artists },
    })
    return begun.parse(answer).artists
  }
