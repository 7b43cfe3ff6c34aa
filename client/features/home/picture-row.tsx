import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { type RowPicture, ratioOf } from './choose-pictures.ts'
import { HomePicture } from './home-picture.tsx'
import * as say from './messages.tsx'
import styles from './picture-row.module.css'

interface PictureRowProps {
  title: string
  /** The search that the row is the beginning of. */
  to: string
  images: readonly RowPicture[]
}

/**
 * One row of a wall: every picture whole, all of one height. On a phone it is drawn past sideways. A small
 * catalogue leaves some without pictures, and those are not there.
 */
export const PictureRow = ({ title, to, images }: PictureRowProps) => {
  if (images.length === 0) return null
  const total = images.reduce((sum, { media }) => sum + ratioOf(media), 0)
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2 className={styles.title}>{title}</h2>
        <Link to={to} className={styles.all}>
          {say.seeAll(title)} <ArrowIcon />
        </Link>
      </div>
      <ul className={styles.row}>
        {images.map((image) => (
          <li key={image.id} className={styles.item} style={{ '--ratio': ratioOf(image.media) }}>
            <HomePicture
              image={image}
              to={to}
              sizes={`(max-width: 767.98px) ${Math.round(ratioOf(image.media) * 220)}px, ${Math.round((ratioOf(image.media) / total) * 94)}vw`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
