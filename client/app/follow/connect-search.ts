import type { ApolloClient } from '@apollo/client'
import type { Location } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { writeSearchAddress } from '#client/actors/pictures/search.ts'
import type { Actors } from '#client/app/start/lasting.ts'
import { nextTask } from '#client/app/start/next-task.ts'
import type { createRouter } from '#client/app/start/router.tsx'
import { forgetFound } from '#client/effects/search/search.ts'
import type { authMachine } from '#machines/auth/machine.ts'
import { selectIsStaff, selectUser } from '#machines/auth/selectors.ts'
import type { preferencesMachine } from '#machines/preferences/machine.ts'
import { destinationOf } from '#machines/search/context.ts'
import type { Visitor } from '#machines/search/intent.ts'
import { clearNarrowing, countFilters, type SearchPlace } from '#machines/search/place.ts'
import { isSamePlace, readPlace } from '#machines/search/query.ts'
import * as say from './messages.ts'
import { offersOf } from './offers.ts'

interface VisitorDeps {
  actors: Pick<Actors, 'auth' | 'search'>
  apollo: ApolloClient
}

interface PlaceDeps {
  actors: Pick<Actors, 'search' | 'alerts'>
  router: Pick<ReturnType<typeof createRouter>, 'navigate' | 'state' | 'subscribe'>
}

/** Tells the search who searches before it hears where: one visitor's results are not kept for the next. */
export const connectSearchVisitor = ({ actors: { auth, search }, apollo }: VisitorDeps) => {
  const followVisitor = (snapshot: SnapshotFrom<typeof authMachine>) => {
    const visitor = visitorOf(snapshot)
    if (visitor === search.getSnapshot().context.visitor) return
    forgetFound(apollo)
    search.send({ type: 'visitor.changed', visitor })
  }
  followVisitor(auth.getSnapshot())
  auth.subscribe(followVisitor)
}

/** Tells the search when filters are to apply, as the visitor has set it. */
export const connectSearchRefresh = ({ preferences, search }: Pick<Actors, 'preferences' | 'search'>) => {
  const followPreferences = ({ context }: SnapshotFrom<typeof preferencesMachine>) => {
    const refresh = context.searchRefresh ? 'atOnce' : 'onApply'
    if (refresh !== search.getSnapshot().context.refresh) search.send({ type: 'refresh.chosen', refresh })
  }
  followPreferences(preferences.getSnapshot())
  preferences.subscribe(followPreferences)
}

/**
 * The router takes the search to the place it wants and says when it is left; what was cleared can be undone
 * from an alert.
 */
export const connectSearch = ({ actors: { search, alerts }, router }: PlaceDeps) => {
  const isSearch = ({ pathname }: { pathname: string }) => pathname === '/search'
  const clearings = offersOf(alerts, 'clearing.undo')
  /** Where filters were cleared, and clearing them led: there it can still be undone. */
  const isCleared = (location: Location) =>
    isSearch(location) &&
    clearings.listOffered().some(({ was }) => isSamePlace(clearNarrowing(was), placeOf(location)))

  let wanted: SearchPlace | null = null
  const goToWanted = () => {
    if (!wanted) return
    const { location } = router.state
    const here = isSearch(location) ? new URLSearchParams(location.search) : undefined
    void router.navigate(`/search${writeSearchAddress(wanted, here)}`)
    // Drop the offer: undoing would lose the filters that the visitor chose since.
    if (countFilters(wanted) > 0) clearings.end()
  }
  search.on('place.wanted', async ({ place }) => {
    const isOnItsWay = wanted !== null
    wanted = place
    if (isOnItsWay) return
    const aim = aimOf(router)
    // Answer the press first: the router takes a phone 20 ms.
    await nextTask()
    // Stay where the visitor has gone meanwhile.
    if (aimOf(router).key === aim.key) goToWanted()
    wanted = null
  })
  let last = router.state.location
  router.subscribe(({ navigation, location, historyAction }) => {
    if (navigation.state !== 'idle') return
    if (historyAction === 'POP' && !isSamePage(location, last) && !isCleared(location)) clearings.end()
    last = location
    const snapshot = search.getSnapshot()
    if (snapshot.matches('elsewhere')) return
    if (!isSearch(location)) return search.send({ type: 'place.left' })
    // Stay with the shown results when a picture is opened while others are loading.
    const place = placeOf(location)
    if (!isSamePlace(destinationOf(snapshot.context), place))
      search.send({ type: 'place.changed', byHistory: true, place })
  })

  search.on('clearing.done', ({ was }) => {
    clearings.end()
    clearings.offer({
      status: 'info',
      text: say.filtersCleared,
      persistent: true,
      action: { label: 'Undo', was },
    })
  })
  clearings.onChosen(({ was }) => search.send({ type: 'clearing.undone', was }))
}

/** Where the router is, or is on its way to. */
const aimOf = ({ state: { navigation, location } }: PlaceDeps['router']): Location =>
  navigation.location ?? location

const isSamePage = (one: Location, other: Location) =>
  one.pathname === other.pathname && one.search === other.search

const placeOf = ({ search }: Location) => readPlace(new URLSearchParams(search))

const visitorOf = (snapshot: SnapshotFrom<typeof authMachine>): Visitor => {
  if (selectIsStaff(snapshot)) return 'staff'
  return selectUser(snapshot) ? 'signedIn' : 'anonymous'
}
