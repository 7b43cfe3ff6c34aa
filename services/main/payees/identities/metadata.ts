import { choicesOf, shown, typed } from '../lists.ts'
import { IDENTITY_STATUSES } from './events.ts'

const LONGEST = 100

const details = {
  firstName: typed('string', 'First name', { max_length: LONGEST, initial: '' }),
  lastName: typed('string', 'Last name', { max_length: LONGEST, initial: '' }),
  businessName: typed('string', 'Business name', {
    max_length: LONGEST,
    initial: '',
    help_text: 'In place of both names, or beside them.',
  }),
  email: typed('email', 'Email', { required: true, max_length: 254 }),
}

const status = { choices: choicesOf(IDENTITY_STATUSES) }

export const IDENTITY_METADATA = {
  title: 'Artist identity',
  description: 'Whom the money of artists is paid to.',
  made: {
    artist: typed('field', 'Artist', { required: true, help_text: 'As listed in the catalog.' }),
    ...details,
  },
  held: {
    token: shown('string', 'Token'),
    artist: shown('integer', 'Artist'),
    ...details,
    status: shown('choice', 'Status', status),
    createdOn: shown('datetime', 'Created'),
    sharedWith: shown('list', 'Same account as'),
    version: shown('integer', 'Version'),
  },
  ordering: ['name', 'createdOn', 'status'],
  filters: {
    status: typed('choice', 'Status', status),
    artist: typed('field', 'Artist'),
  },
}
