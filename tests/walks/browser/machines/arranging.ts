import { expect } from '@playwright/test'
import type { arrangingMachine } from '#machines/arranging/machine.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import { arranging as walk } from '../../fixtures/arranging.ts'
import { browserWalkOf } from '../browser-walk.ts'
import type { Visit } from '../visit.ts'

const PLACE = '/collections/1/edit'
const grips = ({ page }: Visit) =>
  page.getByRole('list', { name: 'Pictures in order' }).getByRole('button', { name: /^Move / })
const heldGrip = (visit: Visit) => visit.page.locator('[aria-pressed="true"]')

/** How often somebody else has saved; each time the order is another. */
const saves = new WeakMap<Visit, number>()

/**
 * Somebody else saves first, with the order turned: this save is refused, and theirs is put together with it.
 */
const saveOutdated = async (visit: Visit) => {
  const { page } = visit
  const turn = (saves.get(visit) ?? 0) + 1
  saves.set(visit, turn)
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON()
    if (operationName === 'UpdateCollection')
      return route.fulfill({
        json: {
          data: {
            updateCollection: {
              __typename: 'CollectionPayload',
              collection: null,
              userErrors: [{ __typename: 'UserError', field: null, message: 'Changed.', code: 'CONFLICT' }],
            },
          },
        },
      })
    if (operationName !== 'CollectionForEdit') return route.fallback()
    const response = await route.fetch()
    const json = await response.json()
    const { collection } = json.data
    const { imageIds } = collection
    collection.imageIds = [...imageIds.slice(turn), ...imageIds.slice(0, turn)]
    collection.version += turn
    await route.fulfill({ json })
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Someone else saved this collection/)).toBeVisible()
}

export const arranging = browserWalkOf<typeof arrangingMachine>(walk)({
  openings: [
    {
      input: { ids: ['dunes', 'harbour', 'glacier'] },
      taken: [],
      open: async (visit) => {
        await openAsStaff(visit.page, PLACE)
        await expect(grips(visit).first()).toBeVisible()
      },
    },
  ],
  performs: {
    'order.given': saveOutdated,
    'images.added': async ({ page }) => {
      await page.getByRole('searchbox', { name: 'Add pictures' }).fill('fern')
      await page.getByRole('button', { name: 'Find', exact: true }).click()
      await page
        .getByRole('button', { name: /^Add: / })
        .first()
        .click()
    },
    'image.removed': ({ page }) =>
      page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
    'removal.undone': ({ page }) => page.getByRole('button', { name: 'Undo' }).click(),
    'image.grabbed': (visit) => grips(visit).first().press(' '),
    'image.moved': (visit) => heldGrip(visit).press('ArrowRight'),
    'image.dropped': (visit) => heldGrip(visit).press(' '),
    'grab.cancelled': (visit) => heldGrip(visit).press('Escape'),
  },
  looks: {
    resting: (visit) => expect(heldGrip(visit)).toBeHidden(),
    holding: (visit) => expect(heldGrip(visit)).toBeVisible(),
  },
  /** An arrow key moves by one, and the walk's own plan has more pictures. */
  may: ({ type, place }) => type !== 'image.moved' || place === 1,
})
