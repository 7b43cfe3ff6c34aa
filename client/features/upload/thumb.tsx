import { useEffect, useRef } from 'react'
import { findChosen } from '#client/actors/upload.ts'
import { drawThumb } from './draw-thumb.ts'
import styles from './thumb.module.css'

/** How far from the screen a line begins to be drawn. */
const NEAR = { rootMargin: '200px' }

/** A small view of a file that is at hand, drawn once it comes near the screen; a plain ground otherwise. */
export const Thumb = ({ bytes, isLarge = false }: { bytes: string | null; isLarge?: boolean }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const file = findChosen(bytes)
    const target = canvas.current
    if (!file || !target) return
    const stopping = new AbortController()
    const watching = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watching.disconnect()
      void drawThumb(file, target, stopping.signal)
    }, NEAR)
    watching.observe(target)
    return () => {
      watching.disconnect()
      stopping.abort()
    }
  }, [bytes])
  return (
    <canvas ref={canvas} className={styles.thumb} data-large={isLarge} width={1} height={1} aria-hidden />
  )
}
