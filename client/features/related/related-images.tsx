import { useId } from 'react'
import { Link } from 'react-router-dom'
import { linkToRelated } from '#client/features/media/link-to-search.ts'
import { PictureLink } from '#client/features/media/picture-link.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from './messages.tsx'
import styles from './related-images.module.css'
import { RelatedRoom } from './related-room.tsx'
import { useRelated } from './use-related.ts'

/** Pictures like this one, and the way to more of them (spec.md section 2, Quick view). */
export const RelatedImages = ({ imageId }: { imageId: string }) => {
  const heading = useId()
  const { image, isFailed, retry } = useRelated(imageId)
  if (isFailed) return <Unavailable message={say.notAvailable} onRetry={retry} />
  if (!image) return <RelatedRoom />
  if (image.related.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby={heading}>
      <h3 id={heading}>{say.relatedImages}</h3>
      <ul>
        {image.related.map((one) => (
          <li key={one.id}>
            <PictureLink image={one} sizes="(width < 992px) 20vw, 8vw" />
          </li>
        ))}
      </ul>
      <Link to={linkToRelated(image)} className={styles.more}>
        {say.showMore}
      </Link>
    </section>
  )
}
