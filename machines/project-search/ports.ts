import { declarePort } from '#machines/port.ts'
import type { ProjectRef } from '#machines/session.ts'

export const projectSearchPorts = {
  /** Own projects whose name or number hold all the words, at most 20 (spec.md sections 7 and 9). */
  findProjects: declarePort<readonly ProjectRef[], { words: string }>('project-search.findProjects'),
}
