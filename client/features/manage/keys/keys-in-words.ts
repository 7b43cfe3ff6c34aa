import { SECTIONS } from '../sections.ts'

interface KeyGroup {
  where: string
  keys: readonly { keys: string; does: string }[]
}

/** All keys of the console, as its dialog lists them. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    where: 'Anywhere',
    keys: [
      ...SECTIONS.map(({ letter, label }) => ({ keys: `g ${letter}`, does: `Go to ${label}` })),
      { keys: 'Ctrl K', does: 'Act here, or go anywhere' },
      { keys: '?', does: 'Show these keys' },
    ],
  },
  {
    where: 'In a list',
    keys: [
      { keys: '/', does: 'Search' },
      { keys: 'j', does: 'Next row' },
      { keys: 'k', does: 'Previous row' },
      { keys: 'Shift j', does: 'Next page' },
      { keys: 'Shift k', does: 'Previous page' },
      { keys: 'Enter or o', does: 'Open the row' },
      { keys: 'e', does: 'Edit the row' },
      { keys: 'p', does: 'Publish or unpublish' },
      { keys: 'x', does: 'Select the row' },
      { keys: 'Shift x', does: 'Select a range of rows' },
    ],
  },
  {
    where: 'On a record',
    keys: [
      { keys: 'e', does: 'Edit it' },
      { keys: 'p', does: 'Publish or unpublish' },
      { keys: 'Ctrl Enter', does: 'Save the form' },
    ],
  },
  {
    where: 'On an application',
    keys: [
      { keys: 'Shift a', does: 'Approve' },
      { keys: 'Shift d', does: 'Decline' },
      { keys: 'n', does: 'Next application' },
    ],
  },
]
