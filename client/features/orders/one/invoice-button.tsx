import { useInvoice } from '#client/actors/orders/invoice.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './order-button.module.css'

/** Saves the invoice, a PDF. */
export const InvoiceButton = ({ orderId, cartToken }: { orderId: string; cartToken: string | null }) => {
  const { isPending, hasFailed, save } = useInvoice(orderId, cartToken)
  return (
    <div className={styles.action}>
      <Button variant="outline" disabled={isPending} onClick={() => void save()}>
        {isPending ? 'Fetching invoice…' : 'Invoice (PDF)'}
      </Button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          The invoice cannot be had right now. Please try again.
        </p>
      )}
    </div>
  )
}
