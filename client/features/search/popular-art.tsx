import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { PopularArtDocument } from '#client/apollo/generated/graphql.ts'
import { PictureLink } from '#client/features/media/picture-link.tsx'
import { PictureRoom } from '#client/features/media/picture-room.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from './messages.tsx'
import styles from './popular-art.module.css'

const ROOMS = Array.from({ length: 12 }, (_, at) => at)

/** What others like, where a search has nothing of its own to show. */
export const PopularArt = () => {
  const heading = useId()
  const { data, error, refetch } = useQuery(PopularArtDocument)
  const images = data?.search.images
  if (images?.length === 0) return null
  return (
    <section className={styles.popular} aria-labelledby={heading} aria-busy={!images && !error}>
      <div className={styles.heading}>
        <h2 id={heading}>{say.popularRightNow}</h2>
        <Link to="/search?sort=popular">{say.seeAllPopularArt}</Link>
      </div>
      {error ? (
        <Unavailable message={say.popularNotAvailable} onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <ul>
          {images
            ? images.map((image) => (
                <li key={image.id}>
                  <PictureLink image={image} sizes="(width < 768px) 30vw, 15vw" />
                </li>
              ))
            : ROOMS.map((room) => (
                <li key={room}>
                  <PictureRoom />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}
