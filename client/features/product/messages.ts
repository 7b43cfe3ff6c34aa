export const untitled = 'Untitled'
export const views = 'Views'
/** Of the view of the edge, where a frame is chosen. */
export const frame = 'Frame'

const inchesOf = (size: { width: number; height: number }) => `${size.width} by ${size.height} inches`

export const partAtFullSize = (title: string) => `${title}, a part at full size`
export const moveAtFullSize = (title: string) => `${title} at full size. Arrows move.`
export const fullSizeOf = (width: number, height: number) => `Shown at full size (${width} × ${height} in)`

/** What the edge of each substrate looks like. */
export const EDGES: Readonly<Record<string, string>> = {
  print: 'a sheet of heavy paper, its corner lifting',
  canvas: 'canvas wrapped around its 1.5 inch edge',
  aluminum: 'a thin sheet of brushed aluminum, floating off the wall',
  acrylic: 'clear acrylic with polished edges, floating off the wall',
  'acoustic panel': 'a panel of thick gray felt',
  mural: 'wallcovering that ends at the baseboard, with the seam of two panels',
  'window film': 'film on glass, by the sash of a window',
}
export const cornerOfFrame = (frame: string) => `the corner of its frame, ${frame}`
export const fromCloseBy = (title: string, what: string) => `${title} from close by: ${what}`

export const firstEnd = 'First end of the line'
export const secondEnd = 'Second end of the line'
export const movedByKeys = (name: string) => `${name}. Arrow keys move it.`
/** What people have at home, with its usual length in inches. */
export const KNOWN_LENGTHS = [
  ['A door is 80 in', '80'],
  ['A sofa is 84 in', '84'],
] as const
export const howToMeasure = 'Drag the line along something you know, then enter its length in inches:'
export const hangIt = 'Hang it'
export const yourRoom = 'Your room'
export const measureAgain = 'Measure again'
export const removePhoto = 'Remove photo'
export const photoStaysHere = 'Your photo stays on this device.'
export const useYourPhoto = 'Use a photo of your room'
export const photoOfYourRoom = 'Photo of your room'
export const openingPhoto = 'Opening…'
export const hungInYourRoom = (title: string, size: { width: number; height: number }) =>
  `${title}, ${inchesOf(size)}, in your room`

export const room = 'Room'
export const ROOM_LABELS = { 'living room': 'Living room', bedroom: 'Bedroom', office: 'Office' } as const
export const wallColor = 'Wall color'
export const frameNotIncluded = 'Frame not included'
export const muralBehind = (title: string, furniture: string) =>
  `${title} as a mural, from wall to wall behind a ${furniture}`
export const inFrame = (frame: string) => ` in a frame, ${frame}`
export const onWindow = 'on a window'
export const onWall = (color: string) => `on a ${color.toLowerCase()} wall`
export const hungAbove = (
  title: string,
  size: { width: number; height: number },
  framed: string,
  on: string,
  furniture: { name: string; width: number },
) => `${title}, ${inchesOf(size)}${framed}, ${on} above a ${furniture.name} ${furniture.width} inches wide`
