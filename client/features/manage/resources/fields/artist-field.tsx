import * as say from '../messages.tsx'
import { describe } from './kind.ts'
import { Lookup } from './lookup.tsx'

const FIELD = { ...describe('artist', ''), type: 'field', label: say.artist }

/** Finds an artist by name, outside of a record. */
export const ArtistField = ({ held, onType }: { held: string; onType: (held: string) => void }) => (
  <Lookup field={FIELD} held={held} isReadOnly={false} onType={onType} />
)
