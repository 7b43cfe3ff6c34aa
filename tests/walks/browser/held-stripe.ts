import type { Route } from '@playwright/test'
import type { Refusal } from '#machines/refusal.ts'
import { stripeScript } from '../../support/client/stripe-js.ts'
import { tellPages } from './tell-pages.ts'
import { until } from './until.ts'
import type { Visit } from './visit.ts'

/** Stripe in a walk: its script and its calls wait until the path says how they end. */
export interface HeldStripe {
  load(): Promise<void>
  failToLoad(): Promise<void>
  authorize(): Promise<void>
  refuse(refusal: Refusal): Promise<void>
}

export const holdStripe = async (visit: Visit): Promise<HeldStripe> => {
  const { page, noise } = visit
  const waiting = { script: [] as Route[], confirm: [] as Route[] }
  await tellPages(visit, {
    setting: 'stripeKey',
    key: 'pk_test_made',
    policy: { 'script-src': 'https://js.stripe.com', 'connect-src': 'https://api.stripe.com' },
  })
  await page.route('https://js.stripe.com/**', (route) => void waiting.script.push(route))
  await page.route('https://api.stripe.com/**', (route) => void waiting.confirm.push(route))

  const next = async (kind: keyof typeof waiting): Promise<Route> => {
    await until(() => waiting[kind].length > 0, `The page asked Stripe for no ${kind}.`)
    return waiting[kind].shift() as Route
  }
  const answer = async (json: object) =>
    (await next('confirm')).fulfill({ json, headers: { 'access-control-allow-origin': '*' } })

  return {
    load: async () => (await next('script')).fulfill(stripeScript),
    async failToLoad() {
      noise.expect(/js\.stripe\.com|ERR_FAILED/)
      // Stripe's own loader tries twice.
      for (const _ of ['first', 'second']) await (await next('script')).abort()
    },
    authorize: () => answer({ id: 'pi_1', object: 'payment_intent', status: 'requires_capture' }),
    refuse: ({ code, message }) =>
      answer({ error: { type: code === 'BAD_USER_INPUT' ? 'card_error' : 'api_error', message } }),
  }
}
