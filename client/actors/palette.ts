import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createPaletteEffects } from '#client/effects/palette/palette.ts'
import { type RecordLookupInput, recordLookupMachine } from '#machines/record-lookup/machine.ts'
import { selectEntries, selectFailure, selectIsPending } from '#machines/record-lookup/selectors.ts'

const paletteProcess = defineProcess(recordLookupMachine, createPaletteEffects, { life: 'component' })

/** Finds records of one type by the words of the palette. */
export const usePaletteRecords = (input: RecordLookupInput, words: string) => {
  const lookup = useProcess(paletteProcess, input)
  useEffect(() => lookup.send({ type: 'words.typed', words }), [lookup, words])
  return {
    entries: useSelector(lookup, selectEntries),
    isPending: useSelector(lookup, selectIsPending),
    failure: useSelector(lookup, selectFailure),
    retry: () => lookup.send({ type: 'lookup.retried' }),
  }
}
