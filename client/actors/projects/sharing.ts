import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { copyText } from '#client/effects/browser/copy-text.ts'
import { createSharingEffects, makeSharedAddress } from '#client/effects/sharing/sharing.ts'
import { sharingMachine } from '#machines/sharing/machine.ts'
import {
  selectFailure,
  selectIsAsking,
  selectIsCopied,
  selectIsMaking,
  selectIsReading,
  selectIsUnread,
  selectIsUnshared,
  selectIsWithdrawing,
} from '#machines/sharing/selectors.ts'

const sharingProcess = defineProcess(
  sharingMachine,
  (deps) => createSharingEffects({ ...deps, copyText, origin: location.origin }),
  { life: 'component' },
)

/**
 * Runs the sharing of one project for as long as its page is shown. `onChanged` hears that the link was made
 * or withdrawn.
 */
export const useSharing = (cartToken: string, onChanged: () => void) => {
  const sharing = useProcess(sharingProcess, { cartToken })
  const tellChanged = useEffectEvent(onChanged)
  useEffect(() => {
    const listening = [
      sharing.on('link.made', () => tellChanged()),
      sharing.on('link.withdrawn', () => tellChanged()),
    ]
    return () => {
      for (const each of listening) each.unsubscribe()
    }
  }, [sharing])
  useEffect(() => {
    const tellReturned = () =>
      document.visibilityState === 'visible' && sharing.send({ type: 'page.returned' })
    document.addEventListener('visibilitychange', tellReturned)
    window.addEventListener('focus', tellReturned)
    return () => {
      document.removeEventListener('visibilitychange', tellReturned)
      window.removeEventListener('focus', tellReturned)
    }
  }, [sharing])
  return {
    isReading: useSelector(sharing, selectIsReading),
    isUnread: useSelector(sharing, selectIsUnread),
    isUnshared: useSelector(sharing, selectIsUnshared),
    isMaking: useSelector(sharing, selectIsMaking),
    isCopied: useSelector(sharing, selectIsCopied),
    isAsking: useSelector(sharing, selectIsAsking),
    isWithdrawing: useSelector(sharing, selectIsWithdrawing),
    failure: useSelector(sharing, selectFailure),
    addressOf: (shareToken: string) => makeSharedAddress(location.origin, shareToken),
    retry: () => sharing.send({ type: 'reading.retried' }),
    make: () => sharing.send({ type: 'link.wanted' }),
    copy: () => sharing.send({ type: 'copy.chosen' }),
    askWithdrawal: () => sharing.send({ type: 'withdrawal.chosen' }),
    confirmWithdrawal: () => sharing.send({ type: 'withdrawal.confirmed' }),
    cancelWithdrawal: () => sharing.send({ type: 'withdrawal.cancelled' }),
  }
}

export type RunningSharing = ReturnType<typeof useSharing>
