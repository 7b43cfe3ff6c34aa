import { rowSelectionProcess } from '#client/actors/row-selection.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { endWithSession } from './subjects-of-session.ts'

/** Drops what is selected as the session ends. Call it with the pages of records. */
export const openSelections = ({ actors, processes }: Visit): void =>
  endWithSession(actors, processes.subjectsOf(rowSelectionProcess))
