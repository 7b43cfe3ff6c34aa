import type { InspectionEvent } from 'xstate'

declare global {
  var aquatintInspect: unknown
}

const isInspector = (value: unknown): value is (event: InspectionEvent) => void => typeof value === 'function'

/**
 * What every actor of the page is made with: whoever walks the page puts `aquatintInspect` there before it
 * loads, and is shown what the actors do.
 */
export const readInspector = (): { inspect?: (event: InspectionEvent) => void } => {
  const { aquatintInspect } = globalThis
  return isInspector(aquatintInspect) ? { inspect: aquatintInspect } : {}
}
