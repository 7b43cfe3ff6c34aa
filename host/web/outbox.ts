import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { fetchJson } from '#services/shared/http/client.ts'
import { isLoopback, isLoopbackHost } from '#services/shared/loopback.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import type { Settings } from '#services/shared/settings.ts'
import { escapeHtml } from './escape.ts'

const TIMEOUT_MS = 5_000

/** Proxies add these headers; with one of them nobody knows who sits at the other end. */
const FORWARDING = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/

type Shown = Outbox['messages'][number]

/**
 * GET /outbox: shows the mail that the services keep where there is no mail server (design.md section 6,
 * Mail), to whoever sits at this machine. It is hidden from everybody else, even through a proxy on this
 * machine: links in mail set passwords.
 */
export const addOutbox = (
  app: FastifyInstance,
  settings: Pick<Settings, 'auth' | 'main' | 'content' | 'outbox' | 'serviceKey' | 'brand'>,
) => {
  if (!settings.outbox) return
  app.get('/outbox', async (request, reply) => {
    if (!isOfThisMachine(request.raw)) return reply.callNotFound()
    const services = [settings.auth, settings.main, settings.content]
    const boxes = await Promise.all(services.map(({ url }) => readOutbox(url, settings.serviceKey)))
    const messages = boxes.flat().sort((one, other) => other.at.localeCompare(one.at))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(pageOf(messages, settings.brand))
  })
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
const readOutbox = async (service: string, serviceKey: string): Promise<Shown[]> => {
  try {
    return ((await fetchJson(`${service}/outbox/`, { timeout: TIMEOUT_MS, serviceKey })) as Outbox).messages
  } catch {
    return []
  }
}

const pageOf = (messages: readonly Shown[], brand: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Outbox · ${escapeHtml(brand)}</title>
<style>
  body { font: 16px/1.55 system-ui, sans-serif; color: #26221c; background: #faf8f4; margin: 0 auto; padding: 3rem 1.25rem; max-width: 44rem; }
  h1 { font-weight: 500; margin: 0 0 .25rem; }
  article { background: #fff; border: 1px solid #e3ddd2; border-radius: 6px; padding: 1.25rem 1.5rem; margin-top: 1.5rem; }
  h2 { font-size: 1.05rem; margin: 0 0 .25rem; }
  small { color: #6b6357; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 1rem 0 0; }
  a { color: #7a3b1d; }
</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Without SMTP_URL no mail leaves this machine. This is what would have been sent, the newest first.</p>
${messages.length === 0 ? '<p>There is nothing yet.</p>' : messages.map(articleOf).join('\n')}
</main>
</body>
</html>`

const articleOf = ({ to, subject, text, at, attachments = [] }: Shown) => `<article>
<h2>${escapeHtml(subject)}</h2>
<small>to ${escapeHtml(to)} · <time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></small>
<pre>${linkAddresses(text)}</pre>
${attachments.map((file) => `<p><a download="${escapeHtml(file.filename)}" href="data:${escapeHtml(file.contentType)};base64,${escapeHtml(file.content)}">${escapeHtml(file.filename)}</a></p>`).join('')}
</article>`

const linkAddresses = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')
