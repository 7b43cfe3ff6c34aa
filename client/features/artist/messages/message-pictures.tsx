import { useRef, useState } from 'react'
import type { ArtistThreadMessagesFragment } from '#client/apollo/generated/graphql.ts'
import { Modal } from '#client/ui/modal.tsx'
import * as say from './messages.tsx'
import { Picture } from './picture.tsx'
import styles from './pictures.module.css'

type Shown = ArtistThreadMessagesFragment['messages']['messages'][number]['pictures'][number]

/** The pictures of a message, each of which opens as large as it is. */
export const MessagePictures = ({ pictures, author }: { pictures: readonly Shown[]; author: string }) => {
  const [open, setOpen] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const nameOf = (at: number) => say.pictureFrom(at + 1, pictures.length, author)
  const shown = open === null ? undefined : pictures[open]
  const close = () => {
    setOpen(null)
    if (open !== null) list.current?.querySelectorAll('button')[open]?.focus()
  }
  return (
    <>
      <ul ref={list} className={styles.pictures} aria-label={say.pictures}>
        {pictures.map(({ id, width, height }, at) => (
          <li key={id}>
            <button
              type="button"
              className={styles.open}
              style={{ aspectRatio: `${width} / ${height}` }}
              // The button is there before its picture is.
              aria-label={nameOf(at)}
              onClick={() => setOpen(at)}
            >
              <Picture id={id} size="THUMB" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && shown && (
        <Modal title={nameOf(open)} isWide onClose={close}>
          <div className={styles.whole} style={{ aspectRatio: `${shown.width} / ${shown.height}` }}>
            <Picture id={shown.id} size="WHOLE" />
          </div>
        </Modal>
      )}
    </>
  )
}
