import type { ComponentType } from 'react'
import { Navigate, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { useQuickView, useQuickViewIntents } from '#client/actors/pictures/quick-view.ts'
import type { ArtistPageQuery } from '#client/apollo/generated/graphql.ts'
import { MediaGrid, type TileMenuProps } from '#client/features/media/media-grid.tsx'
import { usePictureTitle } from '#client/features/media/use-picture-title.ts'
import { useQuickViewAddress } from '#client/features/media/use-quick-view-address.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { offsetOf, PER_PAGE } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import { selectOpenId } from '#machines/quick-view/selectors.ts'
import { type readArtistVariables, writeQueryAt } from './address.ts'
import styles from './artist-screen.module.css'
import * as say from './messages.ts'

interface ArtistWorksProps {
  artist: NonNullable<ArtistPageQuery['artistPage']>
  asked: ReturnType<typeof readArtistVariables>
  QuickView: ComponentType<{ imageId: string }>
  StaffMenu: ComponentType<TileMenuProps>
}

/** A stretch of an artist's pictures, the panel under the row of what is open, and the way to the others. */
export const ArtistWorks = ({ artist, asked, QuickView, StaffMenu }: ArtistWorksProps) => {
  const { total, isPartial, totalForPagination, images } = artist.works
  const { limit, offset } = asked
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const isComing = useNavigation().location?.pathname.startsWith('/artists/') ?? false
  const isStaff = useAuth(selectIsStaff)
  const openId = useQuickView(selectOpenId)
  const { open } = useQuickViewIntents()
  const opened = images.find(({ id }) => id === openId)
  usePageTitle([usePictureTitle(openId), artist.fullName].filter(Boolean).join(' · '))
  const writePageQuery = (at: number, many = limit) => writeQueryAt(address, { limit: many, offset: at })
  useQuickViewAddress({ images, total: totalForPagination, limit, offset }, (at) => writePageQuery(at))

  if (images.length === 0 && offset > 0) return <Navigate to={{ search: writePageQuery(0) }} replace />
  return (
    <section className={styles.works} aria-busy={isComing}>
      <div className={styles.heading}>
        <h2>{say.artBy(artist.fullName)}</h2>
        {total > 0 && (
          <p>
            {isPartial && say.atLeast}
            {say.pictures(total)}
          </p>
        )}
      </div>
      {openId !== null && !opened && <QuickView imageId={openId} />}
      {total === 0 && <p className={styles.none}>{say.noWorksHere}</p>}
      <MediaGrid
        images={images}
        label={say.artBy(artist.fullName)}
        selectedId={openId}
        onSelect={open}
        showsUnpublished={isStaff}
        TileMenu={isStaff ? StaffMenu : null}
        panel={opened && <QuickView imageId={opened.id} />}
      />
      {totalForPagination > PER_PAGE[0] && (
        <PaginationBar
          total={totalForPagination}
          limit={limit}
          offset={offset}
          onPage={(page) => navigate({ search: writePageQuery(offsetOf(page, limit)) })}
          onLimit={(wanted) => navigate({ search: writePageQuery(0, wanted) })}
          addressOf={(page) => writePageQuery(offsetOf(page, limit)) || '?'}
        />
      )}
    </section>
  )
}
