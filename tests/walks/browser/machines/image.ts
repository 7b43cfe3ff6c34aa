import { expect } from '@playwright/test'
import type { QuickViewQuery, SetImagePublishedMutation } from '#client/apollo/generated/graphql.ts'
import { imageLifecycle, imageStateOf } from '#machines/lifecycles/image.ts'
import { isStock } from '#machines/lifecycles/stock.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import { openResult, quickView } from '../../../journeys/steps.ts'
import { image as walk } from '../../fixtures/lifecycles/image.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { followLifecycle, waitForAnswer } from '../lifecycle.ts'
import type { Visit } from '../visit.ts'

type Image = NonNullable<SetImagePublishedMutation['setImagePublished']['image']>

const button = ({ page }: Visit, name: string) => quickView(page).getByRole('button', { name, exact: true })
const followed = new WeakMap<Visit, ReturnType<typeof followLifecycle>>()

const openAt = (place: string, stock: boolean) => async (visit: Visit) => {
  const { page, recording } = visit
  await openAsStaff(page, place)
  const answered = waitForAnswer(page, 'QuickView') as Promise<QuickViewQuery & { image: { source: string } }>
  await openResult(page, 1)
  const { source } = (await answered).image
  if (!stock) await takeBack(visit)
  const { value } = imageStateOf({ published: stock, stock: isStock(source), needs: null })
  followed.set(visit, followLifecycle(recording, imageLifecycle, { input: { stock, needs: null }, value }))
}

/** Unpublishes the image, whatever an earlier walk has left: walks begin here. */
const takeBack = async (visit: Visit) => {
  await expect(button(visit, 'Publish').or(button(visit, 'Unpublish'))).toBeVisible()
  if (await button(visit, 'Unpublish').isVisible()) await press(visit, 'Unpublish')
}

/** Answers the image as the service has it after that. */
const press = async (visit: Visit, name: 'Publish' | 'Unpublish'): Promise<Image> => {
  const answered = waitForAnswer(visit.page, 'SetImagePublished') as Promise<SetImagePublishedMutation>
  await button(visit, name).click()
  const { image } = (await answered).setImagePublished
  if (!image) throw new Error('The service has refused what the screen offers.')
  return image
}

const stateOf = ({ published }: Image) => imageStateOf({ published, stock: false, needs: null }).value

const OF_ARTISTS =
  'The portal offers it, not the quick view: tests/journeys/artists/art.spec.ts withdraws a work.'

export const image = browserWalkOf<typeof imageLifecycle>(walk)({
  openings: [
    {
      input: { stock: false, needs: null },
      taken: [],
      open: openAt('/search?q=skyline&api=internal', false),
    },
    { input: { stock: true, needs: null }, taken: [], open: openAt('/search?q=skyline&api=getty', true) },
  ],
  performs: {
    'image.publish': async (visit, event) =>
      followed.get(visit)?.accepted(event, stateOf(await press(visit, 'Publish'))),
    'image.unpublish': async (visit, event) =>
      followed.get(visit)?.accepted(event, stateOf(await press(visit, 'Unpublish'))),
  },
  looks: {
    unpublished: async (visit) => {
      await expect(button(visit, 'Publish')).toBeVisible()
      await expect(quickView(visit.page).getByText('cannot be purchased')).toBeVisible()
    },
    published: async (visit) => {
      await expect(button(visit, 'Unpublish')).toBeVisible()
      await expect(quickView(visit.page).getByText('cannot be purchased')).toBeHidden()
    },
    stock: async (visit) => {
      await expect(quickView(visit.page).getByText('Stock images cannot be published')).toBeVisible()
      await expect(button(visit, 'Publish').or(button(visit, 'Unpublish'))).toBeHidden()
    },
  },
  unreachable: {
    'image.published|image.withdraw[0]{byOwner}->image.withdrawn': OF_ARTISTS,
    'image.withdrawn|image.return[0]{mayReturn}->image.published': OF_ARTISTS,
    'image.arriving|always[1]{isWaiting}->image.waiting':
      'No image of the demonstration lacks a size; tests/journeys/console/images.spec.ts makes one.',
  },
  /** The screen offers this to staff only. */
  may: ({ by }) => by === 'staff',
})
