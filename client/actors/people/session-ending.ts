import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createSessionEndingEffects } from '#client/effects/session-ending/session-ending.ts'
import { sessionEndingMachine } from '#machines/session-ending/machine.ts'
import { selectFailure, selectIsEnding, selectSession } from '#machines/session-ending/selectors.ts'

const sessionEndingProcess = defineProcess(sessionEndingMachine, createSessionEndingEffects, {
  life: 'component',
})

/** Asks before it signs another device out. `onEnded` hears that it has. */
export const useSessionEnding = (onEnded: () => void) => {
  const ending = useProcess(sessionEndingProcess)
  const tell = useEffectEvent(onEnded)
  useEffect(() => {
    const listening = ending.on('session.ended', () => tell())
    return () => listening.unsubscribe()
  }, [ending])
  return {
    session: useSelector(ending, selectSession),
    isEnding: useSelector(ending, selectIsEnding),
    failure: useSelector(ending, selectFailure),
    ask: (id: string) => ending.send({ type: 'ending.asked', id }),
    decline: () => ending.send({ type: 'ending.declined' }),
    confirm: () => ending.send({ type: 'ending.confirmed' }),
  }
}
