import { Link } from 'react-router-dom'
import { imageAddressOf } from '#client/features/media/image-address.ts'
import { PictureLink } from '#client/features/media/picture-link.tsx'
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
        You may like this one instead:{' '}
        <Link to={imageAddressOf(nearest.id)}>{nearest.title || 'Untitled'}</Link>
        {nearest.artist && ` by ${nearest.artist}`}
      </p>
    </div>
  )
}
