import { Html } from './tag.ts'

/** The shop's colours and type in mail, as client/ui/tokens has them, and each colour where it is dark. */
const COLORS = {
  ink: ['#1c1a17', '#f0ece4'],
  muted: ['#6b665e', '#b8b2a7'],
  line: ['#e6e2da', '#3d3932'],
  wall: ['#ffffff', '#1e1c19'],
  mat: ['#f6f4ef', '#131210'],
  accent: ['#1f4d5c', '#9acbd8'],
  onAccent: ['#ffffff', '#10242b'],
} as const

export type Color = keyof typeof COLORS

/** No font is fetched: the reader's own stand in for the shop's. */
const SERIF = "Fraunces,Georgia,'Times New Roman',serif"
const SANS = "Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

const TYPE = {
  body: `font:400 16px/1.55 ${SANS}`,
  strong: `font:600 16px/1.45 ${SANS}`,
  small: `font:400 14px/1.55 ${SANS}`,
  heading: `font:500 28px/1.2 ${SERIF};letter-spacing:-.01em`,
  brand: `font:500 22px/1.2 ${SERIF};letter-spacing:-.01em`,
  highlight: `font:500 20px/1.3 ${SERIF}`,
  alt: `font:italic 400 12px/1.35 ${SERIF}`,
} as const

export type Type = keyof typeof TYPE

/**
 * Writes the attributes of an element's look: each colour by a style, which every client reads, and by a
 * class, by which a client that is dark changes it.
 */
export function look({
  type,
  color,
  ground,
  border,
  more = '',
}: {
  type?: Type
  color?: Color
  ground?: Color
  border?: 'top' | 'left'
  /** Further declarations. */
  more?: string
}): Html {
  const styles = [
    type && TYPE[type],
    color && `color:${COLORS[color][0]}`,
    ground && `background-color:${COLORS[ground][0]}`,
    border && `border-${border}:${border === 'left' ? 3 : 1}px solid ${COLORS.line[0]}`,
    more,
  ]
  const classes = [color, ground && `on-${ground}`, border && 'edge']
  const list = (items: readonly (string | undefined)[], between: string) =>
    items.filter(Boolean).join(between)
  const named = list(classes, ' ')
  return new Html(`${named ? `class="${named}" ` : ''}style="${list(styles, ';').replaceAll('"', "'")}"`)
}

/** Of a button's cell, for the clients that know no style of a cell. */
export const ACCENT = COLORS.accent[0]

const darkRules = (Object.keys(COLORS) as Color[]).map((name) => {
  const dark = COLORS[name][1]
  return `.${name}{color:${dark}!important}.on-${name}{background-color:${dark}!important}`
})

/** What styles of elements cannot say. */
export const SHEET = new Html(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%;text-size-adjust:100%}
img{border:0;display:block}
@media (max-width:576px){.pad{padding-left:20px!important;padding-right:20px!important}.out{padding:0!important}}
@media (prefers-color-scheme:dark){${darkRules.join('')}.edge{border-color:${COLORS.line[1]}!important}}
</style>`)
