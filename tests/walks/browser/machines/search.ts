import { expect } from '@playwright/test'
import type { AnyMachineSnapshot, InputFrom } from 'xstate'
import type { SearchPageQueryVariables } from '#client/apollo/generated/graphql.ts'
import { chosenPlaceOf, destinationOf } from '#machines/search/context.ts'
import { isChosen } from '#machines/search/filters.ts'
import type { searchMachine } from '#machines/search/machine.ts'
import { countFilters, type SearchPlace, START } from '#machines/search/place.ts'
import type { Found, searchPorts } from '#machines/search/ports.ts'
import { isSamePlace } from '#machines/search/query.ts'
import { signIn } from '../../../journeys/steps.ts'
import { search as walk } from '../../fixtures/search.ts'
import { catalogueOutage, expired } from '../../fixtures/shared.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { accountMenu, expectArrived, notices, signInLink } from '../people.ts'
import {
  addressOf,
  answerNothing,
  clearAll,
  contextOf,
  main,
  makeNewWords,
  OPERATION,
  openFilters,
  reachControls,
  refreshSwitch,
  sortMenu,
  writeVariables,
} from '../search-controls.ts'
import { searchLooks } from '../search-looks.ts'
import { asPlanned } from '../sent.ts'
import { until } from '../until.ts'
import type { Visit } from '../visit.ts'

/** Places with results, all of them narrowed; the first has several pages. */
const blue: SearchPlace = { ...START, q: 'mountain', offset: 20, filters: { color: ['blue'] } }
const hidden: SearchPlace = { ...blue, offset: 0, api: 'internal' }
const favorites: SearchPlace = { ...START, filters: { favorites: ['true'] } }

const undo = (visit: Visit) => notices(visit).getByRole('button', { name: 'Undo' })

const openHome = async ({ page }: Visit) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Goes home by a link, which keeps the offer to undo; Back does not. */
const goHome = ({ page }: Visit) => page.getByRole('banner').getByRole('link', { name: 'Aquatint' }).click()

/** Clears filters and goes home, with the offer to undo that. */
const clearAndGoHome = async (visit: Visit) => {
  await openHome(visit)
  await visit.revisit(addressOf({ ...blue, q: makeNewWords(visit, blue.q) }))
  await clearAll(visit)
  await until(() => countFilters(contextOf(visit).place) === 0, 'The filters were not cleared.')
  await goHome(visit)
}

/** Goes home with filters gathered for Apply since an earlier page. */
const gatherAndGoHome = async (visit: Visit) => {
  await openHome(visit)
  await visit.revisit(addressOf({ ...blue, q: makeNewWords(visit, blue.q) }))
  const apply = await refreshSwitch(visit)
  await apply.click()
  await expect(apply).not.toBeChecked()
  await openHome(visit)
}

/** Lets somebody's access expire while they wait for results, and refuses to renew it. */
const lapseWhileSearching = async ({ graph }: Visit) => {
  graph.hold('RenewAccess')
  await (await graph.next(OPERATION)).refuse(expired)
  await (await graph.next('RenewAccess')).refuse(expired)
  graph.release('RenewAccess')
}

const comeIn = async ({ page }: Visit) => {
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await signIn(page, 'staff@aquatint.test', 'aquatint-demo')
}

/**
 * Whether the filters of a place of ours were cleared: all our places are narrowed, and only clearing widens
 * them. Whoever comes by the search box has never cleared anything.
 */
const hasCleared = (snapshot: AnyMachineSnapshot) => {
  const place = destinationOf(snapshot.context)
  return snapshot.matches('here') && place.q === blue.q && countFilters(place) === 0
}

/** Where nothing was found without filters, they are not offered. */
const mayNarrow = (snapshot: AnyMachineSnapshot) =>
  !snapshot.matches({ here: 'empty' }) || countFilters(chosenPlaceOf(snapshot.context)) > 0

const mayComeOrGo = (visitor: string, snapshot: AnyMachineSnapshot) => {
  if (visitor === snapshot.context.visitor) return false
  return snapshot.matches('elsewhere') || (visitor === 'anonymous' && snapshot.matches({ here: 'searching' }))
}

export const search = browserWalkOf<typeof searchMachine>(walk)({
  openings: [
    {
      input: { visitor: 'anonymous' },
      taken: [],
      open: openHome,
      may: ({ type }, snapshot) => type !== 'clearing.undone' || hasCleared(snapshot),
    },
    // The machine forgets the search that was left, so it is where it began.
    {
      input: { visitor: 'anonymous' },
      taken: [],
      open: clearAndGoHome,
      may: ({ type }, snapshot) =>
        type !== 'clearing.undone' || snapshot.matches('elsewhere') || hasCleared(snapshot),
    },
    {
      input: { visitor: 'anonymous' },
      taken: [{ type: 'refresh.chosen', refresh: 'onApply' }],
      open: gatherAndGoHome,
      may: ({ type }, snapshot) => type !== 'clearing.undone' || hasCleared(snapshot),
    },
  ],
  hears: ['visitor.changed', 'refresh.chosen', 'place.left'],
  performs: {
    'place.changed': async (visit, { place }, { context }) => {
      const isSame = isSamePlace(context.place, place)
      const isOwn = place.filters.favorites !== undefined
      if (isSame) await visit.revisit(addressOf(contextOf(visit).place))
      else await visit.revisit(addressOf(isOwn ? place : { ...place, q: makeNewWords(visit, place.q) }))
    },
    'place.left': goHome,
    'visitor.changed': async (visit, { visitor }, before) => {
      if (before.matches('here')) await lapseWhileSearching(visit)
      else if (visitor === 'anonymous') await visit.revisit('/accounts/logout')
      else await comeIn(visit)
      await expect(visitor === 'anonymous' ? signInLink(visit) : accountMenu(visit)).toBeVisible()
      if (visitor !== 'anonymous') await expectArrived(visit)
    },
    'words.submitted': async (visit, { text }) => {
      const box = visit.page.getByRole('searchbox', { name: 'Search Art' })
      await box.fill(makeNewWords(visit, text))
      await box.press('Enter')
    },
    'filter.toggled': async (visit, { value }) =>
      (await openFilters(visit)).getByRole('checkbox', { name: value }).click(),
    'api.chosen': async (visit) => {
      const panel = await openFilters(visit)
      const choice = panel.getByRole('radio', { name: 'Internal', exact: true })
      if (!(await choice.isVisible())) await panel.getByRole('heading', { name: 'API' }).click()
      await choice.click()
    },
    'refresh.chosen': async (visit) => (await refreshSwitch(visit)).click(),
    'filters.applied': async (visit) =>
      (await openFilters(visit)).getByRole('button', { name: /^Apply \d+ changes?$/ }).click(),
    'filters.dropped': async (visit) =>
      (await openFilters(visit)).getByRole('button', { name: 'Discard' }).click(),
    'filters.cleared': clearAll,
    'clearing.undone': (visit) => undo(visit).click(),
    'hidden.shown': (visit) => main(visit).getByRole('button', { name: 'Show all' }).click(),
    'sort.chosen': async (visit, { sort }) => {
      await reachControls(visit)
      await sortMenu(visit).selectOption(sort)
    },
    'page.chosen': async ({ page }, { page: number }) => {
      const field = page
        .getByRole('navigation', { name: 'Pagination' })
        .getByRole('textbox', { name: 'Page' })
      await field.fill(`${number}`)
      await field.press('Enter')
    },
    'limit.chosen': async ({ page }, { limit }) =>
      void (await page.getByRole('combobox', { name: 'Per page' }).selectOption(`${limit}`)),
    'search.retried': (visit) => main(visit).getByRole('button', { name: 'Retry' }).click(),
  },
  walk: {
    events: [
      { type: 'place.changed', byHistory: true, place: blue },
      { type: 'place.changed', byHistory: true, place: hidden },
      { type: 'place.changed', byHistory: true, place: favorites },
      { type: 'place.left' },
      { type: 'visitor.changed', visitor: 'staff' },
      { type: 'visitor.changed', visitor: 'anonymous' },
      { type: 'words.submitted', text: 'art' },
      { type: 'filter.toggled', section: 'color', value: 'red' },
      { type: 'api.chosen', api: 'internal' },
      { type: 'refresh.chosen', refresh: 'onApply' },
      { type: 'refresh.chosen', refresh: 'atOnce' },
      { type: 'filters.applied' },
      { type: 'filters.dropped' },
      { type: 'filters.cleared' },
      { type: 'clearing.undone', was: blue },
      { type: 'hidden.shown' },
      { type: 'sort.chosen', sort: 'popular' },
      { type: 'page.chosen', page: 2 },
      { type: 'limit.chosen', limit: 50 },
      { type: 'search.retried' },
    ],
    refusals: { findImages: [catalogueOutage] },
  },
  ports: {
    findImages: {
      operation: OPERATION,
      asks: ({ place }: InputFrom<typeof searchPorts.findImages>): SearchPageQueryVariables =>
        writeVariables(place),
      answer: (output) => {
        const { isEmpty, warnings } = output as Found
        return isEmpty || warnings.length > 0 ? answerNothing(warnings) : null
      },
    },
  },
  looks: searchLooks,
  /** Only what stands on the screen can be pressed. */
  may: ({ type, visitor, place, section, value, api, refresh }, snapshot) => {
    const { context } = snapshot
    switch (type) {
      case 'visitor.changed':
        return mayComeOrGo(visitor, snapshot)
      case 'place.changed':
        return place.filters.favorites === undefined || context.visitor === 'anonymous'
      case 'filter.toggled':
        return mayNarrow(snapshot) && !isChosen(chosenPlaceOf(context).filters, section, value)
      case 'api.chosen':
        return mayNarrow(snapshot) && context.visitor === 'staff' && chosenPlaceOf(context).api !== api
      // The switch is among the filters, which another page does not have.
      case 'refresh.chosen':
        return snapshot.matches('here') && mayNarrow(snapshot) && refresh !== context.refresh
      case 'hidden.shown':
        return context.place.api !== '' && context.visitor !== 'staff' && !snapshot.hasTag('pending')
      case 'page.chosen':
      case 'limit.chosen':
        return snapshot.matches({ here: 'found' })
      default:
        return true
    }
  },
  sends: {
    'filter.toggled': asPlanned,
    'api.chosen': asPlanned,
    'refresh.chosen': asPlanned,
    'sort.chosen': asPlanned,
    'page.chosen': asPlanned,
    'limit.chosen': asPlanned,
  },
  consequences: ({ emitted }) =>
    emitted.flatMap(({ type, place }) =>
      type === 'place.wanted' ? [{ type: 'place.changed', byHistory: false, place }] : [],
    ),
})
