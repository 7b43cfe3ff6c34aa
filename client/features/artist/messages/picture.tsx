import { useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import {
  ArtistMessagePictureDocument,
  type ArtistMessagePictureSize,
} from '#client/apollo/generated/graphql.ts'
import * as say from './messages.tsx'
import styles from './pictures.module.css'

interface PictureProps {
  id: string
  size: ArtistMessagePictureSize
}

/** How far from the screen a picture begins to load. */
const NEAR = { rootMargin: '300px' }

/** A private picture, had once it comes near the screen; what stands around it says its name and size. */
export const Picture = ({ id, size }: PictureProps) => {
  const ground = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  const { data, error } = useQuery(ArtistMessagePictureDocument, {
    variables: { id, size },
    skip: !isNear,
  })
  useEffect(() => {
    const target = ground.current
    if (!target) return
    const watching = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watching.disconnect()
      setIsNear(true)
    }, NEAR)
    watching.observe(target)
    return () => watching.disconnect()
  }, [])
  const isMissing = error !== undefined || (data !== undefined && data.artistMessagePicture === null)
  return (
    <span ref={ground} className={styles.ground}>
      {data?.artistMessagePicture && <img src={data.artistMessagePicture} alt="" />}
      {isMissing && <span className={styles.missing}>{say.notAvailable}</span>}
    </span>
  )
}
