import type { FastifyInstance } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'

/** Headers of every answer: only our own code runs, and nobody frames us. Emotion writes its styles inline. */
export const addSecurityHeaders = (app: FastifyInstance, settings: Settings) => {
  const chat = settings.chatScriptUrl ? ` ${new URL(settings.chatScriptUrl).origin}` : ''
  const policy = [
    "default-src 'self'",
    `script-src 'self'${chat}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${chat}`,
    `frame-src 'self'${chat}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  })
}
