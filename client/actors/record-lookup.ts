import { useSelector } from '@xstate/react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createRecordLookupEffects } from '#client/effects/record-lookup/record-lookup.ts'
import { type RecordLookupInput, recordLookupMachine } from '#machines/record-lookup/machine.ts'
import {
  selectEntries,
  selectFailure,
  selectIsNothingFound,
  selectIsPending,
} from '#machines/record-lookup/selectors.ts'

const recordLookupProcess = defineProcess(recordLookupMachine, createRecordLookupEffects, {
  life: 'component',
})

/** Finds what a field may name by the words that are typed into it. */
export const useRecordLookup = (input: RecordLookupInput) => {
  const lookup = useProcess(recordLookupProcess, input)
  return {
    entries: useSelector(lookup, selectEntries),
    isPending: useSelector(lookup, selectIsPending),
    isNothingFound: useSelector(lookup, selectIsNothingFound),
    failure: useSelector(lookup, selectFailure),
    type: (words: string) => lookup.send({ type: 'words.typed', words }),
    retry: () => lookup.send({ type: 'lookup.retried' }),
  }
}
