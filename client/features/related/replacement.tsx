import { Link } from 'react-router-dom'
import { imageAddressOf } from '#client/features/media/image-address.ts'
import { PictureLink } from '#client/features/media/picture-link.tsx'
import * as say from './messages.tsx'
import styles from './replacement.module.css'
import { useRelated } from './use-related.ts'

/**
 * What may take the place of an image that cannot be purchased: the nearest that can (spec.md section 4,
 * Publishing).
 */
export const Replacement = ({ imageId }: { imageId: string }) => {
  const { image, isFailed } = useRelated(imageId)
  if (!image) return isFailed ? null : <div className={styles.replacement} aria-busy />
  const nearest = image.related.find(({ published }) => published)
  if (!nearest) return null
  return (
    <div className={styles.replacement}>
      <div className={styles.picture}>
        <PictureLink image={nearest} sizes="72px" />
      </div>
      <p>
        {say.insteadOfIt(<Link to={imageAddressOf(nearest.id)}>{nearest.title || say.untitled}</Link>)}
        {nearest.artist && say.byArtist(nearest.artist)}
      </p>
    </div>
  )
}
