import { Link } from 'react-router-dom'
import type { HomePicture_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { Price } from '#client/features/media/price.tsx'
import * as say from './messages.tsx'
import styles from './picture-row.module.css'

interface HomePictureProps {
  image: HomePicture_ImageFragment
  /** The search that it is found in. */
  to: string
  /** CSS `sizes`, as its row hangs it. */
  sizes: string
}

/** One picture of a row, with its label; it leads to itself among what was found. */
export const HomePicture = ({ image, to, sizes }: HomePictureProps) => {
  const { id, title, artist, media } = image
  return (
    <>
      <Link to={`${to}#${encodeURIComponent(id)}`} className={styles.link}>
        <Picture media={media} alt="" sizes={sizes} />
        <span className={styles.name}>{title || say.untitled}</span>
        <span className={styles.artist}>{artist}</span>
      </Link>
      <p className={styles.price}>
        <Price image={image} />
      </p>
    </>
  )
}
