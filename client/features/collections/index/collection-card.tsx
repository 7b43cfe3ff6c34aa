import { Link } from 'react-router-dom'
import type { CollectionCard_CollectionFragment } from '#client/apollo/generated/graphql.ts'
import { makeRenditionAddress, makeSourceSet } from '#client/features/media/source-set.ts'
import * as say from '../messages.ts'
import styles from './collection-card.module.css'

interface CollectionCardProps {
  collection: CollectionCard_CollectionFragment
  /** Seen without scrolling. */
  prominent: boolean
}

/** A collection by its first pictures, the first of them largest. */
export const CollectionCard = ({ collection, prominent }: CollectionCardProps) => {
  const { id, name, description, count, cover } = collection
  const about = firstLineOf(description)
  return (
    <Link to={`/collections/${id}`} className={styles.card}>
      <span className={styles.mosaic} data-pictures={cover.length}>
        {cover.map(({ id: imageId, media }, index) => (
          <img
            key={imageId}
            className={styles.picture}
            style={{ backgroundImage: `url("${media.placeholder}")` }}
            alt=""
            srcSet={makeSourceSet(media.template, media.widths)}
            src={makeRenditionAddress(media.template, media.widths[0] ?? media.width)}
            sizes={index === 0 ? LARGE : SMALL}
            loading={prominent ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
          />
        ))}
      </span>
      <span className={styles.name}>{name}</span>
      {about !== '' && <span className={styles.about}>{about}</span>}
      <span className={styles.count}>{say.countOfPictures(count)}</span>
    </Link>
  )
}

const firstLineOf = (description: string) => description.trim().split('\n', 1)[0] ?? ''

/**
 * Two columns of the phone's or of a third of the window; a picture is cropped, so a little more of it is
 * fetched.
 */
const LARGE = '(width < 576px) 80vw, (width < 992px) 40vw, 28vw'
const SMALL = '(width < 576px) 40vw, (width < 992px) 20vw, 14vw'
