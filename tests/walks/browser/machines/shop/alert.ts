import { expect } from '@playwright/test'
import type { alertMachine } from '#machines/alert/machine.ts'
import { quickView } from '../../../../journeys/steps.ts'
import { alert as walk } from '../../../fixtures/alert.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { becomeGuest } from '../../people.ts'
import type { Visit } from '../../visit.ts'

const notices = ({ page }: Visit) => page.getByRole('region', { name: 'Notices' })
const card = (visit: Visit) => notices(visit).getByRole('status')

export const alert = browserWalkOf<typeof alertMachine>(walk)({
  openings: [
    {
      input: { id: 'added', persistent: false },
      taken: [],
      open: async (visit) => {
        await visit.page.goto('/')
        await becomeGuest(visit)
        await expect(card(visit)).toBeVisible()
      },
    },
    {
      input: { id: 'cleared', persistent: true },
      taken: [],
      open: async (visit) => {
        const { page } = visit
        await page.goto('/search?q=unheardof&filters=color:blue')
        await page.getByRole('button', { name: 'Clear all filters' }).click()
        await expect(card(visit)).toBeVisible()
      },
    },
  ],
  performs: {
    'alert.held': (visit) => card(visit).hover(),
    'alert.released': ({ page }) => page.mouse.move(0, 0),
    /** The same image is added once more. */
    'alert.renewed': async ({ page }) => {
      const add = quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })
      await expect(add).toBeEnabled()
      await add.press('Enter')
    },
  },
  walk: {
    events: [
      { type: 'alert.held' },
      { type: 'alert.released' },
      { type: 'alert.renewed', persistent: false },
    ],
  },
  looks: {
    running: (visit) => expect(card(visit)).toBeVisible(),
    paused: (visit) => expect(card(visit)).toBeVisible(),
    /** However long it is left there. */
    persistent: async (visit) => {
      await visit.wait(60_000)
      await expect(card(visit)).toBeVisible()
    },
    over: (visit) => expect(card(visit)).toBeHidden(),
  },
})
