import type { usePublishing } from '#client/actors/pictures/publishing.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from './messages.ts'
import styles from './publishing.module.css'

/** For staff: puts an image into the shop or takes it out (spec.md section 4, Publishing). */
export const Publishing = (publishing: ReturnType<typeof usePublishing>) => {
  const { isPublished, isPending, refusal, isGone, publish, unpublish } = publishing
  if (refusal !== null) return <p className={styles.locked}>{refusal}</p>
  if (isGone) return null
  return (
    <Button
      variant="outline"
      size="sm"
      className={styles.toggle}
      aria-busy={isPending}
      onClick={isPublished ? unpublish : publish}
    >
      {isPublished ? say.unpublish : say.publish}
    </Button>
  )
}
