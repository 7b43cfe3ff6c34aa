import type { Unmasked } from '@apollo/client/masking'
import { expect } from '@playwright/test'
import type { AnyEventObject, InputFrom } from 'xstate'
import type { QuickViewQuery, QuickViewQueryVariables } from '#client/apollo/generated/graphql.ts'
import type { QuickViewContext, quickViewMachine } from '#machines/quick-view/machine.ts'
import type { Page } from '#machines/quick-view/page.ts'
import type { quickViewPorts } from '#machines/quick-view/ports.ts'
import { quickView as panel } from '../../../journeys/steps.ts'
import { quickView as walk } from '../../fixtures/quick-view.ts'
import { outage } from '../../fixtures/shared.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { until } from '../until.ts'
import type { Visit } from '../visit.ts'

/** As many as a page of results shows here. */
const SHOWN = 20
const named = (letter: string) => Array.from({ length: SHOWN }, (_, index) => `${letter}-${index}`)

/** The first two pages of results, under names that stand for whatever images are there. */
const first = { ids: named('a'), hasNext: true, hasPrevious: false }
const second = { ids: named('b'), hasNext: true, hasPrevious: true }
const nothing = { ids: [], hasNext: false, hasPrevious: true }
const indexOf = (id: string) => Number(id.slice(2))

const results = ({ page }: Visit) => page.getByRole('list', { name: 'Search results' })

const openOn = (visit: Visit): QuickViewContext => visit.recording.latest('quick-view')?.snapshot().context

/** Whether it is a name of the path; a report has the image's own id. */
const isName = (id: string) => /^[ab]-\d+$/.test(id)

/** Finds the tile of the image, or of the one in the named one's place. */
const tile = (visit: Visit, id: string) => {
  const { ids } = openOn(visit).page
  const image = isName(id) ? (ids[indexOf(id)] ?? '') : id
  return results(visit).locator(`a[href="#${encodeURIComponent(image)}"]`)
}

const openSearch = (offset: number) => async (visit: Visit) => {
  const { page, graph } = visit
  await page.goto(`/search?${new URLSearchParams({ limit: `${SHOWN}`, offset: `${offset}` })}`)
  await expect(results(visit)).toBeVisible()
  graph.hold('SearchPage')
}

const begun = (page: Page): AnyEventObject[] => [
  { type: 'page.shown', ...page },
  { type: 'place.changed', id: null },
]

/** Answers an unpublished image, which the server gives to staff only. */
const unpublished = (id: string): Unmasked<QuickViewQuery> => ({
  __typename: 'Query',
  image: {
    __typename: 'Image',
    id,
    title: 'Taken down',
    artist: null,
    price: 1,
    priceFrom: 3_072,
    published: false,
    isFavorite: false,
    maxWidth: 40,
    maxHeight: 30,
    media: {
      __typename: 'Media',
      template: '/media/none/1/{width}',
      widths: [160],
      width: 160,
      height: 120,
      placeholder: '',
    },
    caption: '',
    keywords: [],
    source: null,
    royaltyCode: null,
    artistPage: null,
  },
})

const answerWith = (output: unknown, id: string): Unmasked<QuickViewQuery> | null => {
  if (output === 'missing') return { __typename: 'Query', image: null }
  return output === 'unpublished' ? unpublished(id) : null
}

/** Both arrows lead on, except at the very first and the very last picture. */
const expectArrows = async (
  { page }: Visit,
  { id, page: { ids, hasNext, hasPrevious } }: QuickViewContext,
) => {
  if (id === null || !ids.includes(id)) return
  const arrow = (name: string) => panel(page).getByRole('button', { name })
  await expect(arrow('Next image')).toBeEnabled({ enabled: hasNext || id !== ids.at(-1) })
  await expect(arrow('Previous image')).toBeEnabled({ enabled: hasPrevious || id !== ids[0] })
}

/** Finds the wall while another page of it is under way. */
const busy = (visit: Visit) => visit.page.locator('[aria-busy=true]').filter({ has: results(visit) })

export const quickView = browserWalkOf<typeof quickViewMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: begun(first),
      open: openSearch(0),
      // Open no image twice, as what has been loaded is not asked for again: the wall leads to each third
      // image further on, and the arrows from there to its neighbours.
      may: ({ type, id, ids }, { context }) => {
        if (type === 'tile.opened') return indexOf(id) % 3 === 1 && indexOf(id) > context.position + 1
        if (type === 'page.shown') return ids !== first.ids
        const isArrow = type === 'view.next' || type === 'view.previous'
        return !isArrow || (context.page.ids.length > 0 && indexOf(context.id ?? '') % 3 === 1)
      },
    },
    {
      input: undefined,
      taken: begun(second),
      open: openSearch(SHOWN),
      may: ({ type, id, ids }, { context }) => {
        if (type === 'tile.opened') return id !== context.id && (id === 'b-0' || id === 'b-4')
        if (type === 'view.previous') return context.id === 'b-0'
        return type === 'page.shown' && ids !== second.ids
      },
    },
  ],
  hears: ['page.shown', 'place.changed'],
  performs: {
    'page.shown': async ({ graph }, { ids }) => {
      const asked = await graph.next('SearchPage')
      await (ids.length > 0 ? asked.pass() : asked.refuse(outage))
    },
    'tile.opened': (visit, { id }) => tile(visit, id).click(),
    'view.next': ({ page }) => page.keyboard.press('ArrowRight'),
    'view.previous': ({ page }) => page.keyboard.press('ArrowLeft'),
    'view.closed': ({ page }) => page.keyboard.press('Escape'),
    'view.retried': ({ page }) => panel(page).getByRole('button', { name: 'Retry' }).click(),
  },
  walk: {
    events: [
      ...named('a').map((id) => ({ type: 'tile.opened', id })),
      ...named('b').map((id) => ({ type: 'tile.opened', id })),
      { type: 'view.next' },
      { type: 'view.previous' },
      { type: 'view.closed' },
      { type: 'view.retried' },
      { type: 'page.shown', ...first },
      { type: 'page.shown', ...second },
      { type: 'page.shown', ...nothing },
    ],
  },
  ports: {
    loadImage: {
      operation: 'QuickView',
      asks: ({ id }: InputFrom<typeof quickViewPorts.loadImage>): QuickViewQueryVariables => ({ id }),
      answer: (output, { graph }) => answerWith(output, String(graph.lastOpen('QuickView')?.variables.id)),
    },
  },
  looks: {
    'view.closed': async (visit, { context }) => {
      await expect(panel(visit.page)).toBeHidden()
      const wasOpen = visit.recording.latest('quick-view')?.events.some(({ type }) => type === 'tile.opened')
      if (wasOpen) await expect(tile(visit, context.page.ids[context.position])).toBeFocused()
    },
    'view.open.loading': async (visit) => {
      const { page, graph } = visit
      const isAsked = () => graph.waiting().some(({ variables }) => variables.id === openOn(visit).id)
      await until(isAsked, 'The page did not ask for the image.')
      await expect(panel(page).getByRole('heading', { level: 2 })).toBeVisible()
      await expect(panel(page).getByRole('heading', { name: 'Keywords' })).toBeHidden()
    },
    'view.open.showing': async (visit, { context }) => {
      await expect(panel(visit.page).getByRole('heading', { name: 'Keywords' })).toBeVisible()
      await expectArrows(visit, context)
    },
    'view.open.unpublished': ({ page }) =>
      expect(panel(page).getByText('This image is unpublished and cannot be purchased.')).toBeVisible(),
    'view.open.missing': ({ page }) =>
      expect(panel(page).getByRole('heading', { name: 'We can’t find this picture' })).toBeVisible(),
    'view.open.failed': ({ page }, { context }) =>
      expect(panel(page).getByText(context.failure.message)).toBeVisible(),
    'page.resting': async (visit, { context }) => {
      const pages = visit.page.getByRole('navigation', { name: 'Pagination' })
      const range = context.page.ids[0] === first.ids[0] ? /^1–20 of/ : /^21–40 of/
      if (context.page.ids.length > 0) await expect(pages.getByText(range)).toBeVisible()
      await expect(busy(visit)).toHaveCount(0)
      if (context.page.ids.includes(context.id))
        await expect(tile(visit, context.id)).toHaveAttribute('aria-expanded', 'true')
    },
    'page.turningForward': (visit) => expect(busy(visit)).toBeVisible(),
    'page.turningBack': (visit) => expect(busy(visit)).toBeVisible(),
  },
  /** Only images on the wall can be opened, and a page shows only once it was asked for. */
  may: ({ type, id }, before) => {
    if (type === 'tile.opened') return before.context.page.ids.includes(id)
    return type !== 'page.shown' || !before.matches({ page: 'resting' })
  },
  consequences: ({ emitted, snapshot: { context } }) =>
    emitted.flatMap(({ type, id }) =>
      type === 'place.wanted' && id !== context.id ? [{ type: 'place.changed', id }] : [],
    ),
})
