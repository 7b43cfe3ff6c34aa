import { useId } from 'react'
import { type BankAnswering, useBankAnswer } from '#client/actors/bank-answer.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import batchStyles from '../../batches/batches.module.css'
import { FileDrop } from '../../file-drop.tsx'
import { sizeInWords } from '../../file-size.ts'
import historyStyles from '../../resources/history/record-history.module.css'
import * as say from '../messages.tsx'
import styles from '../money.module.css'
import { AnsweredRows } from './answered-rows.tsx'

/** Sends in the file in which the bank says what it has paid. */
export const BankAnswer = ({ onRecorded }: { onRecorded: () => void }) => {
  const answer = useBankAnswer(onRecorded)
  return (
    <>
      <Button variant="outline" onClick={answer.ask}>
        {say.bankAnswerButton}
      </Button>
      {answer.isOpen && <AnswerDialog answer={answer} />}
    </>
  )
}

const AnswerDialog = ({ answer }: { answer: BankAnswering }) => {
  const { isTold, isPending, isPaused, rows, failure, ask, retry, dismiss } = answer
  return (
    <Modal title={say.bankAnswer} isWide={isTold} isHeld={isPending} onClose={dismiss}>
      {isTold ? <AnsweredRows rows={rows} /> : <Sending answer={answer} />}
      {isPaused && (
        <p role="alert" className={batchStyles.refusal}>
          {failure?.message}
        </p>
      )}
      <div className={historyStyles.choices}>
        {isPaused && <Button onClick={retry}>{say.tryAgain}</Button>}
        {isTold && <Button onClick={dismiss}>{say.done}</Button>}
        {isTold ? (
          <Button variant="outline" onClick={ask}>
            {say.sendAnotherFile}
          </Button>
        ) : (
          <Button variant="outline" disabled={isPending} onClick={dismiss}>
            {say.cancel}
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
          <p>{say.howRecorded}</p>
          <FileDrop
            accept=".csv,.txt"
            kinds={say.whatFile}
            errorId={failure ? errorId : undefined}
            onChoose={choose}
          />
        </>
      )}
      {failure && (
        <p id={errorId} role="alert" className={batchStyles.refusal}>
          {file?.name}: {failure.message}
          {rows.length > 0 && say.recordedBefore(rows.length.toLocaleString('en-US'))}
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
      aria-label={say.recording}
      {...(total > 0 && { value: rows.length / total })}
    />
    <p role="status" className={batchStyles.note}>
      {isPending ? say.recordingMore : say.stopped}
      {total > 0 && say.rowsOf(rows.length.toLocaleString('en-US'), total.toLocaleString('en-US'))}
    </p>
  </>
)
