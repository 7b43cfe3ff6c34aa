import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { download } from '#client/effects/browser/download.ts'
import { createExportingEffects } from '#client/effects/exporting/exporting.ts'
import { exportingMachine } from '#machines/exporting/machine.ts'
import type { WantedFile } from '#machines/exporting/ports.ts'
import { selectFailure, selectIsOpening } from '#machines/exporting/selectors.ts'

export type { WantedFile } from '#machines/exporting/ports.ts'

const exportingProcess = defineProcess(exportingMachine, createExportingEffects, { life: 'component' })

/** Runs the files of one list. */
export const useExporting = (resource: string) => {
  const exporting = useProcess(exportingProcess, { resource })
  useEffect(() => {
    const listening = exporting.on('export.ready', ({ href }) => download(href))
    return () => listening.unsubscribe()
  }, [exporting])
  return {
    isOpening: useSelector(exporting, selectIsOpening),
    failure: useSelector(exporting, selectFailure),
    ask: (wanted: WantedFile) => exporting.send({ type: 'export.asked', ...wanted }),
  }
}
