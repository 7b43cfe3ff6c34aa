import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import styles from './details-block.module.css'
import * as say from './messages.ts'

interface DetailsBlockProps {
  image: MediaTile_ImageFragment
  /** The id of its artist's page; null where they have none. */
  artistPage: string | null
  /** Follows the artist: another feature's. */
  Follow: ComponentType<{ artistId: string; name: string; isSecondary: boolean }>
}

/** What else one asks of a picture: whose it is, how large it can be, and how it comes and goes back. */
export const DetailsBlock = ({ image, artistPage, Follow }: DetailsBlockProps) => (
  <section className={styles.details}>
    <h2>{say.details}</h2>
    <dl>
      {image.artist !== null && artistPage !== null && (
        <>
          <dt>{say.artist}</dt>
          <dd>
            <Link to={`/artists/${artistPage}`}>{say.aboutArtist(image.artist)}</Link>
          </dd>
        </>
      )}
      <dt>{say.largestPrint}</dt>
      <dd>{say.sizeInInches(Math.round(image.maxWidth), Math.round(image.maxHeight))}</dd>
      <dt>{say.delivery}</dt>
      <dd>
        <Link to="/shipping">{say.shippingAndReturns}</Link>
      </dd>
    </dl>
    {image.artist !== null && artistPage !== null && (
      <Follow artistId={artistPage} name={image.artist} isSecondary />
    )}
  </section>
)
