import { useQuery } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { ArtistPageDocument } from '#client/apollo/generated/graphql.ts'
import type { TileMenuProps } from '#client/features/media/media-grid.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { readArtistVariables } from './address.ts'
import { ArtistFace } from './artist-face.tsx'
import styles from './artist-screen.module.css'
import { ArtistWorks } from './artist-works.tsx'
import { FollowButton } from './follow-button.tsx'
import * as say from './messages.ts'

interface ArtistScreenProps {
  /** The inline panel of one image: another feature's, so it is handed in. */
  QuickView: ComponentType<{ imageId: string }>
  StaffMenu: ComponentType<TileMenuProps>
}

/** /artists/{id}: who an artist is, and what they show here. */
export const ArtistScreen = ({ QuickView, StaffMenu }: ArtistScreenProps) => {
  const { id = '' } = useParams()
  const [address] = useSearchParams()
  const asked = readArtistVariables(id, address)
  const { data, error, refetch } = useQuery(ArtistPageDocument, { variables: asked })
  const artist = data?.artistPage
  if (data && !artist)
    return (
      <div className={styles.page}>
        <h1>{say.notFound}</h1>
        <p>{say.noPage}</p>
      </div>
    )
  if (!artist)
    return (
      <div className={styles.page} aria-busy={!error}>
        {error && <Unavailable message={say.notShown} onRetry={() => void refetch()} />}
      </div>
    )
  return (
    <div className={styles.page}>
      <ArtistFace artist={artist}>
        <FollowButton artistId={artist.id} name={artist.fullName} />
      </ArtistFace>
      <ArtistWorks artist={artist} asked={asked} QuickView={QuickView} StaffMenu={StaffMenu} />
    </div>
  )
}
