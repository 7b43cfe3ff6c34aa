import { expect } from '@playwright/test'
import type { quickAddMachine } from '#machines/quick-add/machine.ts'
import { quickView as panel, tiles } from '../../../journeys/steps.ts'
import { offered, quickAdd as walk } from '../../fixtures/quick-add.ts'
import { browserWalkOf } from '../browser-walk.ts'
import type { Visit } from '../visit.ts'

const choosing = ({ page }: Visit) => page.getByRole('region', { name: 'Choose substrate and size' })
const add = (visit: Visit) => choosing(visit).getByRole('button', { name: 'Add to project' })
const sizes = (visit: Visit) => choosing(visit).getByRole('group', { name: 'Size' }).getByRole('radio')

const opened = new WeakMap<Visit, number>()

/** Opens an image that has not been opened in this visit: what has been loaded is not asked for again. */
const openAnother = async (visit: Visit) => {
  const index = opened.get(visit) ?? 0
  opened.set(visit, index + 1)
  await tiles(visit.page).nth(index).click()
}

export const quickAdd = browserWalkOf<typeof quickAddMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: async (visit) => {
        await visit.page.goto('/search')
        await expect(tiles(visit.page).first()).toBeVisible()
      },
    },
  ],
  performs: {
    'image.changed': (visit, { imageId }) =>
      imageId === null ? visit.page.keyboard.press('Escape') : openAnother(visit),
    'sizes.retried': ({ page }) => panel(page).getByRole('button', { name: 'Retry' }).click(),
    'substrate.chosen': (visit) =>
      choosing(visit).getByRole('radio', { name: 'Canvas' }).check({ force: true }),
    'size.chosen': (visit, { size }) =>
      (size.width === 12 ? sizes(visit).first() : sizes(visit).last()).check({ force: true }),
    'width.entered': (visit, { text }) => choosing(visit).getByLabel('Width, inches').fill(text),
    'height.entered': (visit, { text }) => choosing(visit).getByLabel('Height, inches').fill(text),
  },
  ports: { loadSizes: { operation: 'Sizes' } },
  /** As the services offer them: canvas, like print, also in a size of one's own. */
  walk: {
    answers: {
      loadSizes: [
        offered.map((one) => (one.sizes.length > 0 ? { ...one, custom: offered[2]?.custom ?? null } : one)),
      ],
    },
  },
  looks: {
    idle: ({ page }) => expect(panel(page)).toBeHidden(),
    loading: (visit) => expect(choosing(visit)).toHaveAttribute('aria-busy', 'true'),
    failed: ({ page }, { context: { failure } }) =>
      expect(panel(page).getByText(failure.message)).toBeVisible(),
    'choosing.incomplete': (visit) => expect(add(visit)).toBeDisabled(),
    'choosing.ready': async (visit) => {
      await expect(choosing(visit)).toHaveAttribute('aria-busy', 'false')
      await expect(add(visit)).toBeEnabled()
    },
  },
  /** One image is closed before another is opened. */
  may: ({ type, imageId }, before) =>
    type !== 'image.changed' || before.matches('idle') === (imageId !== null),
})
