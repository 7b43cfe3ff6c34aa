import type { Payment } from '#client/actors/orders/checkout.ts'
import * as say from './messages.tsx'
import styles from './payment-method.module.css'

const METHODS = [
  { method: 'card', name: say.card },
  { method: 'purchase_order', name: say.purchaseOrder },
] as const

interface PaymentMethodProps {
  method: Payment['method']
  onChange: (method: Payment['method']) => void
}

/** By card or by purchase order, where there is the choice. */
export const PaymentMethod = ({ method, onChange }: PaymentMethodProps) => (
  <fieldset className={styles.methods}>
    <legend className="visually-hidden">{say.payBy}</legend>
    {METHODS.map((one) => (
      <label key={one.method}>
        <input
          type="radio"
          name="method"
          checked={one.method === method}
          onChange={() => onChange(one.method)}
        />
        {one.name}
      </label>
    ))}
  </fieldset>
)
