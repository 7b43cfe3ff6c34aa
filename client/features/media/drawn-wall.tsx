import { Link } from 'react-router-dom'
import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { imageAddressOf } from './image-address.ts'
import { computeFrameRatio } from './justify.ts'
import styles from './media-grid.module.css'
import * as say from './messages.ts'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'

interface DrawnWallProps {
  images: readonly MediaTile_ImageFragment[]
  /** Heard by assistive technology as the list's name. */
  label: string
}

/** As many as the first row has on a desk. */
const FIRST_ROW = 4

/**
 * The wall of a page that the server draws: it knows no width, so that the rows break by style alone. Each
 * picture leads to its own page, as nothing opens here.
 */
export const DrawnWall = ({ images, label }: DrawnWallProps) => (
  <ul className={styles.drawn} aria-label={label}>
    {images.map((image, index) => (
      <DrawnTile key={image.id} image={image} prominent={index < FIRST_ROW} />
    ))}
  </ul>
)

const DrawnTile = ({ image, prominent }: { image: MediaTile_ImageFragment; prominent: boolean }) => {
  const { id, title, artist, media } = image
  const ratio = computeFrameRatio(image.maxWidth, image.maxHeight)
  const name = title || say.untitled
  return (
    <li className={styles.drawnTile} style={{ '--ratio': ratio }}>
      <Link to={imageAddressOf(id)} className={styles.drawnLink}>
        <Picture
          media={media}
          alt={artist ? say.titleByArtist(name, artist) : name}
          sizes={`(max-width: 767.98px) ${Math.round(ratio * 150)}px, ${Math.round(ratio * 290)}px`}
          ratio={ratio}
          prominent={prominent}
        />
        <span className={styles.drawnTitle} aria-hidden>
          {name}
        </span>
      </Link>
      <p className={styles.drawnLabel}>
        <span className={styles.drawnArtist}>{artist}</span>
        <Price image={image} />
      </p>
    </li>
  )
}
