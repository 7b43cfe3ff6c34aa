export const fieldBefore = (label: string) => `${label} before`
export const fieldAfter = (label: string) => `${label} after`
export const undoEditMore = (version: number) => `Undo edit ${version}…`
export const aquatint = 'Aquatint'
export const editTitle = (version: number) => `Edit ${version}`
export const batchTitle = (id: string) => `Batch ${id}`
export const asOfThen = 'As of then'
export const undo = 'Undo'
export const undoChangeOf = (field: string, version: number) =>
  `Undo the change to ${field} in edit ${version}`
export const undoEdit = (version: number) => `Undo edit ${version}`
export const undoEditAndLater = (version: number) => `Undo edit ${version} and all later ones`
export const notes = 'Notes'
export const numberShownAs = 'Number shown, as'
export const history = 'History'
export const editsOf = (name: string) => `Every edit of ${name}, latest first. Undoing one is also an edit.`
export const historyOf = (name: string) => `History of ${name}, latest first.`
export const historyNotLoaded = 'We couldn’t load the history.'
export const loading = 'Loading'
export const noEdits = (one: string) => `No one has edited this ${one} yet.`
export const edits = 'Edits'
export const changedSince = 'This has changed since'
export const nothingUndone = 'Nothing was undone. Undo the later edits first, or edit the record.'
export const close = 'Close'
export const undoableToo = (effect: string) =>
  `${effect} The history keeps everything, so you can undo this too.`
export const undoing = 'Undoing…'
export const cancel = 'Cancel'
export const goesBackBefore = (version: number) =>
  `The record goes back to how it was before edit ${version}.`
export const fieldGoesBack = 'This field goes back to what it was'
export const fieldsGoBack = 'Its fields go back to what they were'
export const beforeEdit = (what: string, version: number) =>
  `${what} before edit ${version}. Later changes to other fields stay.`
export const undoEditAndLaterTitle = (version: number) => `Undo edit ${version} and all later ones?`
export const undoChangeTitle = (fields: string) => `Undo the change to ${fields}?`
export const undoEditTitle = (version: number) => `Undo edit ${version}?`
