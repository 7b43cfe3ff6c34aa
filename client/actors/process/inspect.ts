import type { InspectionEvent } from 'xstate'

declare global {
  var aquatintInspect: unknown
}

export type Inspect = (event: InspectionEvent) => void

const isInspector = (value: unknown): value is Inspect => typeof value === 'function'

/**
 * What every actor of the page is made with: `inspect` is shown what it does, and so is whoever walks the
 * page and has put `aquatintInspect` there before it loads.
 */
export const withInspectors = (inspect: Inspect | null): { inspect?: Inspect } => {
  const { aquatintInspect } = globalThis
  const inspectors = [inspect, aquatintInspect].filter(isInspector)
  if (inspectors.length === 0) return {}
  return {
    inspect: (event) => {
      for (const each of inspectors) each(event)
    },
  }
}
