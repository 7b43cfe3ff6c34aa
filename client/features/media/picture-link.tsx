import { Link } from 'react-router-dom'
import type { PictureLink_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { imageAddressOf } from './image-address.ts'
import * as say from './messages.ts'
import { Picture } from './picture.tsx'
import styles from './picture-link.module.css'

interface PictureLinkProps {
  image: PictureLink_ImageFragment
  /** CSS `sizes`, as its row hangs it. */
  sizes: string
}

/** A small picture in a square of its own, whole, that leads to its page. */
export const PictureLink = ({ image: { id, title, artist, media }, sizes }: PictureLinkProps) => (
  <Link to={imageAddressOf(id)} className={styles.link} title={title || say.untitled}>
    <Picture
      media={media}
      alt={artist ? say.titleByArtist(title || say.untitled, artist) : title || say.untitled}
      sizes={sizes}
      ratio={1}
    />
  </Link>
)
