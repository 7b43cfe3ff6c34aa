import { useApolloClient } from '@apollo/client/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { createLeaveMessageEffects } from '#client/effects/leave-message/leave-message.ts'
import { leaveMessageMachine } from '#machines/leave-message/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsLeft,
  selectIsSending,
} from '#machines/leave-message/selectors.ts'
import { inspected } from './inspect.ts'

/** Runs one message to the designers, from its writing until it is left. */
export const useLeaveMessage = () => {
  const apollo = useApolloClient()
  // Start it here, not with the page's actors: few people need it, and it loads with the dialog.
  const [logic] = useState(() => leaveMessageMachine.provide(createLeaveMessageEffects({ apollo })))
  const leaving = useActorRef(logic, inspected())
  return {
    errors: useSelector(leaving, selectFieldErrors),
    failure: useSelector(leaving, selectFailure),
    isSending: useSelector(leaving, selectIsSending),
    isLeft: useSelector(leaving, selectIsLeft),
    send: (email: string, message: string) =>
      leaving.send({ type: 'message.submitted', email, message, idempotencyKey: crypto.randomUUID() }),
  }
}
