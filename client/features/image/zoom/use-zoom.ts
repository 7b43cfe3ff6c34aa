import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { usePointers } from './use-pointers.ts'
import { FITTING, moveBy, type Point, STEP, type View, zoomAt } from './view.ts'

/** Pixels that an arrow key moves a picture that is larger than its room. */
const KEY_STEP = 60

/** A notch of the wheel is about 100; a trackpad's pinch comes in smaller ones. */
const WHEEL_RATE = 0.0025

const ARROWS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
}

/**
 * Looks closer at what is in `room`: by wheel, pinch, keys or buttons; and moves it about once it is larger
 * than its room.
 */
export const useZoom = (room: RefObject<HTMLElement | null>) => {
  const [view, setView] = useState<View>(FITTING)

  const measureExtent = () => ({
    width: room.current?.clientWidth ?? 0,
    height: room.current?.clientHeight ?? 0,
  })
  const toRoomPoint = ({ x, y }: Point): Point => {
    const box = room.current?.getBoundingClientRect()
    return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : { x: 0, y: 0 }
  }
  const zoom = (factor: number, around: Point = { x: 0, y: 0 }) =>
    setView((last) => zoomAt(last, factor, around, measureExtent()))
  const move = (by: Point) => setView((last) => moveBy(last, by, measureExtent()))
  const showWhole = () => setView(FITTING)

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    // A page that is being scrolled goes on scrolling: its picture takes the wheel at the top, or when it has
    // been chosen.
    const isMeant =
      event.ctrlKey ||
      view.scale > 1 ||
      window.scrollY === 0 ||
      room.current?.contains(document.activeElement)
    if (!isMeant || (view.scale === 1 && event.deltaY >= 0)) return
    event.preventDefault()
    const rate = event.ctrlKey ? WHEEL_RATE * 4 : WHEEL_RATE
    zoom(Math.exp(-event.deltaY * rate), toRoomPoint({ x: event.clientX, y: event.clientY }))
  })
  useEffect(() => {
    const element = room.current
    // React's own listeners cannot keep the page from scrolling.
    element?.addEventListener('wheel', turnWheel, { passive: false })
    return () => element?.removeEventListener('wheel', turnWheel)
  }, [room])

  const pointers = usePointers({
    onDrag: move,
    onPinch: (factor, around) => zoom(factor, toRoomPoint(around)),
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const arrow = view.scale > 1 ? ARROWS[event.key] : undefined
    if (event.key === '+' || event.key === '=') zoom(STEP)
    else if (event.key === '-') zoom(1 / STEP)
    else if (event.key === '0' || (event.key === 'Escape' && view.scale > 1)) showWhole()
    else if (arrow) move(arrow)
    else return
    event.preventDefault()
  }

  const onDoubleClick = ({ clientX: x, clientY: y }: MouseEvent) =>
    view.scale > 1 ? showWhole() : zoom(STEP * STEP, toRoomPoint({ x, y }))

  return {
    view,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    showWhole,
    room: { ...pointers, onKeyDown, onDoubleClick },
  }
}
