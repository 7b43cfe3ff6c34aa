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
export const DetailsBlock = ({ image, artistPage, Follow }: DetailsBlockProps) => {
  const { artist, maxWidth, maxHeight } = image
  const isKnown = artistPage !== null && artist !== null
  return (
    <section className={styles.details}>
      <h2>{say.details}</h2>
      <dl>
        {isKnown && (
          <>
            <dt>{say.artist}</dt>
            <dd>
              <Link to={`/artists/${artistPage}`}>{say.aboutArtist(artist)}</Link>
            </dd>
          </>
        )}
        <dt>{say.largestPrint}</dt>
        <dd>{say.sizeInInches(Math.round(maxWidth), Math.round(maxHeight))}</dd>
        <dt>{say.delivery}</dt>
        <dd>
          <Link to="/shipping">{say.shippingAndReturns}</Link>
        </dd>
      </dl>
      {isKnown && <Follow artistId={artistPage} name={artist} isSecondary />}
    </section>
  )
}
