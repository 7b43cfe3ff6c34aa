import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { CollectionsOfImageDocument } from '#client/apollo/generated/graphql.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from '../messages.ts'
import styles from './collections-of-image.module.css'
import { MembershipBox } from './membership-box.tsx'

/** spec.md section 9 */
const MOST_AT_ONCE = 5

/**
 * For staff: which collections hold an image, each to be ticked or not; more than a few are narrowed down by
 * name.
 */
export const CollectionsOfImage = ({ imageId }: { imageId: string }) => {
  const [words, setWords] = useState('')
  const { data, error, refetch } = useQuery(CollectionsOfImageDocument, {
    variables: { id: imageId },
    fetchPolicy: 'cache-and-network',
  })
  const held = data?.image?.collections
  const all = data?.collections.collections
  if (!held || !all)
    return (
      <div className={styles.waiting} aria-busy={!error}>
        {error && <Unavailable message={say.notShown} onRetry={() => void refetch()} />}
      </div>
    )
  const isMany = all.length > MOST_AT_ONCE
  const wanted = words.trim().toLowerCase()
  const shown = all.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <fieldset className={styles.collections}>
      <legend>{say.collections}</legend>
      {isMany && (
        <input
          type="search"
          className={styles.find}
          placeholder={say.findACollection}
          aria-label={say.findACollection}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {shown.length === 0 && <p className={styles.none}>{say.listIsEmpty}</p>}
      <ul className={styles.list} data-many={isMany}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <MembershipBox
              subject={{ imageId, collectionId: id }}
              name={name}
              held={held.some((one) => one.id === id)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
