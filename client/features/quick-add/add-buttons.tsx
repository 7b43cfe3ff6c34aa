import { useAuth } from '#client/actors/people/auth.ts'
import { useAddItem, useAddToCart } from '#client/actors/projects/add-to-cart.ts'
import { useQuickAdd } from '#client/actors/projects/quick-add.ts'
import { Button } from '#client/ui/button.tsx'
import { keptClear } from '#client/ui/kept-clear.ts'
import { formatMoney } from '#client/ui/money.ts'
import { selectCanAdd, selectIsPending } from '#machines/add-to-cart/selectors.ts'
import { selectUser } from '#machines/auth/selectors.ts'
import { selectChoice, selectIsReady } from '#machines/quick-add/selectors.ts'
import styles from './add-buttons.module.css'
import * as say from './messages.ts'

/**
 * Disabled until there is a choice, while the projects that it could go into are on their way, and while one
 * is on its way into the project (spec.md section 5).
 */
export const AddButtons = () => {
  const choice = useQuickAdd(selectChoice)
  const isReady = useQuickAdd(selectIsReady)
  const canAdd = useAddToCart(selectCanAdd)
  const isAdding = useAddToCart(selectIsPending)
  const isSignedIn = useAuth(selectUser) !== null
  const addItem = useAddItem()
  const add = (action: 'add' | 'open') => {
    if (!choice) return
    const { imageId, substrate, width, height, frame } = choice
    addItem({ imageId, substrate, width, height, ...(frame && { frame }) }, action)
  }
  const disabled = !isReady || !canAdd
  return (
    <div className={styles.buttons} {...keptClear}>
      <output className={styles.price} aria-label={say.price}>
        {choice && choice.unitPrice !== null ? formatMoney(choice.unitPrice) : '–'}
      </output>
      <Button disabled={disabled} onClick={() => add('add')}>
        {isAdding ? say.adding : isSignedIn ? say.addToProject : say.addToCart}
      </Button>
      <Button variant="outline" disabled={disabled} onClick={() => add('open')}>
        {say.customize}
      </Button>
    </div>
  )
}
