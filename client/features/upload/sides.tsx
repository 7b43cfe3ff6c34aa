import type { AlikePicture } from '#client/actors/upload.ts'
import * as say from './messages.ts'
import styles from './sides.module.css'
import { Thumb } from './thumb.tsx'

interface SideProps {
  /** Which of the two it is, where its caption does not say so. */
  label?: string
}

/** A file, large enough to be compared with a picture. */
export const FileSide = ({
  label,
  bytes,
  caption,
}: SideProps & { bytes: string | null; caption: string }) => (
  <figure className={styles.side}>
    <Thumb bytes={bytes} isLarge />
    <Caption label={label}>{caption}</Caption>
  </figure>
)

/** The picture that a file is compared with. */
export const PictureSide = ({ label, picture }: SideProps & { picture: AlikePicture }) => (
  <figure className={styles.side}>
    {picture.thumb ? (
      <img className={styles.picture} src={picture.thumb} alt="" width={160} height={160} loading="lazy" />
    ) : (
      <span className={styles.picture} />
    )}
    <Caption label={label}>{captionOf(picture)}</Caption>
  </figure>
)

const Caption = ({ label, children }: SideProps & { children: string }) => (
  <figcaption>
    {label && <span className={styles.label}>{label} </span>}
    {children}
  </figcaption>
)

export const nameOf = ({ image, name }: AlikePicture): string =>
  name.trim() === '' ? say.untitledWithId(image) : name

const captionOf = (picture: AlikePicture): string => {
  if (picture.image === null) return say.inYourUploads(picture.name)
  return picture.published ? nameOf(picture) : `${nameOf(picture)}, unpublished`
}
