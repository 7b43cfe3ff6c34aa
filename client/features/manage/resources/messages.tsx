export const editRecords = (count: string, noun: string) => `Edit ${count} ${noun}`
export const previewFirst = 'You’ll see a preview before anything changes.'
export const field = 'Field'
export const preparing = 'Preparing…'
export const previewChanges = 'Preview changes'
export const cancel = 'Cancel'
export const doWord = 'Do'
export const yes = 'Yes'
export const no = 'No'
export const downloadAsCsv = (what: string) => `Download ${what} as CSV`
export const exportWord = 'Export'
export const file = 'File'
export const csvOption = 'CSV, for spreadsheets'
export const jsonOption = 'JSON lines, for programs'
export const gzipOption = 'Compress with gzip'
export const downloadWhat = (what: string) => `Download ${what}`
export const artist = 'Artist'
export const yyyyMmDd = 'YYYY-MM-DD'
export const clearField = (label: string) => `Clear ${label}`
export const showField = (label: string) => `Show ${label}`
export const nothingFound = 'Nothing found'
export const retry = 'Retry'
export const separateTags = 'Separate with commas or semicolons.'
export const removeTag = (tag: string) => `Remove ${tag}`
export const none = 'None'
export const unpublish = 'Unpublish'
export const publish = 'Publish'
