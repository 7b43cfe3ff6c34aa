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
  /** Finds an artist by name; null where the shop knows whose content it is. */
  ArtistField: ComponentType<ContentFieldProps> | null
  /** Codes and names of publishers that may be named. */
  publishers: readonly { code: string; name: string }[]
  /** Whether a file may take the place of a picture of the shop. */
  canReplace: boolean
  /** Whether things may be said of all pictures at once. */
  hasCommonForm: boolean
  /** How the files are shown. */
  view: 'grid' | 'list'
  /** The page of a picture that was saved. */
  toPicture(image: string): string
  /** Where what was uploaded is listed. */
  list: { to: string; label: string }
}
