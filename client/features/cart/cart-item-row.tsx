import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { useQuantity } from '#client/actors/projects/quantity.ts'
import {
  type CartItemRow_ItemFragment,
  CartItemRow_ItemFragmentDoc,
} from '#client/apollo/generated/graphql.ts'
import { selectIsConfirming, selectIsRemoved, selectIsRemoving } from '#machines/quantity/selectors.ts'
import styles from './cart-item-row.module.css'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { LinePrice, LineWords, titleOf } from './line-words.tsx'
import * as say from './messages.tsx'
import { QuantityField } from './quantity-field.tsx'

interface CartItemRowProps {
  cartToken: string
  item: FragmentType<CartItemRow_ItemFragment>
  /** The project has been ordered: nothing of it can be changed. */
  isClosed: boolean
  onRemoved: (itemId: string) => void
  /** What was said about it. */
  reviews: ReactNode
}

/** One line of the project (spec.md section 2, Cart item row). A change of it draws no other. */
export const CartItemRow = ({ item, isClosed, ...props }: CartItemRowProps) => {
  const { data, complete } = useFragment({
    fragment: CartItemRow_ItemFragmentDoc,
    fragmentName: 'CartItemRow_item',
    from: item,
  })
  if (!complete) return null
  return isClosed ? <ClosedLine item={data} reviews={props.reviews} /> : <OpenLine item={data} {...props} />
}

interface LineProps extends Omit<CartItemRowProps, 'item' | 'isClosed'> {
  item: CartItemRow_ItemFragment
}

const OpenLine = ({ cartToken, item, onRemoved, reviews }: LineProps) => {
  const { id, designUrl, fault } = item
  const quantity = useQuantity({ cartToken, itemId: id, quantity: item.quantity }, () => onRemoved(id))
  const isConfirming = useSelector(quantity.ref, selectIsConfirming)
  const isRemoving = useSelector(quantity.ref, selectIsRemoving)
  const isRemoved = useSelector(quantity.ref, selectIsRemoved)
  const nameId = useId()
  const title = titleOf(item)
  if (isRemoved) return null
  return (
    <li className={styles.row} aria-labelledby={nameId} data-going={isRemoving} data-left={fault !== null}>
      <LineWords item={item} nameId={nameId}>
        <div className={styles.actions}>
          {designUrl && !fault && (
            <a href={designUrl} aria-label={say.customizeItem(title)}>
              {say.customize}
            </a>
          )}
          <button
            type="button"
            disabled={isRemoving}
            onClick={quantity.askRemoval}
            aria-label={say.removeItem(title)}
          >
            {say.remove}
          </button>
        </div>
      </LineWords>
      {fault ? <Pieces quantity={item.quantity} /> : <QuantityField name={title} quantity={quantity} />}
      <LinePrice item={item} />
      <div className={styles.reviews}>{reviews}</div>
      {isConfirming && (
        <ConfirmRemoval name={title} onConfirm={quantity.confirmRemoval} onCancel={quantity.cancelRemoval} />
      )}
    </li>
  )
}

const ClosedLine = ({ item, reviews }: Pick<LineProps, 'item' | 'reviews'>) => {
  const nameId = useId()
  return (
    <li className={styles.row} aria-labelledby={nameId} data-left={item.fault !== null}>
      <LineWords item={item} nameId={nameId} />
      <Pieces quantity={item.quantity} />
      <LinePrice item={item} />
      <div className={styles.reviews}>{reviews}</div>
    </li>
  )
}

const Pieces = ({ quantity }: { quantity: number }) => <p className={styles.pieces}>{say.pieces(quantity)}</p>
