import { Link } from 'react-router-dom'
import { imageAddressOf } from '#client/features/media/image-address.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { ratioOf } from './choose-pictures.ts'
import styles from './hero.module.css'
import * as say from './messages.tsx'
import { usePictures } from './use-pictures.ts'

/** A picture of the catalogue, with the label that a museum would put beside it. */
export const HeroPicture = () => {
  const hero = usePictures()?.hero
  if (!hero) return <HeroWall />
  return (
    <figure className={styles.wall} style={{ '--ratio': ratioOf(hero.media) }}>
      <Link to={imageAddressOf(hero.id)} className={styles.picture}>
        <Picture
          media={hero.media}
          alt={hero.title || say.untitled}
          sizes="(max-width: 991.98px) 92vw, 46vw"
          prominent
        />
      </Link>
      <figcaption className={styles.label}>
        <span className={styles.labelTitle}>{hero.title || say.untitled}</span>
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
