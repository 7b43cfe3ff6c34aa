export const history = 'History'
export const loading = 'Loading…'
export const noHistory = 'No history yet.'
export const historyPages = 'History pages'
export const newer = 'Newer'
export const older = 'Older'
export const pageOf = (page: number, last: number) => `${page} of ${last}`
export const undone = 'Undone'
export const undo = 'Undo'
export const undoDeed = (deed: string) => `Undo: ${deed}`
export const undoing = 'Undoing…'
export const undoingDeed = (deed: string) => `Undoing: ${deed}`
