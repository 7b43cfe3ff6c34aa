import { usePublishing } from '#client/actors/pictures/publishing.ts'
import * as say from './messages.ts'
import styles from './staff-menu.module.css'

interface PublicationProps {
  subject: Parameters<typeof usePublishing>[0]
  /** What the server said last. */
  held: boolean
}

/** Puts a picture into the shop or takes it out. A stock photo is its source's and stays as it is. */
export const Publication = ({ subject, held }: PublicationProps) => {
  const { isPublished, isPending, refusal, isGone, publish, unpublish } = usePublishing(subject, held)
  if (isGone) return null
  if (refusal !== null) return <p className={styles.words}>{refusal}</p>
  return (
    <button
      type="button"
      className={styles.entry}
      aria-busy={isPending}
      onClick={isPublished ? unpublish : publish}
    >
      {isPublished ? say.unpublish : say.publish}
    </button>
  )
}
