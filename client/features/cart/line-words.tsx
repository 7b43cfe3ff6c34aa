import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CartItemRow_ItemFragment } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { FAULT_WORDS } from '#client/features/purchase/fault-words.ts'
import { frameWords } from '#client/features/purchase/frame-words.ts'
import { linePictureOf } from '#client/features/purchase/line-picture.ts'
import { formatMoney } from '#client/ui/money.ts'
import styles from './cart-item-row.module.css'
import * as say from './messages.tsx'

interface LineWordsProps {
  item: CartItemRow_ItemFragment
  nameId: string
  /** What can be done to it. */
  children?: ReactNode
}

export const titleOf = ({ name }: CartItemRow_ItemFragment) => name || say.untitled

/** What a line is, whoever may change it: its picture, name, artist, size and substrate. */
export const LineWords = ({ item, nameId, children }: LineWordsProps) => {
  const { id, imageId, artist, width, height, substrate, frame, fault } = item
  const address = `/search?${new URLSearchParams({ q: imageId })}#${encodeURIComponent(imageId)}`
  return (
    <>
      <div className={styles.thumbnail}>
        <Picture media={linePictureOf(item)} alt="" sizes="168px" />
      </div>
      <div className={styles.what}>
        <h2 id={nameId}>
          <Link id={lineIdOf(id)} to={address}>
            {titleOf(item)}
          </Link>
        </h2>
        <p>{artist}</p>
        <p>{say.sizeOf(width, height)}</p>
        <p className={styles.substrate}>{substrate ?? say.unknownSubstrate}</p>
        {frame && <p>{frameWords(frame)}</p>}
        {fault && <p className={styles.fault}>{say.noLongerAvailable(FAULT_WORDS[fault])}</p>}
        {children}
      </div>
    </>
  )
}

/** Of all its pieces and of one; a line that cannot be bought has none, as it is no part of the sums. */
export const LinePrice = ({
  item: { quantity, unitPrice, total, addedUnitPrice, fault },
}: {
  item: CartItemRow_ItemFragment
}) =>
  fault ? (
    <p className={styles.price}>
      <span>{say.notInTotal}</span>
    </p>
  ) : (
    <p className={styles.price}>
      {formatMoney(total)}
      {quantity > 1 && <span>{say.each(formatMoney(unitPrice))}</span>}
      {addedUnitPrice !== null && (
        <span className={styles.was}>{say.priceWhenAdded(formatMoney(addedUnitPrice))}</span>
      )}
    </p>
  )

/** Takes the focus when the line before it goes. */
export const lineIdOf = (itemId: string) => `line-${itemId}`
