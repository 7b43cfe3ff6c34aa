import { useRevalidator } from 'react-router-dom'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { HomeCollections } from './home-collections.tsx'
import * as say from './messages.tsx'
import { PictureRow } from './picture-row.tsx'
import styles from './rows.module.css'
import { usePictures } from './use-pictures.ts'

/** New arrivals and what others like; the rest of the page stands without them. */
export const Rows = () => {
  const pictures = usePictures()
  const { revalidate } = useRevalidator()
  if (!pictures)
    return (
      <div className={styles.unavailable}>
        <Unavailable message={say.picturesNotShown} onRetry={() => void revalidate()} />
      </div>
    )
  return (
    <>
      <PictureRow title={say.newArrivals} to="/search" images={pictures.arrivals} />
      <HomeCollections collections={pictures.collections} />
      <PictureRow title={say.mostPopular} to="/search?sort=popular" images={pictures.popular} />
    </>
  )
}

/** Keeps their room while they are on their way. */
export const RowsLoading = () => <div className={styles.loading} aria-busy="true" />
