import { useFragment } from '@apollo/client/react'
import { ArrangedImage_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import styles from './arrangement.module.css'
import type { DragPoint } from './use-drag.ts'

/** What is being dragged, under the pointer. */
export const Ghost = ({ id, point: { x, y } }: { id: string; point: DragPoint }) => {
  const { data, complete } = useFragment({
    fragment: ArrangedImage_ImageFragmentDoc,
    fragmentName: 'ArrangedImage_image',
    from: { __typename: 'Image', id },
  })
  if (!complete) return null
  return (
    <div className={styles.ghost} style={{ translate: `${x}px ${y}px` }} aria-hidden>
      <Picture media={data.media} alt="" sizes="120px" ratio={1} prominent />
    </div>
  )
}
