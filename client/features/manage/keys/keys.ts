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
      { keys: 'Ctrl K', does: 'Do something here, or go to a place or a record' },
      { keys: '?', does: 'Show these keys' },
    ],
  },
  {
    where: 'In a list',
    keys: [
      { keys: '/', does: 'Search' },
      { keys: 'j', does: 'Next row' },
      { keys: 'k', does: 'Previous row' },
      { keys: 'Enter or o', does: 'Open the row' },
      { keys: 'e', does: 'Edit the row' },
      { keys: 'p', does: 'Publish the image, or take it back' },
      { keys: 'x', does: 'Select the row' },
      { keys: 'Shift x', does: 'Select to this row' },
    ],
  },
  {
    where: 'At an application',
    keys: [
      { keys: 'Shift a', does: 'Approve' },
      { keys: 'Shift d', does: 'Decline' },
      { keys: 'n', does: 'Next application' },
    ],
  },
]
