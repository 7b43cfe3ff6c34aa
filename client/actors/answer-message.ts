import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createAnswerMessageEffects } from '#client/effects/answer-message/answer-message.ts'
import { answerMessageMachine } from '#machines/answer-message/machine.ts'
import type { MessageRef } from '#machines/answer-message/ports.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsBusy,
  selectIsOpen,
  selectIsOvertaken,
  selectIsReading,
  selectIsSending,
  selectIsUnread,
  selectText,
} from '#machines/answer-message/selectors.ts'

/** What is typed to one visitor stays while staff look at other pages of the shop. */
export const answerMessageProcess = defineProcess(answerMessageMachine, createAnswerMessageEffects, {
  life: 'subject',
  keyOf: ({ id }: Pick<MessageRef, 'id'>) => id,
  isBusy: selectIsBusy,
  finish: { type: 'answer.closed' },
})

/** Runs the answer to one message. `onAnswered` hears that it was sent, while the message is shown. */
export const useAnswerMessage = (message: MessageRef, onAnswered: () => void) => {
  const answer = useProcess(answerMessageProcess, message)
  const tell = useEffectEvent(onAnswered)
  useEffect(() => {
    const listening = answer.on('message.answered', () => tell())
    return () => listening.unsubscribe()
  }, [answer])
  return {
    text: useSelector(answer, selectText),
    errors: useSelector(answer, selectFieldErrors),
    failure: useSelector(answer, selectFailure),
    isOpen: useSelector(answer, selectIsOpen),
    isSending: useSelector(answer, selectIsSending),
    isReading: useSelector(answer, selectIsReading),
    isUnread: useSelector(answer, selectIsUnread),
    isOvertaken: useSelector(answer, selectIsOvertaken),
    begin: () => answer.send({ type: 'answer.begun' }),
    type: (text: string) => answer.send({ type: 'answer.typed', text }),
    close: () => answer.send({ type: 'answer.closed' }),
    send: () => answer.send({ type: 'answer.submitted', idempotencyKey: crypto.randomUUID() }),
    readAgain: () => answer.send({ type: 'reading.retried' }),
  }
}
