import type { ComponentType, ReactNode } from 'react'
import { useOrderChange } from '#client/actors/orders/order-change.ts'
import { commandsOfOrder, type OrderCommandType } from '#client/actors/orders/order-commands.ts'
import type { OrderPageQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './changes.module.css'
import { wordsOf } from './command-words.ts'
import type { ConfirmChangeProps } from './confirm-change.tsx'

interface ChangesProps {
  order: Pick<NonNullable<OrderPageQuery['order']>, 'orderId' | 'status' | 'paid'>
  by: 'owner' | 'staff'
  cartToken: string | null
  ConfirmChange: ComponentType<ConfirmChangeProps>
  onChanged: () => void
  onOutdated: () => void
  /** What changes nothing of the order: between what brings it on and what ends it. */
  children: ReactNode
}

/** A button for each thing that the lifecycle lets this visitor do to the order now. */
export const Changes = (props: ChangesProps) => {
  const { order, by, cartToken, ConfirmChange, onChanged, onOutdated, children } = props
  const change = useOrderChange(order.orderId, cartToken, { onChanged, onOutdated })
  const { command: asked, isPending, isConfirming, ask } = change
  const commands = commandsOfOrder(order, by)
  const endsOrder = (command: OrderCommandType) => wordsOf(command, by, order.paid).ends
  const renderButton = (command: OrderCommandType) => {
    const { label, pending } = wordsOf(command, by, order.paid)
    return (
      <Button
        key={command}
        variant={endsOrder(command) ? 'outline' : 'solid'}
        className={endsOrder(command) ? styles.ends : ''}
        disabled={isPending}
        onClick={() => ask(command)}
      >
        {isPending && asked === command ? pending : label}
      </Button>
    )
  }
  return (
    <div className={styles.buttons}>
      {commands.filter((command) => !endsOrder(command)).map(renderButton)}
      {children}
      {commands.filter(endsOrder).map(renderButton)}
      {isConfirming && asked !== null && (
        <ConfirmChange
          words={wordsOf(asked, by, order.paid)}
          parcel={asked === 'order.ship' ? (change.parcel ?? { carrier: '', tracking: '' }) : null}
          errors={change.errors}
          failure={change.failure?.message ?? null}
          onConfirm={change.confirm}
          onClose={change.dismiss}
        />
      )}
    </div>
  )
}
