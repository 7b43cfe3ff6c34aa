import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SERVICE_KEY } from '#services/shared/http/service-key.ts'
import type { Settings } from '#services/shared/settings.ts'
import { askService } from './pass-on.ts'
import { SHARED_HEADERS } from './shared-head.ts'
import { askPage, endedPage, lostPage, unavailablePage } from './unsubscribe-page.ts'

/** Of what a mail provider or the page's own form sends. */
const MOST_BYTES = 16_384

type Asked = FastifyRequest<{ Params: { token: string } }>

/**
 * /unsubscribe/{token}, the link in mail about new work (RFC 8058). GET and HEAD only ask, so that a scanner
 * that opens every link changes nothing. POST ends the mail at once: without a cookie, from any site, and
 * whatever its body is, as the token alone is the right. 200, 404 for no link, or 503.
 */
export function addUnsubscribe(
  app: FastifyInstance,
  { content, serviceKey, brand }: Pick<Settings, 'content' | 'serviceKey' | 'brand'>,
): void {
  const ask = ({ params: { token }, ip }: Asked, method: 'GET' | 'POST') =>
    askService(`${content.url}/content/unsubscribe/${encodeURIComponent(token)}/`, {
      method,
      headers: { 'x-forwarded-for': ip, [SERVICE_KEY]: serviceKey },
    })

  app.get('/unsubscribe/:token', async (request: Asked, reply) => {
    const answer = await ask(request, 'GET')
    if (!answer?.ok) return refuse(reply, answer)
    const { wants_mail } = (await answer.json()) as { wants_mail: boolean }
    return show(reply, 200, wants_mail ? askPage(brand) : endedPage(brand))
  })

  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, _body, done) =>
      done(null),
    )
    forms.post('/unsubscribe/:token', async (request: Asked, reply) => {
      const answer = await ask(request, 'POST')
      return answer?.ok ? show(reply, 200, endedPage(brand)) : refuse(reply, answer)
    })
  })

  const refuse = (reply: FastifyReply, answer: Response | null) =>
    answer?.status === 404 ? show(reply, 404, lostPage(brand)) : show(reply, 503, unavailablePage(brand))
}

const show = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).headers(SHARED_HEADERS).type('text/html; charset=utf-8').send(html)
