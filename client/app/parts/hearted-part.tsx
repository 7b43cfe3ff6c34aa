import { createLatePart } from './late.tsx'

const Nothing = () => null

/** Only an empty cart of an account shows it, and does without where it cannot be had. */
export const Hearted = createLatePart(
  () => import('#client/features/media/hearted.tsx'),
  ({ Hearted }) => Hearted,
  Nothing,
  Nothing,
)
