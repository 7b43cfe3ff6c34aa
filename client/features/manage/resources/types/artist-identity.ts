import { IdentityPanel } from '../../payees/identity-panel.tsx'
import type { RecordType, RecordValues } from './type.ts'

/** What the main service's own records are without. */
export const LACKS_OF_MAIN = ['notes', 'times', 'files', 'batches'] as const

/** spec.md section 3, Artist identity. */
export const artistIdentity: RecordType = {
  resource: 'artist-identity',
  label: 'Artist identities',
  one: 'artist identity',
  many: 'artist identities',
  columns: [
    { field: 'name', label: 'Name' },
    { field: 'email', label: 'Email' },
    { field: 'status', label: 'Status' },
    { field: 'createdOn', label: 'Created' },
    { field: 'artist', label: 'Artist', isOptional: true },
    { field: 'token', label: 'Token', isOptional: true },
  ],
  titleOf: nameOfIdentity,
  warningsOf: ({ sharedWith }) =>
    Array.isArray(sharedWith) && sharedWith.length > 0 ? ['Shares an account number'] : [],
  panel: { Panel: IdentityPanel, shows: ['transitions', 'status'] },
  lacks: LACKS_OF_MAIN,
  letter: 'd',
}

/** The business, or else the person. */
function nameOfIdentity({ businessName, firstName, lastName }: RecordValues): string {
  if (typeof businessName === 'string' && businessName !== '') return businessName
  return [firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ')
}
