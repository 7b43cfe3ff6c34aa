import { expect } from '@playwright/test'
import type { CountUsageMutation, CountUsageMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { UsageChoice, usageMachine } from '#machines/usage/machine.ts'
import { offerCounting } from '#tests/support/shop/offer-counting.ts'
import { usage as walk } from '../../../fixtures/usage.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import type { Visit } from '../../visit.ts'

const KEY = 'aquatint.usage'

const card = ({ page }: Visit) => page.getByRole('region', { name: 'May we count how the shop is used?' })
const press = (visit: Visit, name: string) => card(visit).getByRole('button', { name }).click()
const choices = ({ page }: Visit) => page.getByRole('button', { name: 'Privacy choices' })

const comeWith = (kept: UsageChoice | null) => async (visit: Visit) => {
  const { page } = visit
  await offerCounting(page.context())
  if (kept) await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, kept] as const)
  await page.goto('/cart')
  await expect(choices(visit)).toBeVisible()
}

const answered = (userErrors: ReturnType<typeof userErrorsOf>): CountUsageMutation => ({
  __typename: 'Mutation',
  countUsage: { __typename: 'CountUsagePayload', userErrors },
})

const looksQuiet = async (visit: Visit) => {
  await expect(card(visit)).toHaveCount(0)
  await expect(choices(visit)).toBeEnabled()
}

export const usage = browserWalkOf<typeof usageMachine>(walk)({
  openings: [
    { input: { kept: null }, taken: [], open: comeWith(null) },
    { input: { kept: 'allowed' }, taken: [], open: comeWith('allowed') },
    { input: { kept: 'refused' }, taken: [], open: comeWith('refused') },
  ],
  performs: {
    'usage.allowed': (visit) => press(visit, 'Allow'),
    'usage.refused': (visit) => press(visit, 'No thanks'),
    'usage.reconsidered': (visit) => choices(visit).click(),
    'choice.heard': ({ page }, { choice }) =>
      page.evaluate(([key, newValue]) => void dispatchEvent(new StorageEvent('storage', { key, newValue })), [
        KEY,
        choice,
      ] as const),
    'page.left': ({ page }) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
        Reflect.deleteProperty(document, 'visibilityState')
      }),
  },
  ports: {
    tellCounts: {
      operation: 'CountUsage',
      // What was counted is whatever the page has taken by then (tests/client/usage.test.ts).
      asks: async (_, { graph }): Promise<CountUsageMutationVariables> => {
        const { variables } = await graph.next('CountUsage')
        const { input } = variables as CountUsageMutationVariables
        return { input: { ...input, site: 'STANDARD', device: 'DESK' } }
      },
      answer: () => answered([]),
      refuse: (refusal) => answered(userErrorsOf(refusal)),
    },
  },
  looks: {
    asking: (visit) => expect(card(visit)).toBeVisible(),
    'counting.idle': looksQuiet,
    'counting.telling': looksQuiet,
    refused: looksQuiet,
    off: async (visit) => {
      await expect(card(visit)).toHaveCount(0)
      await expect(choices(visit)).toBeDisabled()
    },
  },
  says: {
    'choice.made': async ({ page }) => {
      const kept = await page.evaluate((key) => localStorage.getItem(key), KEY)
      expect(['allowed', 'refused']).toContain(kept)
    },
  },
})
