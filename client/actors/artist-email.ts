import { useQuery } from '@apollo/client/react'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { ArtistEmailPreviewDocument, type ArtistEmailPreviewQuery } from '#client/apollo/generated/graphql.ts'
import { createArtistEmailEffects, toGraphEmail } from '#client/effects/artist-email/artist-email.ts'
import { type ArtistEmailInput, artistEmailMachine } from '#machines/artist-email/machine.ts'
import type { Audience, Draft } from '#machines/artist-email/ports.ts'
import {
  selectAudience,
  selectDraft,
  selectFailure,
  selectFieldErrors,
  selectHasDraft,
  selectIsBusy,
  selectIsPreviewed,
  selectIsPreviewing,
  selectIsSending,
} from '#machines/artist-email/selectors.ts'

export type { Audience } from '#machines/artist-email/ports.ts'
export type ArtistEmailPreview = NonNullable<ArtistEmailPreviewQuery['artistEmailPreview']['preview']>

/** What is typed to artists stays through reloads and a lapsed session; each account has its own. */
export const artistEmailProcess = defineProcess(artistEmailMachine, createArtistEmailEffects, {
  ...LATE['artist-email'],
  keyOf: ({ owner }: ArtistEmailInput) => owner,
  isBusy: selectIsBusy,
})

/**
 * Runs the email of one of the staff to an audience, the same as long as it is shown. `onSent` hears that it
 * was sent meanwhile.
 */
export const useArtistEmail = (owner: string, audience: Audience, onSent: () => void) => {
  const email = useProcess(artistEmailProcess, { owner })
  const tell = useEffectEvent(onSent)
  useEffect(() => {
    const listening = email.on('email.sent', () => tell())
    return () => listening.unsubscribe()
  }, [email])
  const choose = useEffectEvent((to: typeof email) => to.send({ type: 'audience.chosen', audience }))
  useEffect(() => choose(email), [email])
  const isPreviewed = useSelector(email, selectIsPreviewed)
  return {
    draft: useSelector(email, selectDraft),
    hasDraft: useSelector(email, selectHasDraft),
    errors: useSelector(email, selectFieldErrors),
    failure: useSelector(email, selectFailure),
    isPreviewing: useSelector(email, selectIsPreviewing),
    isPreviewed,
    isSending: useSelector(email, selectIsSending),
    preview: usePreview(useSelector(email, selectAudience), useSelector(email, selectDraft), isPreviewed),
    type: (field: keyof Draft, typed: string) => email.send({ type: 'draft.typed', field, typed }),
    askForPreview: () => email.send({ type: 'preview.asked' }),
    resume: () => email.send({ type: 'writing.resumed' }),
    confirm: () => email.send({ type: 'email.confirmed', idempotencyKey: crypto.randomUUID() }),
    discard: () => email.send({ type: 'draft.discarded' }),
  }
}

/** The preview, of the cache; after a reload it is read once more. */
const usePreview = (audience: Audience | null, draft: Draft, isShown: boolean): ArtistEmailPreview | null => {
  const { data } = useQuery(ArtistEmailPreviewDocument, {
    variables: { email: toGraphEmail({ audience: audience ?? NOBODY, ...draft }) },
    skip: audience === null || !isShown,
  })
  return data?.artistEmailPreview.preview ?? null
}

const NOBODY: Audience = { kind: 'chosen', ids: [] }
