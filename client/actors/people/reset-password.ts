import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { useRunning } from '#client/actors/process/context.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createResetPasswordEffects } from '#client/effects/reset-password/reset-password.ts'
import { resetPasswordMachine } from '#machines/reset-password/machine.ts'
import type { ResetLink } from '#machines/reset-password/ports.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsPending,
  selectIsRequested,
  selectIsUnusable,
} from '#machines/reset-password/selectors.ts'

/** A mailed link as its address has it. */
interface LinkParts {
  uid: string | null
  token: string | null
}

const resetPasswordProcess = defineProcess(resetPasswordMachine, createResetPasswordEffects, {
  life: 'component',
})

/**
 * Runs the reset of a password: from the request, or from a mailed link. `onLeft` leads back to the sign-in
 * form.
 */
export const useResetPassword = (parts: LinkParts | null, onLeft: () => void) => {
  const { vault } = useRunning()
  const raise = useRaiseAlert()
  const link = useLink(parts)
  const reset = useProcess(resetPasswordProcess, { link })
  const sayPromised = useEffectEvent((text: string) => raise({ status: 'info', text, persistent: true }))
  const leave = useEffectEvent((changed: string | null) => {
    if (changed !== null) raise({ status: 'success', text: changed })
    onLeft()
  })
  useEffect(() => {
    const listening = [
      reset.on('mail.promised', ({ text }) => sayPromised(text)),
      reset.on('password.changed', ({ text }) => leave(text)),
      reset.on('reset.left', () => leave(null)),
    ]
    return () => {
      for (const each of listening) each.unsubscribe()
    }
  }, [reset])
  // Keep one key while the typed text stays the same: a retry after a lost answer is then answered again.
  const typed = useRef({ text: '', key: '' })
  const keyOf = (text: string): string => {
    if (typed.current.text !== text) typed.current = { text, key: crypto.randomUUID() }
    return typed.current.key
  }
  return {
    errors: useSelector(reset, selectFieldErrors),
    failure: useSelector(reset, selectFailure),
    isPending: useSelector(reset, selectIsPending),
    isRequested: useSelector(reset, selectIsRequested),
    isUnusable: useSelector(reset, selectIsUnusable),
    request: (email: string) =>
      reset.send({ type: 'reset.requested', email, idempotencyKey: crypto.randomUUID() }),
    submit: (password: string) =>
      reset.send({
        type: 'password.submitted',
        secret: vault.keepSecret(password),
        idempotencyKey: keyOf(password),
      }),
    cancel: () => reset.send({ type: 'reset.cancelled' }),
  }
}

/** The token goes to the vault as it arrives: no event or journal may hold it. */
const useLink = (parts: LinkParts | null): ResetLink | null => {
  const { vault } = useRunning()
  const uid = parts?.uid ?? null
  const token = parts?.token ?? null
  const hasLink = parts !== null
  return useMemo(
    () => (hasLink ? { uid, token: token === null ? null : vault.keepSecret(token) } : null),
    [hasLink, uid, token, vault],
  )
}
