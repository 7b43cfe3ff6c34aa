import { type ComponentType, useEffect, useState } from 'react'
import type { ArtistPopoverProps } from './artist-popover.tsx'

/**
 * The popover of the artist that is asked for; its code comes with the first. Where that cannot be had,
 * nothing opens.
 */
export const Asked = (props: ArtistPopoverProps) => {
  const [Popover, setPopover] = useState<ComponentType<ArtistPopoverProps> | null>(null)
  useEffect(() => {
    import('./artist-popover.tsx').then(
      ({ ArtistPopover }) => setPopover(() => ArtistPopover),
      () => {},
    )
  }, [])
  return Popover && <Popover {...props} key={props.asked.imageId} />
}
