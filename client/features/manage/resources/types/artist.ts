import { ArtistPanel } from '../../payees/artist-panel.tsx'
import type { RecordType } from './type.ts'

/** spec.md section 3, Artist: flagged Portal when gaa_artist, Inactive when not active. */
export const artist: RecordType = {
  resource: 'artist',
  label: 'Artists',
  one: 'artist',
  columns: [
    { field: 'name', label: 'Name' },
    { field: 'royalty_code', label: 'Royalty code' },
    { field: 'created', label: 'Created' },
    { field: 'gaa_artist', label: 'Portal', isOptional: true },
    { field: 'active', label: 'Active', isOptional: true },
    { field: 'id', label: 'ID', isOptional: true },
  ],
  flagsOf: ({ gaa_artist, active }) => [
    ...(gaa_artist === true ? ['Portal'] : []),
    ...(active === false ? ['Inactive'] : []),
  ],
  bulk: ['active', 'gaa_artist', 'royalty_code'],
  panel: { Panel: ArtistPanel, shows: [] },
  isImported: true,
  letter: 'a',
}
