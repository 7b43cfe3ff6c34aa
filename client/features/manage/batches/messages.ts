export const change = 'Change'
export const stop = 'Stop'
export const undoMore = 'Undo…'
export const confirming = 'Confirming…'
export const nothingToChange = 'Nothing to change.'
export const stopping = 'Stopping…'
export const preparing = 'Preparing…'
export const undoneBy = (batch: string) => `Undone by batch ${batch}`
export const backToList = (list: string) => `Back to ${list}`
export const recordsByOutcome = 'Records by outcome'
export const whyRefused = 'Why records were refused'
export const shop = 'Aquatint'
export const planned = 'Planned'
export const confirmed = 'Confirmed'
export const ended = 'Ended'
export const authorNoLongerStaff = (author: string) => `${author} is no longer staff.`
export const itsAuthor = 'Its author'
export const stoppedBy = (who: string) => `Stopped by ${who}`
export const row = (at: number) => `Row ${at}`
export const newRecord = 'New'
export const editedSince = 'Edited since'
export const whatRowAsks = (row: number | null, record: string | null) =>
  `What row ${row} changes in ${record}`
export const untitledWithId = (id: string) => `Untitled (${id})`
export const newRecords = 'New records'
export const recordsOfOutcome = (outcome: string) => `Records ${outcome}`
export const recordsNotLoaded = 'We couldn’t load these records.'
export const loading = 'Loading'
export const none = 'None.'
export const nextOfOutcome = (outcome: string) => `Next ${outcome}`
export const batchTitle = (id: string) => `Batch ${id}`
export const batchprogress = 'BatchProgress'
export const batches = 'Batches'
export const batchNotLoaded = 'We couldn’t load the batch.'
export const progress = 'Progress'
export const whatBatchesAre =
  'What staff did to many records at once, newest first. Each can be undone at any time.'
export const batchesNotLoaded = 'We couldn’t load the batches.'
export const noBatches = 'No batches yet. Select records in a list to change them together.'
export const olderBatches = 'Older batches'
export const changedRecords = (records: string) => `${records} changed`
export const downloadAsCsv = 'Download as CSV'
