import type { ReactNode } from 'react'

export const deleteViewTitle = 'Delete this view?'
export const whatDeletingDoes = (name: string, forAll: string) =>
  `${name} will be deleted${forAll}. Its records stay.`
export const forAllStaff = ' for all staff'
export const deleting = 'Deleting…'
export const deleteWord = 'Delete'
export const keepIt = 'Keep it'
export const saveAsNewView = 'Save as a new view'
export const renameView = 'Rename view'
export const name = 'Name'
export const shareWithAll = 'Share with all staff'
export const saving = 'Saving…'
export const save = 'Save'
export const cancel = 'Cancel'
export const optionsOf = (view: string) => `Options for ${view}`
export const renameMore = 'Rename…'
export const stopSharing = 'Stop sharing'
export const stopUsingAsDefault = 'Stop using as my default'
export const makeMyDefault = 'Make my default'
export const deleteMore = 'Delete…'
export const views = 'Views'
export const all = 'All'
export const sharedBy = (who: string) => `Shared by ${who}`
export const shared = 'Shared'
export const defaultWord = 'Default'
export const moreViewsButton = (count: number, icon: ReactNode) => (
  <>
    {count} more {icon}
  </>
)
export const moreViewsCount = (count: number) => `${count} more views`
export const moreViews = 'More views'
export const readingViews = 'Loading the views…'
export const readAgain = 'Reload'
export const retry = 'Retry'
export const dismiss = 'Dismiss'
export const saveAsNewViewMore = 'Save as a new view…'
export const openView = (name: string) => `Open the view ${name}`
export const reset = 'Reset'
export const saveForAll = 'Save for all staff'
export const saveAsMore = 'Save as…'
export const viewGone = 'This view is no longer available.'
export const viewsNotLoaded = (retry: ReactNode) => <>We couldn’t load the saved views. {retry}</>
export const viewUsed = (fields: string, isOne: boolean) =>
  `This view used ${fields}, which ${isOne ? 'is' : 'are'} no longer there.`
