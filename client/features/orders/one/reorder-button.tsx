import { useNavigate } from 'react-router-dom'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { useReorder } from '#client/actors/orders/reorder.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from '../messages.tsx'
import { leftInWords } from './left-in-words.ts'
import styles from './order-button.module.css'

interface ReorderButtonProps {
  orderId: string
  cartToken: string | null
  isSignedIn: boolean
}

/** Leads to a new project with what can still be bought, and says what is not in it. */
export const ReorderButton = ({ orderId, cartToken, isSignedIn }: ReorderButtonProps) => {
  const navigate = useNavigate()
  const raise = useRaiseAlert()
  const { isPending, failure, ask } = useReorder(orderId, cartToken, ({ projectId, left }) => {
    void navigate(isSignedIn ? `/projects/${encodeURIComponent(projectId)}` : '/cart')
    if (left.length > 0) raise({ status: 'warning', text: leftInWords(left), persistent: true })
  })
  return (
    <div className={styles.action}>
      <Button variant="outline" disabled={isPending} onClick={ask}>
        {isPending ? (isSignedIn ? say.makingProject : say.fillingCart) : say.orderAgain}
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
    </div>
  )
}
