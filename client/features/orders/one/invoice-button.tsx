import { useInvoice } from '#client/actors/orders/invoice.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from '../messages.tsx'
import styles from './order-button.module.css'

/** Saves the invoice, a PDF. */
export const InvoiceButton = ({ orderId, cartToken }: { orderId: string; cartToken: string | null }) => {
  const { isPending, hasFailed, save } = useInvoice(orderId, cartToken)
  return (
    <div className={styles.action}>
      <Button variant="outline" disabled={isPending} onClick={() => void save()}>
        {isPending ? say.gettingInvoice : say.invoice}
      </Button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {say.cannotGetInvoice}
        </p>
      )}
    </div>
  )
}
