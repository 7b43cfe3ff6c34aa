import { useWithdrawal } from '#client/actors/pictures/withdrawal.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import * as say from './messages.tsx'
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
          {isReturning ? say.bringingBack : say.bringBack}
        </Button>
      ) : (
        <Button variant="outline" onClick={withdrawal.ask}>
          {say.withdraw}
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
    <Modal title={say.withdrawTitle(title)} isHeld={isWithdrawing} onClose={decline}>
      {isCounting && <p role="status">{say.lookingForCarts}</p>}
      {carts !== null && <p>{say.whatWithdrawingDoes(cartsInWords(carts))}</p>}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
      <div className={styles.choices}>
        {isUncounted && <Button onClick={withdrawal.ask}>{say.tryAgain}</Button>}
        {carts !== null && !isRefused && (
          <Button variant="danger" disabled={isWithdrawing} onClick={withdrawal.confirm}>
            {isWithdrawing ? say.withdrawing : say.withdraw}
          </Button>
        )}
        <Button variant="outline" disabled={isWithdrawing} onClick={decline}>
          {say.keepIt}
        </Button>
      </div>
    </Modal>
  )
}

const cartsInWords = (carts: number): string => {
  if (carts === 0) return say.inNoCart
  if (carts === 1) return say.inOneCart
  return say.inCarts(carts.toLocaleString('en-US'))
}
