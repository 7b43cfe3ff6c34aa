import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useQuantity } from '#client/actors/quantity.ts'
import {
  type CartItemRow_ItemFragment,
  CartItemRow_ItemFragmentDoc,
} from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { selectIsConfirming, selectIsRemoved, selectIsRemoving } from '#machines/quantity/selectors.ts'
import styles from './cart-item-row.module.css'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { QuantityField } from './quantity-field.tsx'

interface CartItemRowProps {
  cartToken: string
  item: FragmentType<CartItemRow_ItemFragment>
  onRemoved: (itemId: string) => void
}

/** One line of the project (spec.md section 2, Cart item row). A change of it draws no other. */
export const CartItemRow = ({ item, ...props }: CartItemRowProps) => {
  const { data, complete } = useFragment({ fragment: CartItemRow_ItemFragmentDoc, from: item })
  return complete && <Line item={data} {...props} />
}

interface LineProps extends Omit<CartItemRowProps, 'item'> {
  item: CartItemRow_ItemFragment
}

const Line = ({ cartToken, item, onRemoved }: LineProps) => {
  const { id, imageId, name, artist, width, height, substrate, unitPrice, designUrl } = item
  const quantity = useQuantity({ cartToken, itemId: id, quantity: item.quantity }, () => onRemoved(id))
  const isConfirming = useSelector(quantity.ref, selectIsConfirming)
  const isRemoving = useSelector(quantity.ref, selectIsRemoving)
  const isRemoved = useSelector(quantity.ref, selectIsRemoved)
  const nameId = useId()
  const title = name || 'Untitled'
  const address = `/search?${new URLSearchParams({ q: imageId })}#${encodeURIComponent(imageId)}`
  if (isRemoved) return null
  return (
    <li className={styles.row} aria-labelledby={nameId} data-going={isRemoving}>
      <div className={styles.thumbnail}>
        <Picture media={thumbnail(item)} alt="" sizes="168px" />
      </div>
      <div className={styles.what}>
        <h2 id={nameId}>
          <Link id={lineId(id)} to={address}>
            {title}
          </Link>
        </h2>
        <p>{artist}</p>
        <p>
          {width} × {height} in
        </p>
        <p className={styles.substrate}>{substrate ?? 'unknown substrate'}</p>
        <div className={styles.actions}>
          {designUrl && (
            <a href={designUrl} aria-label={`Customize ${title}`}>
              Customize
            </a>
          )}
          <button
            type="button"
            disabled={isRemoving}
            onClick={quantity.askRemoval}
            aria-label={`Remove ${title}`}
          >
            Remove
          </button>
        </div>
      </div>
      <QuantityField name={title} quantity={quantity} />
      <p className={styles.price}>
        {formatMoney(unitPrice)} <span>each</span>
      </p>
      {isConfirming && (
        <ConfirmRemoval name={title} onConfirm={quantity.confirmRemoval} onCancel={quantity.cancelRemoval} />
      )}
    </li>
  )
}

/** What gets the focus when the line before it goes. */
export const lineId = (itemId: string) => `line-${itemId}`

const thumbnail = ({ mediaTemplate, placeholder, width, height }: CartItemRow_ItemFragment) => ({
  template: mediaTemplate,
  widths: [160, 320],
  width,
  height,
  placeholder,
})
