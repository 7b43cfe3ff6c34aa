import { expect } from '@playwright/test'
import type { preferencesMachine } from '#machines/preferences/machine.ts'
import { searchFor, signOut } from '../../../../journeys/steps.ts'
import { preferences as walk } from '../../../fixtures/preferences.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { expectArrived, submitSignIn } from '../../people.ts'
import { refreshSwitch } from '../../search-controls.ts'
import type { Visit } from '../../visit.ts'

const filters = ({ page }: Visit) => page.getByRole('button', { name: /^Filters/ })
/** Puts away the hint about what may be typed. */
const hint = ({ page }: Visit) => page.getByRole('button', { name: 'Got it' })

export const preferences = browserWalkOf<typeof preferencesMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: async (visit) => {
        await visit.page.goto('/accounts/login?redirect=/search')
        await submitSignIn(visit)
        await expectArrived(visit)
      },
    },
  ],
  hears: ['preferences.cleared'],
  performs: {
    'notice.dismissed': async (visit) => {
      if (!(await hint(visit).isVisible())) await searchFor(visit.page, 'mountain')
      await hint(visit).click()
    },
    'preferences.changed': async (visit, { change }) => {
      if ('searchRefresh' in change) return (await refreshSwitch(visit)).click()
      if (!('searchAdvanced' in change)) throw new Error(`No control changes ${Object.keys(change)}.`)
      await filters(visit).click()
    },
    'preferences.cleared': async (visit) => {
      await signOut(visit.page)
      await searchFor(visit.page, 'mountain')
    },
  },
  looks: {
    kept: async (visit, { context: { searchAdvanced, dismissed } }) => {
      await expect(filters(visit)).toHaveAttribute('aria-expanded', `${searchAdvanced}`)
      if (dismissed.length > 0) await expect(hint(visit)).toBeHidden()
    },
  },
})
