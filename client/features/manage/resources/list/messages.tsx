import type { ReactNode } from 'react'

export const asOfMore = 'As of…'
export const showListAsOf = 'Show the list as of'
export const show = 'Show'
export const selectAllOnPage = 'Select all on this page'
export const selected = (what: string) => `${what} selected`
export const editSelectedMore = 'Edit selected…'
export const editAllMatching = (count: string) => `Edit all ${count} that match…`
export const clearSelection = 'Clear selection'
export const cannotSort = 'This column can’t be sorted.'
export const removeFilter = (field: string, value: string) => `${field}: ${value}, remove`
export const any = 'Any'
export const yes = 'Yes'
export const no = 'No'
export const findRecords = (records: string) => `Find ${records}`
export const columns = 'Columns'
export const asItStood = (time: ReactNode, link: ReactNode) => (
  <>
    As of {time}, newest first. Search, filters, and sorting work on the current list only. {link}
  </>
)
export const showItNow = 'Show current version'
export const notReadableThen = (records: string) => `${records} from that time can’t be shown.`
export const loading = 'Loading'
export const noneThen = (one: string) => `There were no ${one}s then.`
export const pastRecords = (records: string) => `${records} at that time`
export const importWord = 'Import'
export const newRecord = (one: string) => `New ${one}`
export const showingUnformattedData = 'Showing unformatted data'
export const recordsNotLoaded = (records: string) => `${records} couldn’t be loaded.`
export const noneMatch = (records: string) => `No ${records} match. `
export const noneYet = (records: string) => `No ${records} yet.`
export const showAll = 'Show all'
export const sortedAmong = (count: string) =>
  `Sorted among the newest ${count}. Narrow the list to reach others.`
export const moreThan = 'more than '
export const selectRecord = (name: string) => `Select ${name}`
export const selectThisPage = 'Select this page'
export const sortBy = 'Sort by'
export const newest = 'Newest'
export const oneStray = (one: string) => `1 selected ${one} no longer matches`
export const strays = (count: number, one: string) => `${count} selected ${one}s no longer match`
export const selectedElsewhere = 'Selected, but not in this list'
export const wasDeleted = (id: string) => `${id} was deleted`
export const untitledWithId = (id: string) => `Untitled (${id})`
export const deselectIt = 'Deselect it'
export const deselectThem = 'Deselect them'
export const editRecord = (name: string) => `Edit ${name}`
export const historyOf = (name: string) => `History of ${name}`
export const editSelected = (what: string) => `Edit ${what} selected…`
export const actOn = (act: string, what: string) => `${act} ${what}`
export const nextPage = 'Next page'
export const previousPage = 'Previous page'
export const importMore = (records: string) => `Import ${records}…`
