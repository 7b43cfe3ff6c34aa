import { Lookup } from './lookup.tsx'

const FIELD = {
  __typename: 'ResourceField',
  name: 'artist',
  type: 'field',
  label: 'Artist',
  required: false,
  readOnly: false,
  helpText: null,
  minValue: null,
  maxValue: null,
  maxLength: null,
  initial: null,
  choices: null,
} as const

/** Finds an artist by name, outside of a record. */
export const ArtistField = ({ held, onType }: { held: string; onType: (held: string) => void }) => (
  <Lookup field={FIELD} held={held} isReadOnly={false} onType={onType} />
)
