import type { ApolloClient } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import {
  type EditedResource_ResourceFragment,
  NewRecordFormDocument,
  RecordFormDocument,
} from '#client/apollo/generated/graphql.ts'
import { createRecordFormEffects, readRecordForm } from '#client/effects/record-form/record-form.ts'
import type { Held, RecordFormInput } from '#machines/record-form/context.ts'
import { recordFormMachine } from '#machines/record-form/machine.ts'
import {
  selectConflicts,
  selectDraft,
  selectFailure,
  selectFieldErrors,
  selectFinalFailure,
  selectHasDraft,
  selectIsBusy,
  selectIsDecided,
  selectIsLoading,
  selectIsOpen,
  selectIsSaving,
  selectIsShown,
  selectLoadFailure,
  selectMayReload,
  selectSettled,
} from '#machines/record-form/selectors.ts'
import type { FieldValue, FormValues } from '#machines/resource-form/ports.ts'

export type EditedResource = EditedResource_ResourceFragment

/** What is typed into a record stays through reloads and a lapsed session; each account has its own. */
export const recordFormProcess = defineProcess(recordFormMachine, createRecordFormEffects, {
  ...LATE['record-form'],
  keyOf: ({ owner, resource, id }: RecordFormInput) => `${owner} ${resource}/${id ?? 'new'}`,
  // The journal tells machines within machines by slashes, and a resource may lie within another.
  nameOf: ({ owner, resource, id }) => [owner, resource, id ?? 'new'].map(encodeURIComponent).join(' '),
  isBusy: selectIsBusy,
  watch: (ref, { apollo }) => watchRecordForm(apollo, ref),
})

/**
 * Reads the record again as its form comes back to the screen, and where the cache does not have it, as after
 * a reload. Returns how to stop.
 */
const watchRecordForm = (apollo: ApolloClient, form: ActorRefFrom<typeof recordFormMachine>) => {
  const isLost = () => {
    const { resource, id } = form.getSnapshot().context
    return selectIsShown(form.getSnapshot()) && readRecordForm(apollo, resource, id) === null
  }
  if (selectMayReload(form.getSnapshot())) form.send({ type: 'form.reloaded' })
  const watching = form.subscribe(() => {
    if (isLost()) queueMicrotask(() => form.send({ type: 'form.reloaded' }))
  })
  return () => watching.unsubscribe()
}

interface RecordFormHandlers {
  onSaved: (id: string) => void
  onLeft: () => void
}

/** Runs the form of one record, or of a new one. */
export const useRecordForm = (input: RecordFormInput, handlers: RecordFormHandlers) => {
  const form = useProcess(recordFormProcess, input)
  const tellSaved = useEffectEvent(handlers.onSaved)
  const tellLeft = useEffectEvent(handlers.onLeft)
  useEffect(() => {
    const listening = [
      form.on('record.saved', ({ id }) => tellSaved(id)),
      form.on('form.left', () => tellLeft()),
    ]
    return () => {
      for (const each of listening) each.unsubscribe()
    }
  }, [form])
  return {
    ...useLoadedForm(input),
    isLoading: useSelector(form, selectIsLoading),
    loadFailure: useSelector(form, selectLoadFailure),
    isOpen: useSelector(form, selectIsOpen),
    isSaving: useSelector(form, selectIsSaving),
    draft: useSelector(form, selectDraft),
    hasDraft: useSelector(form, selectHasDraft),
    conflicts: useSelector(form, selectConflicts),
    settled: useSelector(form, selectSettled),
    isDecided: useSelector(form, selectIsDecided),
    failure: useSelector(form, selectFailure),
    finalFailure: useSelector(form, selectFinalFailure),
    errors: useSelector(form, selectFieldErrors),
    type: (field: string, typed: Held, began: FieldValue) =>
      form.send({ type: 'field.typed', field, typed, began }),
    restore: (field: string) => form.send({ type: 'field.restored', field }),
    keepMine: (field: string) => form.send({ type: 'conflict.kept', field }),
    takeTheirs: (field: string) => form.send({ type: 'conflict.taken', field }),
    submit: (submission: { values: FormValues; isValid: boolean; shown: readonly string[] }) =>
      form.send({ type: 'form.submitted', idempotencyKey: crypto.randomUUID(), ...submission }),
    cancel: () => form.send({ type: 'form.cancelled' }),
    discard: () => form.send({ type: 'draft.discarded' }),
    reload: () => form.send({ type: 'form.reloaded' }),
  }
}

export type RecordForm = ReturnType<typeof useRecordForm>

/** The metadata and the record as they were read last; null before. */
const useLoadedForm = ({ resource, id }: RecordFormInput) => {
  const fetchPolicy = 'cache-only'
  const { data: made } = useQuery(NewRecordFormDocument, {
    variables: { resource },
    fetchPolicy,
    skip: id !== null,
  })
  const { data: edited } = useQuery(RecordFormDocument, {
    variables: { resource, id: id ?? '' },
    fetchPolicy,
    skip: id === null,
  })
  const found = id === null ? made : edited
  return { resource: found?.resource ?? null, record: edited?.record ?? null }
}
