import { type RefObject, useEffect } from 'react'
import type { Shown } from './shown.ts'

const LEAF = '[data-active="true"]:is([data-kind="simple"], [data-kind="final"])'
const TAKEN = 'g:is([data-taken="true"], [data-failed="true"]) > text'

const START = 'circle'

/**
 * Keeps in sight where a replay stands: the state it is in, or what it has just taken where it is in several.
 * Where nothing is replayed the start is in sight, and the rest is scrolled to.
 */
export const useInSight = (svg: RefObject<SVGSVGElement | null>, { active, taken, failed }: Shown) => {
  useEffect(() => {
    const drawn = svg.current
    const leaves = drawn?.querySelectorAll(active ? LEAF : TAKEN) ?? []
    const stand = leaves.length === 1 ? leaves[0] : (drawn?.querySelector(TAKEN) ?? leaves[0])
    const target = active || taken || failed ? stand : drawn?.querySelector(START)
    const room = drawn?.parentElement
    if (target && room) center(room, target)
  }, [svg, active, taken, failed])
}

/** Scrolls the drawing alone, never the page. */
const center = (room: Element, target: Element) => {
  const outer = room.getBoundingClientRect()
  const inner = target.getBoundingClientRect()
  room.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  room.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2)
}
