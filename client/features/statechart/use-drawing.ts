import { useCallback, useEffect, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Drawing } from './drawing.ts'
import { draw, findDrawing } from './layout.ts'

interface Made {
  machine: AnyStateMachine
  /** Null when it could not be drawn. */
  drawing: Drawing | null
}

/** The machine's drawing, at once where it has been made before. */
export const useDrawing = (machine: AnyStateMachine) => {
  const [made, setMade] = useState<Made | null>(null)
  const askForDrawing = useCallback(() => {
    setMade(null)
    draw(machine).then(
      (drawing) => setMade({ machine, drawing }),
      () => setMade({ machine, drawing: null }),
    )
  }, [machine])
  useEffect(askForDrawing, [askForDrawing])
  const drawing = findDrawing(machine)
  return { drawing, isFailed: drawing === null && made?.machine === machine, retry: askForDrawing }
}
