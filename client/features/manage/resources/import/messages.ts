export const importWhat = (records: string) => `Import ${records}`
export const tryAgain = 'Try again'
export const cancel = 'Cancel'
export const rowWithId = (one: string) => `A row with an ID updates that ${one}`
export const columnsLeftOut = (creating: string) =>
  `${creating}. Columns you leave out stay as they are. You’ll see a preview before anything changes.`
export const rowWithoutId = (one: string) => `; a row without one creates a new ${one}`
export const whatFiles = 'CSV or JSON lines, gzip allowed, up to 200 MB. An export includes every column.'
export const reading = 'Reading'
export const sending = 'Sending'
export const readingRows = (count: string) => `Reading… ${count} rows so far`
export const sendingShare = (percent: number) => `Sending… ${percent}%`
