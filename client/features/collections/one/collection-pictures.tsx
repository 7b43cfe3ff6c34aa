import type { ComponentType } from 'react'
import { Navigate, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { useQuickView, useQuickViewIntents } from '#client/actors/pictures/quick-view.ts'
import type { CollectionPageQuery } from '#client/apollo/generated/graphql.ts'
import { MediaGrid, type TileMenuProps } from '#client/features/media/media-grid.tsx'
import { usePictureTitle } from '#client/features/media/use-picture-title.ts'
import { useQuickViewAddress } from '#client/features/media/use-quick-view-address.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { offsetOf, PER_PAGE } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import { selectOpenId } from '#machines/quick-view/selectors.ts'
import * as say from '../messages.ts'
import { type readCollectionVariables, writeQueryAt } from './address.ts'
import styles from './collection-screen.module.css'

interface CollectionPicturesProps {
  collection: NonNullable<CollectionPageQuery['collection']>
  asked: ReturnType<typeof readCollectionVariables>
  QuickView: ComponentType<{ imageId: string }>
  StaffMenu: ComponentType<TileMenuProps>
}

/**
 * A stretch of the collection's pictures in its order, the panel under the row of what is open, and the way
 * to the others.
 */
export const CollectionPictures = (props: CollectionPicturesProps) => {
  const { collection, asked, QuickView, StaffMenu } = props
  const { name, count, images } = collection
  const { limit, offset } = asked
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const isComing = useNavigation().location?.pathname.startsWith('/collections/') ?? false
  const isStaff = useAuth(selectIsStaff)
  const openId = useQuickView(selectOpenId)
  const { open } = useQuickViewIntents()
  const opened = images.find(({ id }) => id === openId)
  usePageTitle([usePictureTitle(openId), name].filter(Boolean).join(' · '))
  const writePageQuery = (at: number, many = limit) => writeQueryAt(address, { limit: many, offset: at })
  useQuickViewAddress({ images, total: count, limit, offset }, (at) => writePageQuery(at))

  if (images.length === 0 && offset > 0) return <Navigate to={{ search: writePageQuery(0) }} replace />
  return (
    <div className={styles.pictures} aria-busy={isComing}>
      {openId !== null && !opened && <QuickView imageId={openId} />}
      {count === 0 && <p className={styles.none}>{say.nothingYet}</p>}
      <MediaGrid
        images={images}
        label={say.picturesOf(name)}
        selectedId={openId}
        onSelect={open}
        showsUnpublished={isStaff}
        TileMenu={isStaff ? StaffMenu : null}
        panel={opened && <QuickView imageId={opened.id} />}
      />
      {count > PER_PAGE[0] && (
        <PaginationBar
          total={count}
          limit={limit}
          offset={offset}
          onPage={(page) => navigate({ search: writePageQuery(offsetOf(page, limit)) })}
          onLimit={(wanted) => navigate({ search: writePageQuery(0, wanted) })}
          addressOf={(page) => writePageQuery(offsetOf(page, limit)) || '?'}
        />
      )}
    </div>
  )
}
