import { useQuery } from '@apollo/client/react'
import { HeartedDocument } from '#client/apollo/generated/graphql.ts'
import * as say from './messages.ts'
import { PictureLink } from './picture-link.tsx'
import styles from './recently-viewed.module.css'

/** What the account has put a heart on. A page does without, where it cannot be had. */
export const Hearted = () => {
  const { data } = useQuery(HeartedDocument, { fetchPolicy: 'cache-and-network' })
  const images = data?.search.images ?? []
  if (images.length === 0) return null
  return (
    <section className={styles.viewed} aria-label={say.yourFavorites}>
      <h2>{say.yourFavorites}</h2>
      <ul>
        {images.map((image) => (
          <li key={image.id}>
            <PictureLink image={image} sizes="120px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
