import { useFragment } from '@apollo/client/react'
import type { Arranging } from '#client/actors/pictures/arranging.ts'
import { ArrangedImage_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'
import * as say from '#client/features/collections/messages.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './arrangement.module.css'

const useTitle = (id: string): string => {
  const { data, complete } = useFragment({
    fragment: ArrangedImage_ImageFragmentDoc,
    fragmentName: 'ArrangedImage_image',
    from: { __typename: 'Image', id },
  })
  return (complete && data.title) || say.untitled
}

/** Says what was done last to whoever cannot see it, and offers to put back what was taken out. */
export const LastDeed = ({ arranging }: { arranging: Arranging }) => {
  const { deed, order, removed, undoRemoval } = arranging
  const title = useTitle(deed?.id ?? '')
  const removedTitle = useTitle(removed ?? '')
  return (
    <div className={styles.deed}>
      <p role="status" className="visually-hidden">
        {deed && deedInWords(deed, title, order.length)}
      </p>
      {removed !== null && (
        <p className={styles.undo}>
          <span>{say.takenOut(removedTitle)}</span>
          <Button size="sm" variant="outline" onClick={undoRemoval}>
            {say.undo}
          </Button>
        </p>
      )}
    </div>
  )
}

const deedInWords = (
  { kind, place }: NonNullable<Arranging['deed']>,
  title: string,
  count: number,
): string => {
  const at = `place ${place + 1} of ${count}`
  switch (kind) {
    case 'grabbed':
      return `${title} grabbed, ${at}.`
    case 'moved':
      return `${title}, ${at}.`
    case 'dropped':
      return say.droppedAt(title, at)
    case 'returned':
      return say.backAt(title, at)
    case 'removed':
      return say.takenOut(title)
    case 'restored':
      return say.backAt(title, at)
    case 'added':
      return say.addedAt(title, at)
  }
}
