import { expect } from '@playwright/test'
import type { recentlyViewedMachine } from '#machines/recently-viewed/machine.ts'
import { quickView, signOut } from '../../../journeys/steps.ts'
import { recentlyViewed as walk } from '../../fixtures/recently-viewed.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { expectArrived, submitSignIn } from '../people.ts'
import type { Visit } from '../visit.ts'

const IDS = ['aq-000001', 'aq-000002']

const row = ({ page }: Visit) => page.getByRole('region', { name: 'Recently viewed' })

export const recentlyViewed = browserWalkOf<typeof recentlyViewedMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: async (visit) => {
        await visit.page.goto('/accounts/login')
        await submitSignIn(visit)
        await expectArrived(visit)
      },
    },
  ],
  hears: ['image.opened', 'views.cleared'],
  performs: {
    'image.opened': async (visit, { id }) => {
      await visit.revisit(`/search?q=${id}#${id}`)
      await expect(quickView(visit.page).getByRole('heading', { name: 'Keywords' })).toBeVisible()
    },
    'views.cleared': ({ page }) => signOut(page),
  },
  walk: {
    events: [...IDS.map((id) => ({ type: 'image.opened', id }) as const), { type: 'views.cleared' }],
  },
  looks: {
    kept: async (visit, { context: { ids } }) => {
      await visit.revisit('/')
      const hrefs = ids.map((id: string) => `/images/${id}`)
      await expect
        .poll(() =>
          row(visit)
            .getByRole('link')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        )
        .toEqual(hrefs)
    },
  },
})
