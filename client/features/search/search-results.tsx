import type { ComponentType } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { useQuickView, useQuickViewIntents } from '#client/actors/pictures/quick-view.ts'
import {
  type FoundPage,
  useSearch,
  useSearchIntents,
  type useShownPlace,
  writeSearchAddress,
} from '#client/actors/pictures/search.ts'
import { MediaGrid, type TileMenuProps } from '#client/features/media/media-grid.tsx'
import { usePictureTitle } from '#client/features/media/use-picture-title.ts'
import { useQuickViewAddress } from '#client/features/media/use-quick-view-address.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import { selectOpenId } from '#machines/quick-view/selectors.ts'
import { selectIsPending, selectPlace } from '#machines/search/selectors.ts'
import * as say from './messages.tsx'
import { GroupedContext, MoreByArtist } from './more-by-artist.tsx'
import { type OutcomeParts, SearchOutcome } from './search-outcome.tsx'
import styles from './search-results.module.css'

interface SearchResultsProps extends OutcomeParts {
  /** Null while nothing can be shown. */
  page: FoundPage | null
  place: ReturnType<typeof useShownPlace>
  /** The inline panel of one image: another feature's, so it is handed in. */
  QuickView: ComponentType<{ imageId: string }>
  StaffMenu: ComponentType<TileMenuProps>
}

/**
 * The wall of one page of results, the panel under the row of what is open, and the way to the other pages.
 */
export const SearchResults = ({ page, place, QuickView, StaffMenu, ...nothing }: SearchResultsProps) => {
  const { images, totalForPagination } = page ?? NOTHING
  const [address] = useSearchParams()
  const shown = { images, total: totalForPagination, limit: place.limit, offset: place.offset }
  const writeAddressAt = (offset: number) => writeSearchAddress({ ...place, offset }, address)
  useQuickViewAddress(shown, writeAddressAt)
  const openId = useQuickView(selectOpenId)
  const { open } = useQuickViewIntents()
  const { limit, offset } = useSearch(selectPlace)
  const { choosePage, chooseLimit } = useSearchIntents()
  const isStaff = useAuth(selectIsStaff)
  const isLoading = useIsLoadingPage()
  const opened = images.find(({ id }) => id === openId)
  usePageTitle([usePictureTitle(openId), place.q || say.search].filter(Boolean).join(' · '))

  return (
    <div className={styles.results} aria-busy={isLoading}>
      {openId !== null && !opened && <QuickView imageId={openId} />}
      {!isLoading && <SearchOutcome place={place} page={page} {...nothing} />}
      <GroupedContext value={page}>
        <MediaGrid
          images={images}
          label={say.searchResults}
          selectedId={openId}
          onSelect={open}
          showsUnpublished={isStaff}
          TileMenu={isStaff ? StaffMenu : null}
          Beneath={place.group ? MoreByArtist : undefined}
          panel={opened && <QuickView imageId={opened.id} />}
        />
      </GroupedContext>
      {images.length > 0 && (
        <div className={styles.bar}>
          <PaginationBar
            total={totalForPagination}
            limit={limit}
            offset={offset}
            onPage={choosePage}
            onLimit={chooseLimit}
            addressOf={(page) => writeAddressAt(offsetOf(page, limit)) || '?'}
          />
        </div>
      )}
    </div>
  )
}

const NOTHING = { images: [], totalForPagination: 0 }

/** Another page of results is on its way, or this one again; what is shown is still the old one. */
const useIsLoadingPage = () => {
  const isPending = useSearch(selectIsPending)
  const { location: coming } = useNavigation()
  const here = useLocation()
  return isPending || (coming?.pathname === here.pathname && coming.search !== here.search)
}
