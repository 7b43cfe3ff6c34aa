import { useId } from 'react'
import {
  type Publication,
  usePublication,
  useTogglePublication,
} from '#client/actors/pictures/publication.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from '../messages.tsx'
import styles from './publish-button.module.css'

interface PublishButtonProps {
  publication: Publication
  /** Whether why it is refused stands beside it, rather than being said when it is pressed. */
  isExplained?: boolean
}

/** Puts an image into the shop or takes it out; where its lifecycle refuses that, it says why. */
export const PublishButton = ({ publication, isExplained = false }: PublishButtonProps) => {
  const { isPublished, isPending } = usePublication(publication)
  const toggle = useTogglePublication()
  const reason = useId()
  const { refusal } = publication
  return (
    <span className={styles.publication}>
      <Button
        variant="outline"
        size={isExplained ? 'md' : 'sm'}
        aria-busy={isPending}
        aria-disabled={refusal !== null}
        aria-describedby={refusal === null ? undefined : reason}
        title={refusal ?? undefined}
        onClick={() => toggle(publication)}
      >
        {isPublished ? say.unpublish : say.publish}
      </Button>
      {refusal !== null && (
        <span id={reason} className={isExplained ? styles.reason : 'visually-hidden'}>
          {refusal}
        </span>
      )}
    </span>
  )
}
