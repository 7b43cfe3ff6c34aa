import { useWithdrawal } from '#client/actors/pictures/withdrawal.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './work.module.css'

interface WithdrawProps {
  id: string
  title: string
  /** Whether it is out of the shop now. */
  isWithdrawn: boolean
}

/** Takes a work out of the shop once that is confirmed, and brings it back. */
export const Withdraw = ({ id, title, isWithdrawn }: WithdrawProps) => {
  const withdrawal = useWithdrawal(id)
  const { isReturning, failure, isOpen } = withdrawal
  return (
    <>
      {isWithdrawn ? (
        <Button variant="outline" disabled={isReturning} onClick={withdrawal.bringBack}>
          {isReturning ? 'Bringing back…' : 'Bring back to the shop'}
        </Button>
      ) : (
        <Button variant="outline" onClick={withdrawal.ask}>
          Withdraw
        </Button>
      )}
      {!isOpen && failure && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
      {isOpen && <Question title={title} withdrawal={withdrawal} />}
    </>
  )
}

interface QuestionProps {
  title: string
  withdrawal: ReturnType<typeof useWithdrawal>
}

const Question = ({ title, withdrawal }: QuestionProps) => {
  const { carts, failure, isCounting, isUncounted, isWithdrawing, isRefused, decline } = withdrawal
  return (
    <Modal title={`Withdraw “${title}”?`} isHeld={isWithdrawing} onClose={decline}>
      {isCounting && <p role="status">Looking for carts that have it…</p>}
      {carts !== null && (
        <p>
          {cartsInWords(carts)} Orders that were placed stay, and so do your royalties. You can bring it back
          any time.
        </p>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
      <div className={styles.choices}>
        {isUncounted && <Button onClick={withdrawal.ask}>Try again</Button>}
        {carts !== null && !isRefused && (
          <Button variant="danger" disabled={isWithdrawing} onClick={withdrawal.confirm}>
            {isWithdrawing ? 'Withdrawing…' : 'Withdraw'}
          </Button>
        )}
        <Button variant="outline" disabled={isWithdrawing} onClick={decline}>
          Keep it
        </Button>
      </div>
    </Modal>
  )
}

const cartsInWords = (carts: number): string => {
  if (carts === 0) return 'No open cart has it.'
  if (carts === 1) return '1 open cart has it, and it can no longer be bought there.'
  return `${carts.toLocaleString('en-US')} open carts have it, and it can no longer be bought there.`
}
