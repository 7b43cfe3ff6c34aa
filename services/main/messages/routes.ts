import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { email } from '#services/shared/http/fields.ts'
import { parse } from '#services/shared/http/validate.ts'
import { type WriteDeps, writeOnce } from '../http.ts'
import type { Limits } from '../limits.ts'
import type { MessageView } from './contract.ts'
import { keepMessage } from './store.ts'

const messageBody = z.object({ email, message: z.string().trim().min(1).max(2_000) })

/** Adds POST /api/v2/messages/ (messages/contract.ts). 429 after too many. */
export function addMessageRoute(host: FastifyInstance, deps: WriteDeps & { limits: Limits }): void {
  host.post('/api/v2/messages/', async (request, reply) => {
    const message = parse(messageBody, request.body)
    const { status, body } = await writeOnce<MessageView>(deps, request, async (tx) => {
      await deps.limits.message(tx, request, message.email)
      return { status: 201, body: { id: await keepMessage(tx, message, deps.clock()) } }
    })
    return reply.code(status).send(body)
  })
}
