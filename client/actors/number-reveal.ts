import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useRunning } from '#client/actors/process/context.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createNumberRevealEffects } from '#client/effects/number-reveal/number-reveal.ts'
import { numberRevealMachine } from '#machines/number-reveal/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsAsking,
  selectIsPending,
  selectNumber,
} from '#machines/number-reveal/selectors.ts'

const numberRevealProcess = defineProcess(numberRevealMachine, createNumberRevealEffects, {
  life: 'component',
})

/** Shows one account or tax number, which stands in the vault alone and is forgotten with its screen. */
export const useNumberReveal = (of: { resource: string; id: string }) => {
  const { vault } = useRunning()
  const reveal = useProcess(numberRevealProcess, of)
  const ref = useSelector(reveal, selectNumber)
  useEffect(() => {
    const listening = reveal.on('number.gone', ({ number }) => vault.takeSecret(number))
    return () => {
      listening.unsubscribe()
      const shown = selectNumber(reveal.getSnapshot())
      if (shown !== null) vault.takeSecret(shown)
    }
  }, [reveal, vault])
  return {
    /** Null while it is hidden. */
    number: ref === null ? null : vault.readSecret(ref),
    isAsking: useSelector(reveal, selectIsAsking),
    isPending: useSelector(reveal, selectIsPending),
    failure: useSelector(reveal, selectFailure),
    errors: useSelector(reveal, selectFieldErrors),
    ask: () => reveal.send({ type: 'number.asked' }),
    confirm: (reason: string, password: string) =>
      reveal.send({ type: 'number.confirmed', reason, password: vault.keepSecret(password) }),
    dismiss: () => reveal.send({ type: 'number.dismissed' }),
    hide: () => reveal.send({ type: 'number.hidden' }),
  }
}
