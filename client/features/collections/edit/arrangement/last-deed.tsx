import { useFragment } from '@apollo/client/react'
import type { Arranging } from '#client/actors/pictures/arranging.ts'
import { ArrangedImage_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './arrangement.module.css'

const useTitle = (id: string): string => {
  const { data, complete } = useFragment({
    fragment: ArrangedImage_ImageFragmentDoc,
    fragmentName: 'ArrangedImage_image',
    from: { __typename: 'Image', id },
  })
  return (complete && data.title) || 'Untitled'
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
          <span>{removedTitle} taken out.</span>
          <Button size="sm" variant="outline" onClick={undoRemoval}>
            Undo
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
      return `${title} dropped at ${at}.`
    case 'returned':
      return `${title} is back at ${at}.`
    case 'removed':
      return `${title} taken out.`
    case 'restored':
      return `${title} is back at ${at}.`
    case 'added':
      return `${title} added at ${at}.`
  }
}
