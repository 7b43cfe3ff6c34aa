import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { quickAddMachine } from '#machines/quick-add/machine.ts'
import type { Size } from '#machines/quick-add/options.ts'

type QuickAddSnapshot = SnapshotFrom<typeof quickAddMachine>

/** Reads what is chosen and what can be, through a selector of machines/quick-add. */
export const useQuickAdd = <T>(
  select: (snapshot: QuickAddSnapshot) => T,
  isEqual?: (one: T, other: T) => boolean,
): T => useSelector(useProcess(PROCESSES.quickAdd), select, isEqual)

export const useQuickAddIntents = () => {
  const quickAdd = useProcess(PROCESSES.quickAdd)
  return useMemo(
    () => ({
      chooseSubstrate: (substrate: string) => quickAdd.send({ type: 'substrate.chosen', substrate }),
      chooseSize: (size: Size) => quickAdd.send({ type: 'size.chosen', size }),
      enterWidth: (text: string) => quickAdd.send({ type: 'width.entered', text }),
      enterHeight: (text: string) => quickAdd.send({ type: 'height.entered', text }),
      chooseFrame: (moulding: string | null) => quickAdd.send({ type: 'frame.chosen', moulding }),
      chooseMat: (mat: string | null) => quickAdd.send({ type: 'mat.chosen', mat }),
      retry: () => quickAdd.send({ type: 'sizes.retried' }),
    }),
    [quickAdd],
  )
}

/** Chooses for this image for as long as it is on the screen. `ratio` is width over height. */
export const useQuickAddImage = (imageId: string, ratio: number) => {
  const quickAdd = useProcess(PROCESSES.quickAdd)
  useEffect(() => {
    quickAdd.send({ type: 'image.changed', imageId, ratio })
    return () => quickAdd.send({ type: 'image.changed', imageId: null, ratio: 1 })
  }, [quickAdd, imageId, ratio])
}
