import { choicesOf, shown, typed } from '../lists.ts'
import { FORM_STATES } from './body.ts'
import { CLASSIFICATIONS, FORM_TYPES, TIN_TYPES } from './contract.ts'
import { CLASSIFICATION_NAMES, TIN_NAMES } from './names.ts'

const type = { choices: choicesOf(FORM_TYPES) }
const state = { choices: choicesOf(FORM_STATES) }

export const TAX_FORM_METADATA = {
  title: 'Tax form',
  description: 'What artists have told of their taxes. Information, not tax advice.',
  held: {
    token: shown('string', 'Token'),
    artist: shown('integer', 'Artist'),
    type: shown('choice', 'Form', type),
    revision: shown('string', 'Revision'),
    name: shown('string', 'Name'),
    business_name: shown('string', 'Business name'),
    classification: shown('choice', 'Classification', {
      choices: CLASSIFICATIONS.map((value) => ({ value, display_name: CLASSIFICATION_NAMES[value] })),
    }),
    exempt_corporation: shown('boolean', 'Exempt corporation'),
    country: shown('string', 'Country'),
    treaty_rate: shown('decimal', 'Treaty rate in percent'),
    tin_type: shown('choice', 'Kind of number', {
      choices: TIN_TYPES.map((value) => ({ value, display_name: TIN_NAMES[value] })),
    }),
    tin: shown('string', 'Tax number'),
    signed_on: shown('date', 'Signed'),
    valid_until: shown('date', 'Valid until'),
    superseded_on: shown('date', 'Superseded'),
    state: shown('choice', 'State', state),
    withholding: shown('decimal', 'Withheld in percent'),
    b_notice: shown('boolean', 'B notice'),
    shared_with: shown('nested object', 'Same number as artists'),
    created: shown('datetime', 'Filed'),
  },
  ordering: ['-created', 'created'],
  filters: {
    type: typed('choice', 'Form', type),
    state: typed('choice', 'State', state),
    artist: typed('field', 'Artist'),
  },
}
