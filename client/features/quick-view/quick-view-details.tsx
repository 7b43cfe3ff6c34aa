import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAuth } from '#client/actors/auth.ts'
import type {
  MediaTile_ImageFragment,
  QuickViewDetails_ImageFragment,
} from '#client/apollo/generated/graphql.ts'
import { PriceTier } from '#client/features/media/price-tier.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import { Keywords } from './keywords.tsx'
import styles from './quick-view-details.module.css'
import { searchForArtist } from './search-for.ts'

interface QuickViewDetailsProps {
  /** What the tile knows already. */
  image: MediaTile_ImageFragment
  /** Null while it loads. */
  details: QuickViewDetails_ImageFragment | null
  /** How to have it; shown while it can be purchased. */
  children: ReactNode
}

export const QuickViewDetails = ({ image, details, children }: QuickViewDetailsProps) => {
  const isStaff = useAuth(selectIsStaff)
  return (
    <div className={styles.details}>
      <header>
        <h2>{image.title || 'Untitled'}</h2>
        <p className={styles.byline}>
          {image.artist && <Link to={searchForArtist(image.artist)}>{image.artist}</Link>}
          <PriceTier price={image.price} />
        </p>
      </header>
      {details?.caption && <p className={styles.caption}>{details.caption}</p>}
      {image.published ? children : <CannotBePurchased imageId={image.id} />}
      {isStaff && details && (
        <dl className={styles.staff}>
          <dt>Id</dt>
          <dd>{image.id}</dd>
          <dt>Source</dt>
          <dd>{details.source}</dd>
        </dl>
      )}
      {details && <Keywords keywords={details.keywords} />}
    </div>
  )
}

const CannotBePurchased = ({ imageId }: { imageId: string }) => (
  <p className={styles.notice} role="note">
    This image is unpublished and cannot be purchased. Its id is <code>{imageId}</code>.
  </p>
)
