import { useQuery } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { CollectionPageDocument } from '#client/apollo/generated/graphql.ts'
import type { TileMenuProps } from '#client/features/media/media-grid.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import * as say from '../messages.ts'
import { readCollectionVariables } from './address.ts'
import { CollectionPictures } from './collection-pictures.tsx'
import styles from './collection-screen.module.css'

interface CollectionScreenProps {
  /** The inline panel of one image: another feature's, so it is handed in. */
  QuickView: ComponentType<{ imageId: string }>
  StaffMenu: ComponentType<TileMenuProps>
}

/** /collections/{id}: what the collection is, and its pictures. */
export const CollectionScreen = ({ QuickView, StaffMenu }: CollectionScreenProps) => {
  const { id = '' } = useParams()
  const [address] = useSearchParams()
  const isStaff = useAuth(selectIsStaff)
  const asked = readCollectionVariables(id, address)
  const { data, error, refetch } = useQuery(CollectionPageDocument, { variables: asked })
  const collection = data?.collection
  if (!collection)
    return (
      <div className={styles.page} aria-busy={!error}>
        {error && <Unavailable message={say.collectionNotShown} onRetry={() => void refetch()} />}
      </div>
    )
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.trail}>
          <Link to="/collections">{say.collections}</Link>
        </p>
        <h1>{collection.name}</h1>
        {collection.description && <p className={styles.description}>{collection.description}</p>}
        <p className={styles.facts}>
          {say.countOfPictures(collection.count)}
          {isStaff && (
            <Link to={`/collections/${id}/edit`} className={styles.edit}>
              {say.editCollection}
            </Link>
          )}
        </p>
      </header>
      <CollectionPictures collection={collection} asked={asked} QuickView={QuickView} StaffMenu={StaffMenu} />
    </div>
  )
}
