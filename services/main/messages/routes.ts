import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { booleanParam, email, integerParam } from '#services/shared/http/fields.ts'
import { pageOf, readPage } from '#services/shared/http/pages.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import type { Shop } from '#services/shared/shop.ts'
import { maskTaxNumbers } from '#services/shared/tax-numbers.ts'
import { type WriteDeps, writeOnce } from '../http.ts'
import type { Limits } from '../limits.ts'
import type { LeftMessage, MessageView } from './contract.ts'
import { answerMail } from './mails.ts'
import { keepAnswer, keepMessage, listMessages, readMessage } from './store.ts'

const messageBody = z.object({
  email,
  message: z.string().trim().min(1).max(2_000).transform(maskTaxNumbers),
})
const answerBody = z.object({ text: z.string().trim().min(1).max(5_000).transform(maskTaxNumbers) })
const listQuery = z.object({ waiting: booleanParam })
const messageId = integerParam({ min: 1, max: 2_147_483_647 })

export interface MessageDeps extends WriteDeps {
  limits: Limits
  mailer: Mailer
  shop: Shop
}

type OneMessage = FastifyRequest<{ Params: { id: string } }>

/** Messages (messages/contract.ts): anyone leaves them, staff read and answer them. */
export function addMessageRoutes(host: FastifyInstance, deps: MessageDeps): void {
  const { database, clock, limits, mailer, shop } = deps

  host.post('/api/v2/messages/', async (request, reply) => {
    const message = parse(messageBody, request.body)
    const { status, body } = await writeOnce<LeftMessage>(deps, request, async (tx) => {
      await limits.message(tx, request, message.email)
      return { status: 201, body: { id: await keepMessage(tx, message, clock()) } }
    })
    return reply.code(status).send(body)
  })

  host.get('/api/v2/messages/', async (request) => {
    recordStaffAccess(host, requireStaff(request), { subject: 'messages', owner: null })
    const page = readPage(request, { defaultSize: 20, maxSize: 100 })
    const { waiting } = parse(listQuery, request.query)
    const { count, messages } = await listMessages(database, waiting, page)
    return pageOf(request, page, count, messages)
  })

  const openAsStaff = (request: OneMessage) => {
    const staff = requireStaff(request)
    const { data: id } = messageId.safeParse(request.params.id)
    if (id === undefined) throw notFound()
    recordStaffAccess(host, staff, { subject: 'message', id, owner: null })
    return { id, staff }
  }

  host.get('/api/v2/messages/:id/', async (request: OneMessage) =>
    readMessage(database, openAsStaff(request).id),
  )

  host.post('/api/v2/messages/:id/answer/', async (request: OneMessage, reply) => {
    const { id, staff } = openAsStaff(request)
    const { text } = parse(answerBody, request.body)
    const { status, body } = await writeOnce<MessageView>(deps, request, async (tx) => {
      const at = clock()
      const answered = await keepAnswer(tx, id, { text, by: staff.user_id, at })
      await mailer.write(tx, answerMail(shop, answered, text), at)
      return { status: 200, body: answered }
    })
    mailer.send()
    return reply.code(status).send(body)
  })
}
