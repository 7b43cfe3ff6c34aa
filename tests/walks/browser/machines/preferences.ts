import { expect } from '@playwright/test'
import type { preferencesMachine } from '#machines/preferences/machine.ts'
import { searchFor, signOut } from '../../../journeys/steps.ts'
import { preferences as walk } from '../../fixtures/preferences.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { expectArrived, submitSignIn } from '../people.ts'
import type { Visit } from '../visit.ts'

const filters = ({ page }: Visit) => page.getByRole('button', { name: /^Filters/ })

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
  performs: {
    'preferences.changed': (visit) => filters(visit).click(),
    'preferences.cleared': async (visit) => {
      await signOut(visit.page)
      await searchFor(visit.page, 'mountain')
    },
  },
  looks: {
    kept: (visit, { context: { searchAdvanced } }) =>
      expect(filters(visit)).toHaveAttribute('aria-expanded', `${searchAdvanced}`),
  },
  unreachable: {
    'preferences.kept|notice.dismissed[0]{isNew}->':
      'No screen has a notice that is put away for good yet; the search tips of issue 4 are the first.',
  },
})
