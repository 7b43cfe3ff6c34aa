import { useQuery } from '@apollo/client/react'
import { useRecentlyViewed } from '#client/actors/pictures/recently-viewed.ts'
import { RecentlyViewedDocument } from '#client/apollo/generated/graphql.ts'
import * as say from './messages.ts'
import { PictureLink } from './picture-link.tsx'
import { PictureRoom } from './picture-room.tsx'
import styles from './recently-viewed.module.css'

/**
 * The pictures that were opened last on this browser, but for the one that is looked at. A page does without,
 * where they cannot be had.
 */
export const RecentlyViewed = ({ except = null }: { except?: string | null }) => {
  const ids = useRecentlyViewed().filter((id) => id !== except)
  const { data, previousData, error } = useQuery(RecentlyViewedDocument, {
    variables: { ids },
    skip: ids.length === 0,
  })
  const images = (data ?? previousData)?.images
  const shown = images && new Map(images.map((image) => [image.id, image]))
  const hasNone = ids.length === 0 || error !== undefined || (data && !ids.some((id) => shown?.has(id)))
  if (hasNone) return null
  return (
    <section className={styles.viewed} aria-label={say.recentlyViewed} aria-busy={!shown}>
      <h2>{say.recentlyViewed}</h2>
      <ul>
        {ids.map((id) => {
          const image = shown?.get(id)
          if (!image && data) return null
          return <li key={id}>{image ? <PictureLink image={image} sizes="120px" /> : <PictureRoom />}</li>
        })}
      </ul>
    </section>
  )
}
