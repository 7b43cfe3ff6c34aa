import type { FastifyInstance } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'
import { passOn } from './pass-on.ts'

const FORM = 'application/x-www-form-urlencoded'
const MAX_BYTES = 2_000

/**
 * Passes what a page says of a test card on to the provider of the demonstration, which is at no origin of
 * its own: POST /test-cards/{intent}/confirm and /authenticate, their forms as services/cards/contract.ts has
 * them.
 */
export const addTestCards = (
  app: FastifyInstance,
  { demonstrationCards }: Pick<Settings, 'demonstrationCards'>,
) => {
  if (!demonstrationCards) return
  app.register(async (page) => {
    page.addContentTypeParser(FORM, { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    for (const action of ['confirm', 'authenticate'])
      page.post<{ Params: { intent: string }; Body: Uint8Array<ArrayBuffer> }>(
        `/test-cards/:intent/${action}`,
        ({ params, body }, reply) =>
          passOn(
            reply,
            `${demonstrationCards.apiUrl}/v1/payment_intents/${encodeURIComponent(params.intent)}/${action}`,
            { method: 'POST', headers: { 'content-type': FORM }, body },
          ),
      )
  })
}
