import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useRunning } from '#client/actors/process/context.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { copyText } from '#client/effects/browser/copy-text.ts'
import { saveFile } from '#client/effects/browser/save-file.ts'
import { createSecondFactorEffects } from '#client/effects/second-factor/second-factor.ts'
import { selectLacksSecondFactor } from '#machines/auth/selectors.ts'
import { secondFactorMachine } from '#machines/second-factor/machine.ts'
import {
  selectCodes,
  selectCodesLeft,
  selectEnrolment,
  selectFailure,
  selectFieldErrors,
  selectIsCopied,
  selectIsPending,
  selectIsRequired,
  selectView,
} from '#machines/second-factor/selectors.ts'
import { useAuth } from './auth.ts'

const secondFactorProcess = defineProcess(
  secondFactorMachine,
  (deps) => createSecondFactorEffects({ ...deps, copyText }),
  { life: 'component' },
)

/** Runs the set-up of a second factor for as long as its page is shown. */
export const useSecondFactor = () => {
  const { vault } = useRunning()
  const auth = useProcess(PROCESSES.auth)
  const tokenRefresh = useProcess(PROCESSES.tokenRefresh)
  const factor = useProcess(secondFactorProcess)
  const isRequired = useSelector(factor, selectIsRequired)
  const enrolment = useSelector(factor, selectEnrolment)
  const codes = useSelector(factor, selectCodes)
  const isMissing = useAuth(selectLacksSecondFactor)
  const reconcile = useEffectEvent((isEnabled: boolean) => {
    if (!selectIsRequired(factor.getSnapshot()) || isEnabled !== isMissing) return
    // What staff may do depends on the second factor: ask the server again who this is.
    tokenRefresh.send({ type: 'visit.resumed' })
    auth.send({ type: 'visit.resumed' })
  })
  const saveCodes = useEffectEvent((ref: string) =>
    saveFile({
      filename: 'recovery-codes.txt',
      contentType: 'text/plain',
      content: btoa(`${vault.readSecret(ref)}\n`),
    }),
  )
  useEffect(() => {
    const listening = [
      factor.on('factor.known', ({ isEnabled }) => reconcile(isEnabled)),
      factor.on('download.wanted', ({ codes }) => saveCodes(codes)),
    ]
    return () => {
      for (const each of listening) each.unsubscribe()
    }
  }, [factor])
  return {
    view: useSelector(factor, selectView),
    isPending: useSelector(factor, selectIsPending),
    isCopied: useSelector(factor, selectIsCopied),
    isRequired,
    codesLeft: useSelector(factor, selectCodesLeft),
    failure: useSelector(factor, selectFailure),
    errors: useSelector(factor, selectFieldErrors),
    enrolment: useMemo(
      () =>
        enrolment && {
          key: vault.readSecret(enrolment.key) ?? '',
          uri: vault.readSecret(enrolment.uri) ?? '',
        },
      [vault, enrolment],
    ),
    codes: useMemo(() => (codes === null ? [] : (vault.readSecret(codes) ?? '').split('\n')), [vault, codes]),
    retry: () => factor.send({ type: 'reading.retried' }),
    begin: () => factor.send({ type: 'setup.begun' }),
    cancelSetup: () => factor.send({ type: 'setup.cancelled' }),
    confirm: (password: string, code: string) =>
      factor.send({
        type: 'setup.submitted',
        password: vault.keepSecret(password),
        code: vault.keepSecret(code),
      }),
    submitCode: (code: string) => factor.send({ type: 'code.submitted', code: vault.keepSecret(code) }),
    copy: () => factor.send({ type: 'copy.chosen' }),
    download: () => factor.send({ type: 'download.chosen' }),
    keepCodes: () => factor.send({ type: 'codes.kept' }),
    askRenewal: () => factor.send({ type: 'renewal.asked' }),
    cancelRenewal: () => factor.send({ type: 'renewal.cancelled' }),
    askRemoval: () => factor.send({ type: 'removal.asked' }),
    cancelRemoval: () => factor.send({ type: 'removal.cancelled' }),
    remove: (password: string, code: string) =>
      factor.send({
        type: 'removal.submitted',
        password: vault.keepSecret(password),
        code: vault.keepSecret(code),
      }),
  }
}

export type RunningSecondFactor = ReturnType<typeof useSecondFactor>
