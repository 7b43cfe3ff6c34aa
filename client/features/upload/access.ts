import type { ComponentType } from 'react'
import type { DetailName } from '#client/actors/upload.ts'

export interface ContentFieldProps {
  /** What is chosen; empty where nothing is. */
  held: string
  onType: (held: string) => void
}

/** What whoever uploads may say and do; the rest is the same for everybody. */
export interface UploadAccess {
  /** The account whose uploads they are. */
  owner: string
  /** What may be said of a picture, in the order of the fields. */
  details: readonly DetailName[]
  /** Finds an artist by name, where one may be named. */
  ArtistField: ComponentType<ContentFieldProps>
  /** Codes and names of publishers that may be named. */
  publishers: readonly { code: string; name: string }[]
  /** Whether a file may take the place of a picture of the shop. */
  canReplace: boolean
  /** Where what was uploaded is listed. */
  list: { to: string; label: string }
}
