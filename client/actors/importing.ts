import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createFiles } from '#client/effects/importing/files.ts'
import { createImportingEffects } from '#client/effects/importing/importing.ts'
import { importingMachine } from '#machines/importing/machine.ts'
import {
  selectFailure,
  selectFile,
  selectIsChoosing,
  selectIsFinal,
  selectIsOpen,
  selectIsPaused,
  selectIsReading,
  selectRows,
  selectShare,
} from '#machines/importing/selectors.ts'

const importingProcess = defineProcess(importingMachine, createImportingEffects, { life: 'component' })

export type Importing = ReturnType<typeof useImporting>

/** Runs a file of one list's records, up to its plan. */
export const useImporting = (resource: string, onPlanned: (id: string) => void) => {
  const [files] = useState(createFiles)
  const importing = useProcess(importingProcess, { resource }, { files })
  const tell = useEffectEvent(onPlanned)
  useEffect(() => {
    const listening = importing.on('batch.planned', ({ id }) => tell(id))
    return () => listening.unsubscribe()
  }, [importing])
  return {
    isOpen: useSelector(importing, selectIsOpen),
    isChoosing: useSelector(importing, selectIsChoosing),
    isReading: useSelector(importing, selectIsReading),
    isPaused: useSelector(importing, selectIsPaused),
    file: useSelector(importing, selectFile),
    share: useSelector(importing, selectShare),
    rows: useSelector(importing, selectRows),
    failure: useSelector(importing, selectFailure),
    isFinal: useSelector(importing, selectIsFinal),
    ask: () => importing.send({ type: 'import.asked' }),
    choose: (file: File) => importing.send({ type: 'file.chosen', file: files.keep(file) }),
    retry: () => importing.send({ type: 'import.retried' }),
    dismiss: () => importing.send({ type: 'import.dismissed' }),
  }
}
