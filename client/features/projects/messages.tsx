import type { ReactNode } from 'react'
import { countInWords } from '#client/ui/count-in-words.ts'

export const projects = 'Projects'
export const newProject = 'New project'
export const findProject = 'Find a project'
export const loading = 'Loading'
export const noneMatches = (words: string, link: ReactNode) => (
  <>
    No project matches “{words}”. {link}
  </>
)
export const showAll = 'Show all projects'
export const noProjects = (link: ReactNode) => (
  <>You have no projects yet. Create one for each room or client, or start with our {link}.</>
)
export const topSellingArt = 'top-selling art'

export const changedAt = (time: ReactNode) => <>Changed {time}</>
export const pieces = (count: number) => countInWords(count, 'piece')
export const ordered = (link: ReactNode) => <>Ordered, {link}</>
export const viewOrder = 'view order'
export const currentProject = 'Current project'
export const makeCurrent = 'Make current'
export const makeProjectCurrent = (title: string) => `Make current: ${title}`
export const choosing = 'Choosing…'
export const untitled = 'Untitled'

export const name = 'Name'
export const newItemsGoHere = 'New items you add will go into this project.'
