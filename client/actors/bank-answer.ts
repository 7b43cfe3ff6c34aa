import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createBankAnswerEffects } from '#client/effects/bank-answer/bank-answer.ts'
import { createFiles } from '#client/effects/importing/files.ts'
import { bankAnswerMachine } from '#machines/bank-answer/machine.ts'
import {
  selectFailure,
  selectFile,
  selectIsFinal,
  selectIsOpen,
  selectIsPaused,
  selectIsPending,
  selectIsTold,
  selectRows,
  selectTotal,
} from '#machines/bank-answer/selectors.ts'

export type { AnsweredRow } from '#machines/bank-answer/ports.ts'

const bankAnswerProcess = defineProcess(bankAnswerMachine, createBankAnswerEffects, { life: 'component' })

export type BankAnswering = ReturnType<typeof useBankAnswer>

/** Takes files in which the bank says what it has paid. `onRecorded` is told as payouts are recorded. */
export const useBankAnswer = (onRecorded: () => void) => {
  const [files] = useState(createFiles)
  const answer = useProcess(bankAnswerProcess, undefined, { files })
  const follow = useEffectEvent(onRecorded)
  useEffect(() => {
    const listening = answer.on('payouts.recorded', () => follow())
    return () => listening.unsubscribe()
  }, [answer])
  return {
    isOpen: useSelector(answer, selectIsOpen),
    isPending: useSelector(answer, selectIsPending),
    isPaused: useSelector(answer, selectIsPaused),
    isTold: useSelector(answer, selectIsTold),
    file: useSelector(answer, selectFile),
    rows: useSelector(answer, selectRows),
    total: useSelector(answer, selectTotal),
    failure: useSelector(answer, selectFailure),
    isFinal: useSelector(answer, selectIsFinal),
    ask: () => answer.send({ type: 'answer.asked' }),
    choose: (file: File) =>
      answer.send({ type: 'file.chosen', file: files.keep(file), idempotencyKey: crypto.randomUUID() }),
    retry: () => answer.send({ type: 'answer.retried' }),
    dismiss: () => answer.send({ type: 'answer.dismissed' }),
  }
}
