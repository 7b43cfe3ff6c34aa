import { Link } from 'react-router-dom'
import type { HomePicture_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { ArrowIcon } from '#client/ui/icons.tsx'
import styles from './picture-row.module.css'
import { ratioOf } from './use-pictures.ts'

interface PictureRowProps {
  title: string
  /** The search that the row is the beginning of. */
  to: string
  images: readonly HomePicture_ImageFragment[]
}

/** One row of a wall: every picture whole, all of one height. On a phone it is drawn past sideways. */
export const PictureRow = ({ title, to, images }: PictureRowProps) => {
  const total = images.reduce((sum, { media }) => sum + ratioOf(media), 0)
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2 className={styles.title}>{title}</h2>
        <Link to={to} className={styles.all}>
          See all<span className="visually-hidden"> {title.toLowerCase()}</span> <ArrowIcon />
        </Link>
      </div>
      <ul className={styles.row}>
        {images.map(({ id, title, artist, media }) => (
          <li key={id} className={styles.item} style={{ '--ratio': ratioOf(media) }}>
            <Link to={`${to}#${encodeURIComponent(id)}`} className={styles.link}>
              <Picture
                media={media}
                alt=""
                sizes={`(max-width: 767px) ${Math.round(ratioOf(media) * 220)}px, ${Math.round((ratioOf(media) / total) * 94)}vw`}
              />
              <span className={styles.name}>{title || 'Untitled'}</span>
              <span className={styles.artist}>{artist}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
