import type { AlikePicture } from '#client/actors/upload.ts'
import styles from './sides.module.css'
import { Thumb } from './thumb.tsx'

interface SidesProps {
  bytes: string | null
  /** Of the file. */
  caption: string
  picture: AlikePicture
}

/** A file, and the picture beside it. */
export const Sides = ({ bytes, caption, picture }: SidesProps) => (
  <>
    <figure className={styles.side}>
      <Thumb bytes={bytes} isLarge />
      <figcaption>{caption}</figcaption>
    </figure>
    <figure className={styles.side}>
      {picture.thumb ? (
        <img className={styles.picture} src={picture.thumb} alt="" width={160} height={160} loading="lazy" />
      ) : (
        <span className={styles.none} />
      )}
      <figcaption>{captionOf(picture)}</figcaption>
    </figure>
  </>
)

export const nameOf = ({ image, name }: AlikePicture): string =>
  name.trim() === '' ? `Untitled (${image})` : name

const captionOf = (picture: AlikePicture): string => {
  if (picture.image === null) return `${picture.name}, in your uploads`
  return picture.published ? nameOf(picture) : `${nameOf(picture)} (unpublished)`
}
