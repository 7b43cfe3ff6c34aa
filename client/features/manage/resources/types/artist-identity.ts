import { IdentityPanel } from '../../payees/identity-panel.tsx'
import * as say from './messages.ts'
import type { RecordType, RecordValues } from './type.ts'

/** What the main service's own records are without. */
export const LACKS_OF_MAIN = ['notes', 'times', 'files', 'batches'] as const

/** spec.md section 3, Artist identity. */
export const artistIdentity: RecordType = {
  resource: 'artist-identity',
  label: say.artistIdentities,
  one: say.oneArtistIdentity,
  many: say.manyArtistIdentities,
  columns: [
    { field: 'name', label: say.name },
    { field: 'email', label: say.email },
    { field: 'status', label: say.status },
    { field: 'createdOn', label: say.created },
    { field: 'artist', label: say.artist, isOptional: true },
    { field: 'token', label: say.token, isOptional: true },
  ],
  titleOf: nameOfIdentity,
  warningsOf: ({ sharedWith }) =>
    Array.isArray(sharedWith) && sharedWith.length > 0 ? [say.sharesAnAccountNumber] : [],
  panel: { Panel: IdentityPanel, shows: ['transitions', 'status'] },
  lacks: LACKS_OF_MAIN,
  letter: 'd',
}

/** The business, or else the person. */
function nameOfIdentity({ businessName, firstName, lastName }: RecordValues): string {
  if (typeof businessName === 'string' && businessName !== '') return businessName
  return [firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ')
}
