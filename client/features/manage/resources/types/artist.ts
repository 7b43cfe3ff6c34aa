import { ArtistPanel } from '../../payees/artist-panel.tsx'
import * as say from './messages.ts'
import type { RecordType } from './type.ts'

/** spec.md section 3, Artist: flagged Portal when gaa_artist, Inactive when not active. */
export const artist: RecordType = {
  resource: 'artist',
  label: say.artists,
  one: say.oneArtist,
  columns: [
    { field: 'name', label: say.name },
    { field: 'royalty_code', label: say.royaltyCode },
    { field: 'created', label: say.created },
    { field: 'gaa_artist', label: say.portal, isOptional: true },
    { field: 'active', label: say.active, isOptional: true },
    { field: 'id', label: say.id, isOptional: true },
  ],
  flagsOf: ({ gaa_artist, active }) => [
    ...(gaa_artist === true ? [say.portal] : []),
    ...(active === false ? [say.inactive] : []),
  ],
  bulk: ['active', 'gaa_artist', 'royalty_code'],
  panel: { Panel: ArtistPanel, shows: [] },
  isImported: true,
  letter: 'a',
}
