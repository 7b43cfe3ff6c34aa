import * as say from '../messages.ts'

/** How a picture can be seen before it is bought, in the order that they stand in. */
export const VIEWS = ['picture', 'edge', 'wall', 'detail'] as const
export type View = (typeof VIEWS)[number]

export const VIEW_LABELS: Readonly<Record<View, string>> = {
  picture: say.picture,
  edge: say.edge,
  wall: say.onAWall,
  detail: say.detail,
}

/** The id of the tab of a view, which names what `panelId` shows. */
export const tabOf = (panelId: string, view: View): string => `${panelId}-${view}`

/** The view beside another; null at either end. */
export const findBeside = (view: View, step: 1 | -1): View | null => VIEWS[VIEWS.indexOf(view) + step] ?? null
