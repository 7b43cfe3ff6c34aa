import type { Route } from '@playwright/test'
import type { Refusal } from '#machines/refusal.ts'
import { stripeScript } from '../../support/client/stripe-js.ts'
import { until } from './until.ts'
import type { Visit } from './visit.ts'

/** Stripe as a walk has it: its script and what that asks wait until the path says how they end. */
export interface HeldStripe {
  load(): Promise<void>
  failToLoad(): Promise<void>
  authorize(): Promise<void>
  refuse(refusal: Refusal): Promise<void>
}

const KEYS = /"stripeKey":null/
const POLICY = 'content-security-policy'

/** This shop has no provider: its pages are told of one, and may run its script. */
const tellPages = ({ page }: Visit) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const html = await answer.text()
    const headers = answer.headers()
    const policy = (headers[POLICY] ?? '')
      .replace('script-src', 'script-src https://js.stripe.com')
      .replace('connect-src', 'connect-src https://api.stripe.com')
    const body = html.replace(KEYS, '"stripeKey":"pk_test_made"')
    return route.fulfill({ response: answer, headers: { ...headers, [POLICY]: policy }, body })
  })

export const holdStripe = async (visit: Visit): Promise<HeldStripe> => {
  const { page, noise } = visit
  const waiting = { script: [] as Route[], confirm: [] as Route[] }
  await tellPages(visit)
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
      // Its own loader tries once more.
      for (const _ of ['first', 'second']) await (await next('script')).abort()
    },
    authorize: () => answer({ id: 'pi_1', object: 'payment_intent', status: 'requires_capture' }),
    refuse: ({ code, message }) =>
      answer({ error: { type: code === 'BAD_USER_INPUT' ? 'card_error' : 'api_error', message } }),
  }
}
