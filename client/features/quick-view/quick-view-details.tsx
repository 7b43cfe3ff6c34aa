import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAuth } from '#client/actors/auth.ts'
import type {
  MediaTile_ImageFragment,
  QuickViewDetails_ImageFragment,
} from '#client/apollo/generated/graphql.ts'
import { Heart } from '#client/features/media/heart.tsx'
import { PriceTier } from '#client/features/media/price-tier.tsx'
import { searchForArtist } from '#client/features/media/search-for.ts'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import { CannotBePurchased } from './cannot-be-purchased.tsx'
import { Keywords } from './keywords.tsx'
import styles from './quick-view-details.module.css'
import { StaffDetails } from './staff-details.tsx'

interface QuickViewDetailsProps {
  /** What the tile knows already. */
  image: MediaTile_ImageFragment
  /** Null while it loads. */
  details: QuickViewDetails_ImageFragment | null
  /** How to have it; shown while it can be purchased. */
  children: ReactNode
  /** Pictures like it. */
  related: ReactNode
  /** What may take its place while it cannot be purchased. */
  replacement: ReactNode
  /** What else staff can do to it. */
  staffPart: ReactNode
}

export const QuickViewDetails = (props: QuickViewDetailsProps) => {
  const { image, details, children, related, replacement, staffPart } = props
  const isStaff = useAuth(selectIsStaff)
  // The server names it to staff only.
  const source = isStaff ? (details?.source ?? null) : null
  return (
    <div className={styles.details}>
      <header>
        <h2>{image.title || 'Untitled'}</h2>
        <p className={styles.byline}>
          {image.artist && <Link to={searchForArtist(image.artist)}>{image.artist}</Link>}
          <PriceTier price={image.price} />
          <Heart imageId={image.id} title={image.title || 'Untitled'} isFavorite={image.isFavorite} />
        </p>
      </header>
      {details?.caption && <p className={styles.caption}>{details.caption}</p>}
      {source !== null && (
        <StaffDetails image={image} source={source} replacement={replacement} part={staffPart}>
          {children}
        </StaffDetails>
      )}
      {source === null &&
        (image.published ? children : <CannotBePurchased imageId={image.id} replacement={replacement} />)}
      {related}
      {details && <Keywords keywords={details.keywords} />}
    </div>
  )
}
