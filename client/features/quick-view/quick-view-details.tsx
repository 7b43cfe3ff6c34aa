import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import type {
  MediaTile_ImageFragment,
  QuickViewDetails_ImageFragment,
} from '#client/apollo/generated/graphql.ts'
import { Heart } from '#client/features/media/heart.tsx'
import { imageAddressOf } from '#client/features/media/image-address.ts'
import { linkToArtist } from '#client/features/media/link-to-search.ts'
import { Price } from '#client/features/media/price.tsx'
import { useIsShown } from '#client/features/media/use-is-shown.ts'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import { CannotBePurchased } from './cannot-be-purchased.tsx'
import { Keywords } from './keywords.tsx'
import * as say from './messages.ts'
import styles from './quick-view-details.module.css'
import type { StaffDetailsProps } from './staff-details.tsx'

export interface QuickViewDetailsProps {
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
  /** What staff see of it and can do to it; loads as they do. */
  StaffDetails: ComponentType<Omit<StaffDetailsProps, 'part'>>
  /** On its own page an image's title is the page's. */
  isPage?: boolean
}

export const QuickViewDetails = (props: QuickViewDetailsProps) => {
  const { image, details, children, related, replacement, StaffDetails, isPage = false } = props
  const Title = isPage ? 'h1' : 'h2'
  const isStaff = useAuth(selectIsStaff)
  // The server names it to staff only.
  const source = isStaff ? (details?.source ?? null) : null
  const isShown = useIsShown(image)
  if (!isShown)
    return (
      <div className={styles.details}>
        <header>
          <Title>{say.notAvailable}</Title>
        </header>
        <CannotBePurchased imageId={image.id} replacement={replacement} />
      </div>
    )
  return (
    <div className={styles.details}>
      <header>
        <Title>{image.title || say.untitled}</Title>
        <p className={styles.byline}>
          {image.artist && (
            <Link to={details?.artistPage ? `/artists/${details.artistPage}` : linkToArtist(image.artist)}>
              {image.artist}
            </Link>
          )}
          <span className={styles.priced}>
            <Price image={image} />
            <Heart imageId={image.id} title={image.title || say.untitled} isFavorite={image.isFavorite} />
          </span>
          {!isPage && <Link to={imageAddressOf(image.id)}>{say.viewFullPage}</Link>}
        </p>
      </header>
      {details?.caption && <p className={styles.caption}>{details.caption}</p>}
      {source !== null && (
        <StaffDetails
          image={image}
          source={source}
          royaltyCode={details?.royaltyCode ?? null}
          replacement={replacement}
        >
          {children}
        </StaffDetails>
      )}
      {source === null &&
        (image.published ? children : <CannotBePurchased imageId={image.id} replacement={replacement} />)}
      {isPage && <h2 className="visually-hidden">{say.moreAboutPicture}</h2>}
      {related}
      {details && <Keywords keywords={details.keywords} />}
    </div>
  )
}
