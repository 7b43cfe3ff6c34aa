import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { photos } from '#client/effects/profile-edit/photos.ts'
import { createProfileEditEffects } from '#client/effects/profile-edit/profile-edit.ts'
import type { ProfileEditInput } from '#machines/profile-edit/context.ts'
import type { Field } from '#machines/profile-edit/details.ts'
import { profileEditMachine } from '#machines/profile-edit/machine.ts'
import {
  selectDisputes,
  selectFailure,
  selectIsBusy,
  selectIsDisputed,
  selectIsLoading,
  selectIsSaving,
  selectIsSending,
  selectIsUnloaded,
  selectIsUnsaved,
  selectValues,
} from '#machines/profile-edit/selectors.ts'

export type { Details, Dispute, Field } from '#machines/profile-edit/details.ts'

/** What is typed stays through reloads and a lapsed session; each account has its own. */
export const profileEditProcess = defineProcess(profileEditMachine, createProfileEditEffects, {
  ...LATE['profile-edit'],
  keyOf: ({ owner }: ProfileEditInput) => owner,
  isBusy: selectIsBusy,
})

/** Runs the form of one artist's profile. */
export const useProfileEdit = (owner: string, onSaved: () => void) => {
  const editing = useProcess(profileEditProcess, { owner })
  const tellSaved = useEffectEvent(onSaved)
  useEffect(() => {
    const listening = editing.on('profile.saved', () => tellSaved())
    return () => listening.unsubscribe()
  }, [editing])
  return {
    values: useSelector(editing, selectValues),
    disputes: useSelector(editing, selectDisputes),
    failure: useSelector(editing, selectFailure),
    isLoading: useSelector(editing, selectIsLoading),
    isUnloaded: useSelector(editing, selectIsUnloaded),
    isDisputed: useSelector(editing, selectIsDisputed),
    isSaving: useSelector(editing, selectIsSaving),
    isSending: useSelector(editing, selectIsSending),
    isUnsaved: useSelector(editing, selectIsUnsaved),
    send: editing.send,
    type: (field: Field, typed: string) => editing.send({ type: 'field.typed', field, typed }),
    cut: (photo: Blob) => editing.send({ type: 'photo.cut', photo: photos.keep(photo) }),
    save: () => editing.send({ type: 'changes.saved' }),
    drop: () => editing.send({ type: 'changes.dropped' }),
    choose: (field: Field, whose: 'mine' | 'theirs') => editing.send({ type: 'text.chosen', field, whose }),
    reload: () => editing.send({ type: 'profile.reloaded' }),
  }
}

export type ProfileEditing = ReturnType<typeof useProfileEdit>
