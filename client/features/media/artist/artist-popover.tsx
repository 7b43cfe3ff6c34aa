import { useQuery } from '@apollo/client/react'
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ArtistImagesDocument } from '#client/apollo/generated/graphql.ts'
import { linkToArtist } from '../link-to-search.ts'
import { PictureLink } from '../picture-link.tsx'
import { PictureRoom } from '../picture-room.tsx'
import styles from './artist-popover.module.css'
import * as say from './messages.tsx'
import type { ArtistAsked } from './use-artist-popover.ts'

export interface ArtistPopoverProps {
  asked: ArtistAsked
  /** What keeps it open while the pointer or the focus is in it. */
  room: ComponentProps<'div'>
  onClose: () => void
}

/**
 * A few more of an artist's pictures beside their name on a tile, and the way to all (spec.md section 2,
 * Media grid).
 */
export const ArtistPopover = ({ asked: { anchor, imageId, artist }, room, onClose }: ArtistPopoverProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery(ArtistImagesDocument, { variables: { id: imageId } })
  const images = data?.image?.byArtist ?? (data ? [] : null)
  useShownBeside(panel, anchor)
  useClosing(panel, anchor, onClose)
  useClosingElsewhere(onClose)
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={say.moreBy(artist)}
      className={styles.panel}
      {...room}
    >
      <p className={styles.name}>{artist}</p>
      {error ? (
        <p className={styles.words} role="alert">
          {say.notAvailable(
            <button type="button" onClick={() => void refetch().catch(() => {})}>
              {say.retry}
            </button>,
          )}
        </p>
      ) : images?.length === 0 ? (
        <p className={styles.words}>{say.noOtherPictures}</p>
      ) : (
        <ul className={styles.pictures} aria-busy={images === null}>
          {(images ?? []).map((image) => (
            <li key={image.id}>
              <PictureLink image={image} sizes="96px" />
            </li>
          ))}
          {!images && (
            <li>
              <PictureRoom />
            </li>
          )}
        </ul>
      )}
      <Link to={linkToArtist(artist)} className={styles.all}>
        {say.seeAllBy(artist)}
      </Link>
    </div>
  )
}

const useShownBeside = (panel: RefObject<HTMLDivElement | null>, anchor: HTMLElement) =>
  useEffect(() => {
    const shown = panel.current
    shown?.showPopover({ source: anchor })
    anchor.setAttribute('aria-expanded', 'true')
    return () => {
      anchor.setAttribute('aria-expanded', 'false')
      shown?.hidePopover()
    }
  }, [panel, anchor])

/**
 * Escape closes it and nothing else; so does a press elsewhere, and the arrows, which lead to another
 * picture.
 */
const useClosing = (panel: RefObject<HTMLDivElement | null>, anchor: HTMLElement, onClose: () => void) => {
  const closeOnKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      if (panel.current?.contains(document.activeElement)) anchor.focus()
      onClose()
    } else if (event.key.startsWith('Arrow')) onClose()
  })
  const closeOnPressElsewhere = useEffectEvent(({ target }: PointerEvent) => {
    const isWithin = target instanceof Node && (panel.current?.contains(target) || anchor.contains(target))
    if (!isWithin) onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', closeOnKey, { capture: true })
    document.addEventListener('pointerdown', closeOnPressElsewhere)
    return () => {
      document.removeEventListener('keydown', closeOnKey, { capture: true })
      document.removeEventListener('pointerdown', closeOnPressElsewhere)
    }
  }, [])
}

/** The wall may stay, with other pictures, when a link is followed. */
const useClosingElsewhere = (onClose: () => void) => {
  const { key } = useLocation()
  const openedAt = useRef(key)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (key !== openedAt.current) close()
  }, [key])
}
