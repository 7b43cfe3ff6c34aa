import { quantityProcess } from '#client/actors/projects/quantity.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { connectLines } from './connect-lines.ts'

/** With the first page that shows lines: what was typed last is saved as the page goes out of sight. */
export const openLines = (visit: Visit): void => {
  connectLines(visit)
  const lines = visit.processes.subjectsOf(quantityProcess)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') lines.finishAll()
  })
}
