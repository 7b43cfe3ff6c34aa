import type { ReactNode } from 'react'

export const changedMeanwhile = (fields: string, what: string) =>
  `${fields} changed while you were editing, so nothing has been saved yet. ${what}`
export const oneFieldWas = 'One field was'
export const fieldsWere = (count: number) => `${count} fields were`
export const allDecided = 'You’ve decided everything: save again.'
export const chooseWhatToKeep = 'Choose what to keep, then save again.'
export const someoneChanged = (who: string) => `${who} changed this while you were editing`
export const before = 'Before'
export const savedSince = 'Saved since'
export const theirs = 'Theirs'
export const yours = 'Yours'
export const keepMine = 'Keep mine'
export const takeTheirs = 'Take theirs'
export const orEditAbove = (label: string) => `Or edit ${label} above.`
export const decided = 'Decided. You can still change your mind.'
export const theShop = 'The shop'
export const youElsewhere = 'You, in another window,'
export const rawData = 'Raw data'
export const newWord = 'New'
export const edit = 'Edit'
export const noSuchRecord = (one: string) => `There’s no such ${one}.`
export const notMadeHere = (records: string) => `${records} can’t be created here.`
export const cannotEdit = (one: string) => `This ${one} can’t be edited right now.`
export const back = 'Back'
export const loadingRecord = (one: string) => `Loading the ${one}`
export const save = 'Save'
export const cancel = 'Cancel'
export const cannotSave = (reason: string) =>
  `${reason} Your changes can’t be saved, but you can still copy what you typed.`
export const deletedMeanwhile = (one: string) => `Someone deleted this ${one} while you were editing.`
export const saving = 'Saving…'
export const unsavedChanges = 'Unsaved changes'
export const recordAsItStood = (time: ReactNode, link: ReactNode) => (
  <>
    As of {time}. {link}
  </>
)
export const showItNow = 'Show current version'
export const recordNotLoaded = (one: string) => `This ${one} couldn’t be loaded.`
export const didNotExistThen = (one: string) => `This ${one} didn’t exist then.`
export const editRecord = (name: string) => `Edit ${name}`
export const listsAndCollections = 'Lists and collections'
export const historyOf = (name: string) => `History of ${name}`
export const history = 'History'
export const show = 'Show'
export const allFields = 'All fields'
