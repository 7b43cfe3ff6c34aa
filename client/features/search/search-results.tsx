import type { ComponentType } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { useAuth } from '#client/actors/auth.ts'
import { useQuickView, useQuickViewIntents } from '#client/actors/quick-view.ts'
import type { SearchPageQuery } from '#client/apollo/generated/graphql.ts'
import { MediaGrid } from '#client/features/media/media-grid.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import { selectOpenId } from '#machines/quick-view/selectors.ts'
import { NothingFound } from './nothing-found.tsx'
import type { SearchPlace } from './place.ts'
import styles from './search-results.module.css'
import { useQuickViewAddress } from './use-quick-view-address.ts'

interface SearchResultsProps {
  page: SearchPageQuery['search']
  place: SearchPlace
  onPlace: (change: Partial<SearchPlace>) => void
  /** The inline panel of one image: another feature's, so it is handed in. */
  QuickView: ComponentType<{ imageId: string }>
}

/** The wall of one page of results, the panel under the row of what is open, and the way to the other pages. */
export const SearchResults = ({ page, place, onPlace, QuickView }: SearchResultsProps) => {
  const { images, totalForPagination, warnings } = page
  useQuickViewAddress(page, place)
  const openId = useQuickView(selectOpenId)
  const { open } = useQuickViewIntents()
  const isStaff = useAuth(selectIsStaff)
  const isLoading = useIsLoadingPage()
  const opened = images.find(({ id }) => id === openId)
  usePageTitle([opened?.title, place.q || 'Search'].filter(Boolean).join(' · '))

  return (
    <div className={styles.results} aria-busy={isLoading}>
      {warnings.map(({ source, message }) => (
        <p className={styles.warning} role="status" key={`${source} ${message}`}>
          {message}
        </p>
      ))}
      {openId !== null && !opened && <QuickView imageId={openId} />}
      {images.length === 0 && <NothingFound q={place.q} />}
      <MediaGrid
        images={images}
        label="Search results"
        selectedId={openId}
        onSelect={open}
        showsUnpublished={isStaff}
        panel={opened && <QuickView imageId={opened.id} />}
      />
      {totalForPagination > 0 && (
        <div className={styles.bar}>
          <PaginationBar
            total={totalForPagination}
            limit={place.limit}
            offset={place.offset}
            onPage={(number) => onPlace({ offset: offsetOf(number, place.limit) })}
            onLimit={(limit) => onPlace({ limit, offset: Math.floor(place.offset / limit) * limit })}
          />
        </div>
      )}
    </div>
  )
}

/** Another page of results is on its way; the one shown is still the old one. */
const useIsLoadingPage = () => {
  const { location: coming } = useNavigation()
  const here = useLocation()
  return coming?.pathname === here.pathname && coming.search !== here.search
}
