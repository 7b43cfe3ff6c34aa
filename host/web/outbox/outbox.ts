import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fetchJson } from '#services/shared/http/client.ts'
import { isLoopback, isLoopbackHost } from '#services/shared/loopback.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import type { Settings } from '#services/shared/settings.ts'
import { outboxPage } from './page.ts'

const TIMEOUT_MS = 5_000

/** Proxies add these headers; with one of them nobody knows who sits at the other end. */
const FORWARDING = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/

/**
 * GET /outbox: shows the mail that the services keep where there is no mail server (design.md section 6,
 * Mail), to whoever sits at this machine. It is hidden from everybody else, even through a proxy on this
 * machine: links in mail set passwords. GET /outbox/templates: shows each mail that the shop sends, made of
 * examples; with `pictures=off` as a client shows it that loads none.
 */
export const addOutbox = (
  app: FastifyInstance,
  settings: Pick<
    Settings,
    | 'auth'
    | 'main'
    | 'content'
    | 'outbox'
    | 'serviceKey'
    | 'brand'
    | 'phone'
    | 'publicUrl'
    | 'postalAddress'
    | 'mailFrom'
  >,
) => {
  if (!settings.outbox) return
  const show =
    (page: (request: FastifyRequest) => Promise<string>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isOfThisMachine(request.raw)) return reply.callNotFound()
      const html = await page(request)
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
    }
  app.get(
    '/outbox',
    show(async () => {
      const services = [settings.auth, settings.main, settings.content]
      const boxes = await Promise.all(services.map(({ url }) => readOutbox(url, settings.serviceKey)))
      const messages = boxes.flat().sort((one, other) => other.at.localeCompare(one.at))
      return outboxPage(settings.brand, messages)
    }),
  )
  app.get(
    '/outbox/templates',
    show(async ({ query }) => {
      // Read the examples only here: nobody asks for them where a shop sells.
      const { templatesPage } = await import('./templates/gallery.ts')
      return templatesPage(
        settings,
        new URLSearchParams(query as Record<string, string>).get('pictures') !== 'off',
      )
    }),
  )
}

/**
 * Asks the socket and no header, which a visitor could write. The Host matters too: any name server can point
 * a name here.
 */
const isOfThisMachine = ({ headers, socket }: IncomingMessage) =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopbackHost(headers.host) &&
  !Object.keys(headers).some((name) => FORWARDING.test(name))

/** Answers nothing where a service does not answer: the others' mail is shown all the same. */
const readOutbox = async (service: string, serviceKey: string): Promise<Outbox['messages']> => {
  try {
    return ((await fetchJson(`${service}/outbox/`, { timeout: TIMEOUT_MS, serviceKey })) as Outbox).messages
  } catch {
    return []
  }
}
