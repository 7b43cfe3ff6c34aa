import { useFavorite } from '#client/actors/pictures/favorite.ts'
import { HeartIcon } from '#client/ui/icons.tsx'
import styles from './heart.module.css'
import * as say from './messages.ts'

interface HeartProps {
  imageId: string
  title: string
  /** What the server said last. */
  isFavorite: boolean
}

/**
 * Keeps a picture among the visitor's favorites. Full or empty at once; who is not signed in signs in first.
 */
export const Heart = ({ imageId, title, isFavorite: held }: HeartProps) => {
  const { isFavorite, isPending, toggle } = useFavorite(imageId, held)
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={say.favorite(title)}
      aria-pressed={isFavorite}
      aria-busy={isPending}
      onClick={toggle}
    >
      <HeartIcon />
    </button>
  )
}
