import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createArtistApplyEffects } from '#client/effects/artist-apply/artist-apply.ts'
import type { ArtistApplyInput, Step } from '#machines/artist-apply/context.ts'
import type { Field } from '#machines/artist-apply/details.ts'
import { artistApplyMachine } from '#machines/artist-apply/machine.ts'
import {
  selectDisputes,
  selectFailure,
  selectIsBusy,
  selectIsDisputed,
  selectIsPending,
  selectIsUnloaded,
  selectIsUnread,
  selectKeeping,
  selectStep,
  selectValues,
} from '#machines/artist-apply/selectors.ts'

export type { Step } from '#machines/artist-apply/context.ts'
export type { Dispute, Field } from '#machines/artist-apply/details.ts'

/** What is typed stays through reloads and a lapsed session; each account has its own. */
export const artistApplyProcess = defineProcess(artistApplyMachine, createArtistApplyEffects, {
  ...LATE['artist-apply'],
  keyOf: ({ owner }: ArtistApplyInput) => owner ?? 'nobody',
  isBusy: selectIsBusy,
})

type ApplyingRef = ActorRefFrom<typeof artistApplyMachine>

/** Those that were read since this page was loaded: another page of one is no reason to read it again. */
const read = new WeakSet<ApplyingRef>()

/** Says which page is shown, where the application does not know. */
const show = (applying: ApplyingRef, page: 'login' | Step) => {
  const snapshot = applying.getSnapshot()
  if (page === 'login') {
    if (snapshot.matches('welcome')) applying.send({ type: 'apply.begun' })
  } else if (!read.has(applying) || selectStep(snapshot) !== page)
    applying.send({ type: 'step.shown', step: page })
  read.add(applying)
}

interface ApplyingHandlers {
  onStep: (step: Step) => void
  onLogin: () => void
}

/** Runs the application of one account, or what leads somebody without one to it. */
export const useApplying = (owner: string | null, handlers: ApplyingHandlers) => {
  const applying = useProcess(artistApplyProcess, { owner })
  const tellStep = useEffectEvent(handlers.onStep)
  const tellLogin = useEffectEvent(handlers.onLogin)
  useEffect(() => {
    const listening = [
      applying.on('step.reached', ({ step }) => tellStep(step)),
      applying.on('login.wanted', () => tellLogin()),
    ]
    return () => {
      for (const each of listening) each.unsubscribe()
    }
  }, [applying])
  return {
    step: useSelector(applying, selectStep),
    values: useSelector(applying, selectValues),
    disputes: useSelector(applying, selectDisputes),
    failure: useSelector(applying, selectFailure),
    keeping: useSelector(applying, selectKeeping),
    isPending: useSelector(applying, selectIsPending),
    isUnread: useSelector(applying, selectIsUnread),
    isUnloaded: useSelector(applying, selectIsUnloaded),
    isDisputed: useSelector(applying, selectIsDisputed),
    /** Leads on from the first page, also whoever has come back to it. */
    begin: () => {
      const snapshot = applying.getSnapshot()
      const step = selectStep(snapshot)
      read.add(applying)
      if (step !== null) handlers.onStep(step)
      else if (snapshot.matches('login')) handlers.onLogin()
      else applying.send({ type: 'apply.begun' })
    },
    show: (page: 'login' | Step) => show(applying, page),
    type: (field: Field, typed: string) => applying.send({ type: 'field.typed', field, typed }),
    give: () => applying.send({ type: 'details.given' }),
    choose: (field: Field, whose: 'mine' | 'theirs') => applying.send({ type: 'text.chosen', field, whose }),
    submit: () => applying.send({ type: 'application.submitted', idempotencyKey: crypto.randomUUID() }),
    again: () => applying.send({ type: 'apply.again' }),
    reload: () => applying.send({ type: 'application.reloaded' }),
  }
}

export type Applying = ReturnType<typeof useApplying>
