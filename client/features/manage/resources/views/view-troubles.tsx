import type { SavedViewWork } from '#client/actors/saved-view.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from './messages.tsx'
import styles from './views.module.css'

/** Why a view was not changed, and what helps: trying again, or reading what somebody else made of it. */
export const ViewTroubles = ({ work }: { work: SavedViewWork }) => {
  const { isOvertaken, hasFailed, isPending, isFinal, failure, readAgain, retryChange, dismiss } = work
  if (!isOvertaken && !hasFailed) return null
  return (
    <div role="alert" className={styles.trouble}>
      <p>{failure?.message ?? say.readingViews}</p>
      {!isFinal && (
        <Button
          variant="outline"
          size="sm"
          disabled={isPending}
          onClick={isOvertaken ? readAgain : retryChange}
        >
          {isOvertaken ? say.readAgain : say.retry}
        </Button>
      )}
      <Button variant="plain" size="sm" disabled={isPending} onClick={dismiss}>
        {say.dismiss}
      </Button>
    </div>
  )
}
