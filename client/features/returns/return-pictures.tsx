import { useState } from 'react'
import type { OrderReturnFragment } from '#client/apollo/generated/graphql.ts'
import { Modal } from '#client/ui/modal.tsx'
import * as say from './messages.ts'
import { ReturnPicture } from './return-picture.tsx'
import styles from './returns.module.css'

interface ReturnPicturesProps {
  orderId: string
  cartToken: string | null
  pictures: OrderReturnFragment['pictures']
}

/** The pictures of a return, each of which opens as large as it is. */
export const ReturnPictures = ({ pictures, ...order }: ReturnPicturesProps) => {
  const [open, setOpen] = useState<number | null>(null)
  const nameOf = (at: number) => say.pictureOf(at + 1, pictures.length)
  const shown = open === null ? undefined : pictures[open]
  if (pictures.length === 0) return null
  return (
    <>
      <ul className={styles.pictures} aria-label={say.pictures}>
        {pictures.map(({ id, width, height }, at) => (
          <li key={id}>
            <button
              type="button"
              style={{ aspectRatio: `${width} / ${height}` }}
              aria-label={nameOf(at)}
              onClick={() => setOpen(at)}
            >
              <ReturnPicture {...order} id={id} size="THUMB" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && shown && (
        <Modal title={nameOf(open)} isWide onClose={() => setOpen(null)}>
          <div className={styles.whole} style={{ aspectRatio: `${shown.width} / ${shown.height}` }}>
            <ReturnPicture {...order} id={shown.id} size="WHOLE" />
          </div>
        </Modal>
      )}
    </>
  )
}
