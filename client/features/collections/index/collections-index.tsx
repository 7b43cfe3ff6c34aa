import { useQuery } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { Navigate, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { CollectionsPageDocument } from '#client/apollo/generated/graphql.ts'
import { FindForm } from '#client/ui/find-form.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { offsetOf, PER_PAGE } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { writeSearchWords } from '#client/ui/pagination/search-words.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import * as say from '../messages.ts'
import { readCollectionsVariables, writeQueryAt } from './address.ts'
import { CollectionCard } from './collection-card.tsx'
import styles from './collections-index.module.css'
import { NewCollection } from './new-collection.tsx'

interface CollectionsIndexProps {
  /** What a new one is called; comes when it is first opened. */
  NewCollectionDialog: ComponentType<{ onClose: () => void }>
}

/** /collections: what hangs well together, by name. */
export const CollectionsIndex = ({ NewCollectionDialog }: CollectionsIndexProps) => {
  usePageTitle(say.collections)
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const isComing = useNavigation().state === 'loading'
  const isStaff = useAuth(selectIsStaff)
  const asked = readCollectionsVariables(address)
  const { data, error, refetch } = useQuery(CollectionsPageDocument, { variables: asked })
  const { limit, offset, search } = asked
  const found = data?.collections
  if (found && found.collections.length === 0 && offset > 0)
    return <Navigate to={{ search: writeQueryAt(address, { limit, offset: 0 }) }} replace />
  return (
    <div className={styles.page} aria-busy={isComing || (!found && !error)}>
      <header className={styles.header}>
        <div>
          <h1>{say.collections}</h1>
          <p>{say.aboutCollections}</p>
        </div>
        {isStaff && <NewCollection Dialog={NewCollectionDialog} />}
      </header>
      {(isStaff || search !== '' || (found?.total ?? 0) > PER_PAGE[0]) && (
        <FindForm
          label={say.findACollection}
          search={search}
          onFind={(words) => navigate({ search: writeSearchWords(words) })}
        />
      )}
      {error && !found && <Unavailable message={say.notShown} onRetry={() => void refetch()} />}
      {found && found.total === 0 && <NoCollections search={search} />}
      {found && found.total > 0 && (
        <>
          <ul className={styles.wall} aria-label={say.collections}>
            {found.collections.map((collection, index) => (
              <li key={collection.id}>
                <CollectionCard collection={collection} prominent={index < 6} />
              </li>
            ))}
          </ul>
          {found.total > PER_PAGE[0] && (
            <PaginationBar
              total={found.total}
              limit={limit}
              offset={offset}
              onPage={(page) =>
                navigate({ search: writeQueryAt(address, { limit, offset: offsetOf(page, limit) }) })
              }
              onLimit={(wanted) => navigate({ search: writeQueryAt(address, { limit: wanted, offset: 0 }) })}
              addressOf={(page) => writeQueryAt(address, { limit, offset: offsetOf(page, limit) }) || '?'}
            />
          )}
        </>
      )}
    </div>
  )
}

const NoCollections = ({ search }: { search: string }) => (
  <p className={styles.none} role="status">
    {search ? say.noCollectionMatches(search) : say.noCollections}
  </p>
)
