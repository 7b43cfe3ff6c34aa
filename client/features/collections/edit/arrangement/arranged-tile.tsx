import { useFragment } from '@apollo/client/react'
import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import { ArrangedImage_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'
import * as say from '#client/features/collections/messages.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { GripIcon } from '#client/ui/page-icons.tsx'
import styles from './arrangement.module.css'

interface ArrangedTileProps {
  id: string
  /** From 0. */
  place: number
  count: number
  isHeld: boolean
  helpId: string
  onGrip: (event: PointerEvent, id: string) => void
  onKey: (event: KeyboardEvent, id: string, place: number) => void
  onRemove: (id: string) => void
}

/** A mouse takes it anywhere; a finger by its grip, so that the page can still be scrolled. */
export const ArrangedTile = memo((props: ArrangedTileProps) => {
  const { id, place, count, isHeld, helpId, onGrip, onKey, onRemove } = props
  const { data, complete } = useFragment({
    fragment: ArrangedImage_ImageFragmentDoc,
    fragmentName: 'ArrangedImage_image',
    from: { __typename: 'Image', id },
  })
  const title = (complete && data.title) || say.untitled
  return (
    <li className={styles.tile} data-place={place} data-held={isHeld}>
      <div
        className={styles.picture}
        onPointerDown={(event) => event.pointerType === 'mouse' && onGrip(event, id)}
      >
        {complete && <Picture media={data.media} alt="" sizes="180px" ratio={1} />}
        {complete && !data.published && <span className={styles.badge}>{say.unpublished}</span>}
      </div>
      <p className={styles.title}>{title}</p>
      <button
        type="button"
        className={styles.grip}
        aria-label={say.movePicture(title, place + 1, count)}
        aria-describedby={helpId}
        aria-pressed={isHeld}
        onPointerDown={(event) => onGrip(event, id)}
        onKeyDown={(event) => onKey(event, id, place)}
      >
        <GripIcon />
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={say.takeOut(title)}
        onClick={() => onRemove(id)}
      >
        <CloseIcon />
      </button>
    </li>
  )
})
