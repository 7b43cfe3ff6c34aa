import { Link } from 'react-router-dom'
import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { imageAddressOf } from './image-address.ts'
import { chooseRowHeight, computeFrameRatio, type Frame, GAP, justify, writeWidth } from './justify.ts'
import styles from './media-grid.module.css'
import * as say from './messages.ts'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'

interface DrawnWallProps {
  images: readonly MediaTile_ImageFragment[]
  /** Heard by assistive technology as the list's name. */
  label: string
}

/** Walls in pixels, of the widths that most visitors have; media-grid.module.css says which is for whom. */
const WALLS = { phone: 368, tablet: 880, desk: 1250 }

/** As many as the first row has on a desk. */
const FIRST_ROW = 4

/**
 * More than fill a large screen. The others have their placeholders from the script: they are a sixth of the
 * page as it is sent.
 */
const FIRST_SCREEN = 24

/**
 * The wall of a page that the server draws. It is hung for a phone, a tablet and a desk, as the browser will
 * hang it once it knows the width: what takes its place has the same rows. Each picture leads to its own
 * page, as nothing opens here.
 */
export const DrawnWall = ({ images, label }: DrawnWallProps) => {
  const ratios = images.map((image) => computeFrameRatio(image.maxWidth, image.maxHeight))
  const phone = hang(ratios, WALLS.phone)
  const tablet = hang(ratios, WALLS.tablet)
  const desk = hang(ratios, WALLS.desk)
  return (
    <ul className={styles.drawn} aria-label={label}>
      {images.map((image, index) => (
        <DrawnTile
          key={image.id}
          image={index < FIRST_SCREEN ? image : withoutPlaceholder(image)}
          phone={phone[index]}
          tablet={tablet[index]}
          desk={desk[index]}
          prominent={index < FIRST_ROW}
        />
      ))}
    </ul>
  )
}

const withoutPlaceholder = (image: MediaTile_ImageFragment): MediaTile_ImageFragment => ({
  ...image,
  media: { ...image.media, placeholder: '' },
})

const hang = (ratios: readonly number[], width: number) =>
  justify(ratios, { width, gap: GAP, rowHeight: chooseRowHeight(width) })

interface DrawnTileProps {
  image: MediaTile_ImageFragment
  phone: Frame | undefined
  tablet: Frame | undefined
  desk: Frame | undefined
  prominent: boolean
}

const DrawnTile = ({ image, phone, tablet, desk, prominent }: DrawnTileProps) => {
  if (!phone || !tablet || !desk) return null
  const { id, title, artist, media } = image
  const name = title || say.untitled
  return (
    <li
      className={styles.drawnTile}
      style={{
        '--phone': writeWidth(phone),
        '--tablet': writeWidth(tablet),
        '--desk': writeWidth(desk),
        '--height': `${Math.round(phone.height)}px`,
      }}
    >
      <Link to={imageAddressOf(id)} className={styles.drawnLink}>
        <Picture
          media={media}
          alt={artist ? say.titleByArtist(name, artist) : name}
          sizes={`(max-width: 767.98px) ${Math.ceil(phone.width)}px, (max-width: 1199.98px) ${Math.ceil(tablet.width)}px, ${Math.ceil(desk.width)}px`}
          ratio={desk.width / desk.height}
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
