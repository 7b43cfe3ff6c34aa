import { useStaticTag } from '#client/actors/pictures/static-tag.ts'
import type { StaticCollection } from '#client/apollo/generated/graphql.ts'
import { CheckIcon } from '#client/ui/page-icons.tsx'
import * as say from './messages.ts'
import styles from './staff-menu.module.css'

const NAMES = { government: 'GOVERNMENT', commercial: 'COMMERCIAL' } as const

interface StaticListProps {
  imageId: string
  collection: keyof typeof NAMES
  /** The lists that it is on, as the server said last. */
  held: readonly StaticCollection[]
}

/**
 * Puts a picture on a static list, from which nothing is taken here; choosing one that it is on brings a
 * notice.
 */
export const StaticList = ({ imageId, collection, held }: StaticListProps) => {
  const subject = { imageId, collection }
  const { isTagged, isPending, tag } = useStaticTag(subject, held.includes(NAMES[collection]))
  return (
    <button type="button" className={styles.entry} aria-busy={isPending} onClick={tag}>
      {isTagged ? say.onStaticList(collection) : say.addToStaticList(collection)}
      {isTagged && <CheckIcon />}
    </button>
  )
}
