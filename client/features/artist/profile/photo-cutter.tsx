import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { beginCut, drawCut, moveCut, zoomCut, zoomOf } from './crop.ts'
import * as say from './messages.ts'
import styles from './photo.module.css'

interface PhotoCutterProps {
  picture: ImageBitmap
  onCut: (photo: Blob) => void
  onClose: () => void
}

/** Pixels of the canvas: twice what is shown, for sharp screens. */
const SIZE = 560
/** Share of the square by which an arrow key moves. */
const STEP = 0.04
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Lets somebody choose the square of a picture that others see: by pointer, by touch or by keys. */
export const PhotoCutter = ({ picture, onCut, onClose }: PhotoCutterProps) => {
  const [cut, setCut] = useState(() => beginCut(picture))
  const [failure, setFailure] = useState<string | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef(new Map<number, { x: number; y: number }>())
  const zoomId = useId()
  const helpId = useId()

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, SIZE, SIZE)
    pen.drawImage(picture, cut.x, cut.y, cut.side, cut.side, 0, 0, SIZE, SIZE)
  }, [picture, cut])

  const move = (right: number, down: number) => setCut((now) => moveCut(picture, now, right, down))
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    move(...step)
  }
  const take = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const before = held.current.get(event.pointerId)
    if (!before) return
    const shown = event.currentTarget.clientWidth
    const after = { x: event.clientX, y: event.clientY }
    const [other] = [...held.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place)
    held.current.set(event.pointerId, after)
    if (!other) return move((after.x - before.x) / shown, (after.y - before.y) / shown)
    // Two fingers spread as far as one square are as near as it goes.
    const spread = distance(after, other) - distance(before, other)
    setCut((now) => zoomCut(picture, now, zoomOf(picture, now) + spread / shown))
  }
  const leave = (event: PointerEvent) => held.current.delete(event.pointerId)
  const use = () =>
    drawCut(picture, cut).then(onCut, (error: unknown) =>
      setFailure(error instanceof Error ? error.message : say.cannotBeCut),
    )

  return (
    <Modal title={say.chooseWhatToShow} onClose={onClose}>
      <div className={styles.cutter}>
        <p id={helpId} className={styles.help}>
          {say.howToCrop}
        </p>
        <div
          className={styles.frame}
          // A picture that keys move is no control that HTML knows.
          role="application"
          aria-label={say.yourPhoto}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move what is in it.
          tabIndex={0}
          onKeyDown={press}
          onPointerDown={take}
          onPointerMove={drag}
          onPointerUp={leave}
          onPointerCancel={leave}
        >
          <canvas ref={canvas} width={SIZE} height={SIZE} />
        </div>
        <label htmlFor={zoomId} className={styles.zoom}>
          {say.zoom}
          <input
            id={zoomId}
            type="range"
            min={0}
            max={100}
            value={Math.round(zoomOf(picture, cut) * 100)}
            onChange={({ currentTarget: { value } }) =>
              setCut((now) => zoomCut(picture, now, Number(value) / 100))
            }
          />
        </label>
        {failure && <p role="alert">{failure}</p>}
        <div className={styles.choices}>
          <Button onClick={() => void use()}>{say.usePhoto}</Button>
          <Button variant="outline" onClick={onClose}>
            {say.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)
