import { useQuery } from '@apollo/client/react'
import { useId, useState } from 'react'
import { FindPicturesDocument } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { Button } from '#client/ui/button.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from '../messages.ts'
import styles from './add-pictures.module.css'

interface AddPicturesProps {
  /** What the collection holds already. */
  order: readonly string[]
  onAdd: (imageId: string) => void
}

/** Finds pictures by words or id; what is added becomes the first. */
export const AddPictures = ({ order, onAdd }: AddPicturesProps) => {
  const field = useId()
  const [q, setQ] = useState('')
  const { data, error, loading, refetch } = useQuery(FindPicturesDocument, {
    variables: { q },
    skip: q === '',
  })
  const images = data?.search.images
  return (
    <search className={styles.add}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setQ(String(new FormData(event.currentTarget).get('q')).trim())
        }}
      >
        <label htmlFor={field}>{say.addPictures}</label>
        <input id={field} type="search" name="q" placeholder={say.wordsOrId} maxLength={200} />
        <Button type="submit" variant="outline">
          {say.find}
        </Button>
      </form>
      <div aria-live="polite" aria-busy={loading} className={styles.found}>
        {error && <Unavailable message={say.cannotSearch} onRetry={() => void refetch()} />}
        {images?.length === 0 && <p className={styles.none}>{say.nothingMatches(q)}</p>}
        {images && images.length > 0 && (
          <ul className={styles.row} aria-label={say.foundPictures}>
            {images.map(({ id, title, media }) => {
              const isIn = order.includes(id)
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.picture}
                    disabled={isIn}
                    aria-label={`${isIn ? say.alreadyIn : say.add}: ${title || say.untitled}`}
                    onClick={() => onAdd(id)}
                  >
                    <Picture media={media} alt="" sizes="96px" ratio={1} />
                    <span aria-hidden>{isIn ? say.inWord : say.add}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </search>
  )
}
