import { declarePort } from '#machines/port.ts'

/** Whose rows they are. */
export interface ListRef {
  resource: string
}

/** What a list is narrowed by. */
export interface Narrowing {
  search: string
  filters: Readonly<Record<string, string>>
}

/** A chosen record that the list does not show any more. */
export interface Stray {
  id: string
  /** What it is called; null where it is gone. */
  label: string | null
}

export const rowSelectionPorts = {
  /**
   * Finds those of these records that the list would not show on any page. FORBIDDEN for whoever is not
   * staff, BAD_USER_INPUT for a filter that there is none of.
   */
  findStrays: declarePort<readonly Stray[], ListRef & Narrowing & { ids: readonly string[] }>(
    'row-selection.findStrays',
  ),
}
