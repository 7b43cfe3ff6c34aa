import { declarePort } from '#machines/port.ts'

/** The type of records whose lists are kept. */
export interface ListRef {
  resource: string
}

/** What a view keeps of a list. */
export interface ViewContent {
  search: string
  /** A field's name, with `-` before it downwards; null as the list has it. */
  ordering: string | null
  /** Values by the filters' names. */
  filters: Readonly<Record<string, string>>
  /** The fields to show; null as the list has them. */
  columns: readonly string[] | null
}

/** A view as it was read. */
export interface ViewRef {
  id: string
  version: number
}

/** How a view is to be called, and who sees it. */
export interface Naming {
  /** As it was typed. */
  name: string
  isShared: boolean
}

/** What is to become of a view; what is left out stays. */
export interface ViewChange {
  content?: ViewContent
  name?: string
  /** With all staff. */
  isShared?: boolean
  /** This person's lists open with it. */
  isDefault?: boolean
}

/** The same key for each try of one write. */
interface Keyed {
  idempotencyKey: string
}

export type NewView = ListRef & Naming & Keyed & { content: ViewContent }
export type ChangedView = ListRef & Keyed & { view: ViewRef; change: ViewChange }
export type DeletedView = ListRef & Keyed & { id: string }

/** Apollo's cache takes the views that they bring; the machine keeps none of them. */
export const savedViewPorts = {
  /**
   * Makes a view, and answers its id. BAD_USER_INPUT with `fields.name` where it is empty, too long or taken,
   * with `fields.isShared` or of no field where there is no room; FORBIDDEN for whoever is not staff.
   */
  createView: declarePort<{ id: string }, NewView>('saved-view.createView'),
  /**
   * BAD_USER_INPUT as above; CONFLICT where somebody else changed it meanwhile, NOT_FOUND where it is gone,
   * FORBIDDEN for whoever is not staff, or stops sharing what is not theirs.
   */
  changeView: declarePort<void, ChangedView>('saved-view.changeView'),
  /** One that is gone already is gone. FORBIDDEN for whoever is not staff. */
  deleteView: declarePort<void, DeletedView>('saved-view.deleteView'),
  /** Reads all views of the list as they are now, past every cache. FORBIDDEN for whoever is not staff. */
  readViews: declarePort<void, ListRef>('saved-view.readViews'),
}
