import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { chosenPlaceOf, destinationOf } from '#machines/search/context.ts'
import { countChanges } from '#machines/search/place.ts'
import { isSamePlace, readPlace } from '#machines/search/query.ts'
import { warningInWords } from '#machines/search/selectors.ts'
import { tiles } from '../../journeys/steps.ts'
import type { BrowserWalk } from './browser-walk.ts'
import { busy, contextOf, main, OPERATION, sortMenu, writeVariables } from './search-controls.ts'
import { until } from './until.ts'
import type { Visit } from './visit.ts'

/** Nothing is under way, and the address says what is searched. */
const expectSettled = async (visit: Visit) => {
  const { place } = contextOf(visit)
  await expect(
    visit.page.getByRole('heading', { level: 1, name: place.q || (place.group ? 'Artists' : 'All art') }),
  ).toBeVisible()
  await expect(visit.page).toHaveURL(({ searchParams }) => isSamePlace(readPlace(searchParams), place))
  await expect(sortMenu(visit)).toHaveValue(place.sort)
  await expect(busy(visit)).toHaveCount(0)
  await expectGathered(visit)
}

/** Gathered filters can be applied or discarded; without any there is nothing to apply. */
const expectGathered = async (visit: Visit) => {
  const context = contextOf(visit)
  const count = countChanges(destinationOf(context), chosenPlaceOf(context))
  const panel = visit.page.getByRole('complementary', { name: 'Filters' })
  await expect(visit.page.getByRole('button', { name: /^Filters.* not applied$/ })).toHaveCount(
    count > 0 ? 1 : 0,
  )
  if (!(await panel.isVisible())) return
  await expect(panel.getByRole('button', { name: 'Discard' })).toHaveCount(
    context.refresh === 'onApply' ? 1 : 0,
  )
  await expect(panel.getByRole('button', { name: /^Apply \d+ changes?$/ })).toHaveCount(count > 0 ? 1 : 0)
}

const expectWarned = async (visit: Visit, { context }: AnyMachineSnapshot) => {
  await expectSettled(visit)
  for (const warning of context.warnings)
    await expect(main(visit).getByText(warningInWords(warning))).toBeVisible()
}

/** What the search's screen shows, by state. */
export const searchLooks: BrowserWalk['looks'] = {
  elsewhere: (visit) => expect(sortMenu(visit)).toBeHidden(),
  'here.searching': async (visit) => {
    const { graph, page } = visit
    const wanted = writeVariables(contextOf(visit).place)
    const isAsked = () => isDeepStrictEqual(graph.lastOpen(OPERATION)?.variables, wanted)
    await until(isAsked, 'The page did not ask for what its address says.')
    await expect(busy(visit).or(page.getByRole('progressbar', { name: 'Loading the page' }))).not.toHaveCount(
      0,
    )
  },
  'here.signInNeeded': async (visit) => {
    await expectSettled(visit)
    await expect(
      main(visit).getByRole('heading', { name: 'Please sign in to see your favorites' }),
    ).toBeVisible()
  },
  'here.found': async (visit) => {
    await expectSettled(visit)
    await expect(tiles(visit.page)).not.toHaveCount(0)
  },
  'here.empty': async (visit) => {
    await expectSettled(visit)
    await expect(main(visit).getByRole('heading', { name: 'Nothing matches this search' })).toBeVisible()
  },
  'here.partial': expectWarned,
  'here.beyond': async (visit, snapshot) => {
    await expectWarned(visit, snapshot)
    await expect(main(visit).getByRole('button', { name: 'Back to the first page' })).toBeVisible()
  },
  'here.failed': async (visit, { context }) => {
    await expectSettled(visit)
    await expect(main(visit).getByText(context.failure.message)).toBeVisible()
  },
}
