import { useId } from 'react'
import { type BankAnswering, useBankAnswer } from '#client/actors/bank-answer.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import batchStyles from '../../batches/batches.module.css'
import { FileDrop } from '../../file-drop.tsx'
import { sizeInWords } from '../../file-size.ts'
import historyStyles from '../../resources/history/record-history.module.css'
import styles from '../money.module.css'
import { AnsweredRows } from './answered-rows.tsx'

/** Sends in the file in which the bank says what it has paid. */
export const BankAnswer = ({ onRecorded }: { onRecorded: () => void }) => {
  const answer = useBankAnswer(onRecorded)
  return (
    <>
      <Button variant="outline" onClick={answer.ask}>
        Bank’s answer
      </Button>
      {answer.isOpen && <AnswerDialog answer={answer} />}
    </>
  )
}

const AnswerDialog = ({ answer }: { answer: BankAnswering }) => {
  const { isTold, isPending, isPaused, rows, failure, ask, retry, dismiss } = answer
  return (
    <Modal title="The bank’s answer" isWide={isTold} isHeld={isPending} onClose={dismiss}>
      {isTold ? <AnsweredRows rows={rows} /> : <Sending answer={answer} />}
      {isPaused && (
        <p role="alert" className={batchStyles.refusal}>
          {failure?.message}
        </p>
      )}
      <div className={historyStyles.choices}>
        {isPaused && <Button onClick={retry}>Try again</Button>}
        {isTold && <Button onClick={dismiss}>Done</Button>}
        {isTold ? (
          <Button variant="outline" onClick={ask}>
            Send another file
          </Button>
        ) : (
          <Button variant="outline" disabled={isPending} onClick={dismiss}>
            Cancel
          </Button>
        )}
      </div>
    </Modal>
  )
}

/** Before the bank's answer is recorded to its end. */
const Sending = ({ answer }: { answer: BankAnswering }) =>
  answer.isPending || answer.isPaused ? <Progress answer={answer} /> : <Choice answer={answer} />

const Choice = ({ answer: { file, rows, failure, isFinal, choose } }: { answer: BankAnswering }) => {
  const errorId = useId()
  return (
    <div className={styles.form}>
      {!isFinal && (
        <>
          <p>
            Each row is recorded as paid where the payout was sent and the amount is just what it is. The rest
            says why not.
          </p>
          <FileDrop
            accept=".csv,.txt"
            kinds="CSV with the columns token, amount and reference, up to 1 MB."
            errorId={failure ? errorId : undefined}
            onChoose={choose}
          />
        </>
      )}
      {failure && (
        <p id={errorId} role="alert" className={batchStyles.refusal}>
          {file?.name}: {failure.message}
          {rows.length > 0 && ` The ${rows.length.toLocaleString('en-US')} rows before are recorded.`}
        </p>
      )}
    </div>
  )
}

const Progress = ({ answer: { file, rows, total, isPending } }: { answer: BankAnswering }) => (
  <>
    <p>
      {file?.name} <span className={styles.who}>{sizeInWords(file?.size ?? 0)}</span>
    </p>
    <progress
      className={batchStyles.progress}
      aria-label="Recording"
      {...(total > 0 && { value: rows.length / total })}
    />
    <p role="status" className={batchStyles.note}>
      {isPending ? 'Recording…' : 'Stopped.'}
      {total > 0 && ` ${rows.length.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows`}
    </p>
  </>
)
