import { TaxFormPanel } from '../../payees/tax-form-panel.tsx'
import { LACKS_OF_MAIN } from './artist-identity.ts'
import type { RecordType } from './type.ts'

/** The tax forms of artists, as staff see them (issue 15, line 10). */
export const taxForm: RecordType = {
  resource: 'tax-form',
  label: 'Tax forms',
  one: 'tax form',
  columns: [
    { field: 'name', label: 'Name' },
    { field: 'type', label: 'Form' },
    { field: 'state', label: 'State' },
    { field: 'tin', label: 'Tax number' },
    { field: 'valid_until', label: 'Valid until' },
    { field: 'withholding', label: 'Withheld in percent' },
    { field: 'artist', label: 'Artist', isOptional: true },
    { field: 'created', label: 'Filed', isOptional: true },
  ],
  flagsOf: ({ b_notice }) => (b_notice === true ? ['B notice'] : []),
  warningsOf: ({ shared_with }) =>
    Array.isArray(shared_with) && shared_with.length > 0
      ? [`The same number is on a form of artist ${shared_with.join(', ')}.`]
      : [],
  panel: {
    Panel: TaxFormPanel,
    shows: ['type', 'revision', 'state', 'valid_until', 'withholding', 'b_notice', 'tin', 'tin_type'],
  },
  lacks: [...LACKS_OF_MAIN, 'edit'],
  letter: 't',
}
