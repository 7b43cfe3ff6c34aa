import type { FastifyInstance } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'

type Directive = 'script-src' | 'connect-src' | 'frame-src' | 'img-src'
type Guest = Partial<Record<Directive, readonly string[]>>

const STRIPE_FRAMES = 'https://js.stripe.com'

/**
 * Other companies' scripts run here only where the settings ask for them, from the places that their
 * documentation names.
 */
const STRIPE: Guest = {
  'script-src': [STRIPE_FRAMES, 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': [STRIPE_FRAMES, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}
const GOOGLE_MAPS: Guest = {
  'script-src': ['https://maps.googleapis.com'],
  'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  'img-src': ['https://maps.gstatic.com'],
}
const chatAt = (url: string): Guest => {
  const origin = [new URL(url).origin]
  return { 'script-src': origin, 'connect-src': origin, 'frame-src': origin }
}

/**
 * Our pages never use these browser features. They are off, so that no injected script can use them either.
 */
const UNUSED =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), xr-spatial-tracking=()'

/**
 * Adds headers to every answer: only our own code and that of the shop's few guests runs, and nobody frames
 * us. Emotion writes its styles inline.
 */
export const addSecurityHeaders = (
  app: FastifyInstance,
  { chatScriptUrl, stripe, googleMapsKey }: Pick<Settings, 'chatScriptUrl' | 'stripe' | 'googleMapsKey'>,
) => {
  const guests = [
    ...(chatScriptUrl ? [chatAt(chatScriptUrl)] : []),
    ...(stripe ? [STRIPE] : []),
    ...(googleMapsKey ? [GOOGLE_MAPS] : []),
  ]
  const from = (directive: Directive, ...own: string[]) =>
    [directive, ...own, ...guests.flatMap((guest) => guest[directive] ?? [])].join(' ')
  const policy = [
    "default-src 'self'",
    from('script-src', "'self'"),
    "style-src 'self' 'unsafe-inline'",
    from('img-src', "'self'", 'data:'),
    "font-src 'self'",
    from('connect-src', "'self'"),
    from('frame-src', "'self'"),
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
  const permissions = `${UNUSED}, payment=${stripe ? `(self "${STRIPE_FRAMES}")` : '()'}`
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.header('content-security-policy', policy)
    reply.header('permissions-policy', permissions)
    reply.header('cross-origin-opener-policy', 'same-origin')
    // Others may show pictures beside their links to us; nothing else is for their pages.
    reply.header('cross-origin-resource-policy', url.startsWith('/media/') ? 'cross-origin' : 'same-origin')
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  })
}
