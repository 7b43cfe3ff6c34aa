import { Link } from 'react-router-dom'
import { Picture } from '#client/features/media/picture.tsx'
import styles from './hero.module.css'
import { ratioOf, usePictures } from './use-pictures.ts'

/** A picture of the catalogue, with the label that a museum would put beside it. */
export const HeroPicture = () => {
  const hero = usePictures()?.hero
  if (!hero) return <HeroWall />
  return (
    <figure className={styles.wall} style={{ '--ratio': ratioOf(hero.media) }}>
      <Link to={`/search?sort=popular#${encodeURIComponent(hero.id)}`} className={styles.picture}>
        <Picture
          media={hero.media}
          alt={hero.title || 'Untitled'}
          sizes="(max-width: 991px) 92vw, 46vw"
          prominent
        />
      </Link>
      <figcaption className={styles.label}>
        <span className={styles.labelTitle}>{hero.title || 'Untitled'}</span>
        {hero.artist}
      </figcaption>
    </figure>
  )
}

/** Keeps the picture's room. */
export const HeroWall = () => (
  <div className={styles.wall}>
    <div className={styles.picture} />
    <div className={styles.label} />
  </div>
)
