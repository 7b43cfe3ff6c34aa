import { TaxFormPanel } from '../../payees/tax-form-panel.tsx'
import { LACKS_OF_MAIN } from './artist-identity.ts'
import * as say from './messages.ts'
import type { RecordType } from './type.ts'

/** The tax forms of artists, as staff see them (issue 15, line 10). */
export const taxForm: RecordType = {
  resource: 'tax-form',
  label: say.taxForms,
  one: say.oneTaxForm,
  columns: [
    { field: 'name', label: say.name },
    { field: 'type', label: say.form },
    { field: 'state', label: say.state },
    { field: 'tin', label: say.taxNumber },
    { field: 'valid_until', label: say.validUntil },
    { field: 'withholding', label: say.withheldInPercent },
    { field: 'artist', label: say.artist, isOptional: true },
    { field: 'created', label: say.filed, isOptional: true },
  ],
  flagsOf: ({ b_notice }) => (b_notice === true ? [say.bNotice] : []),
  warningsOf: ({ shared_with }) =>
    Array.isArray(shared_with) && shared_with.length > 0 ? [say.sameNumberAs(shared_with.join(', '))] : [],
  panel: {
    Panel: TaxFormPanel,
    shows: ['type', 'revision', 'state', 'valid_until', 'withholding', 'b_notice', 'tin', 'tin_type'],
  },
  lacks: [...LACKS_OF_MAIN, 'edit'],
  letter: 't',
}
