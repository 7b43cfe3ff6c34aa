import { useReadQuery } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { useLoaderData, useNavigation, useSearchParams } from 'react-router-dom'
import type { loader } from './loader.ts'
import { changePlace, readPlace, type SearchPlace } from './place.ts'
import { ResultCount } from './result-count.tsx'
import { SearchFailure } from './search-failure.tsx'
import { SearchResults } from './search-results.tsx'
import styles from './search-screen.module.css'
import { SortMenu } from './sort-menu.tsx'

interface SearchScreenProps {
  QuickView: ComponentType<{ imageId: string }>
}

/** What was found, in which order, page by page (spec.md section 2, Search screen). */
export const SearchScreen = ({ QuickView }: SearchScreenProps) => {
  const { data, error } = useReadQuery(useLoaderData<typeof loader>())
  const [params, setParams] = useSearchParams()
  const { location: coming } = useNavigation()
  const place = readPlace(params)
  // What was chosen a moment ago is kept, though its page is still on its way.
  const latest = coming?.pathname === '/search' ? new URLSearchParams(coming.search) : params
  const go = (change: Partial<SearchPlace>) => setParams(changePlace(latest, change))
  const page = data?.search
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <div>
          <h1>{place.q || 'All art'}</h1>
          {page && <ResultCount total={page.total} isPartial={page.isPartial} />}
        </div>
        <SortMenu sort={place.sort} onSort={(sort) => go({ sort })} />
      </header>
      {page ? (
        <SearchResults page={page} place={place} onPlace={go} QuickView={QuickView} />
      ) : (
        <SearchFailure title={place.q || 'Search'} message={error?.message ?? ''} />
      )}
    </div>
  )
}
