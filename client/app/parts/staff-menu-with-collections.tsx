import { CollectionsOfImage } from '#client/features/collections/membership/collections-of-image.tsx'
import type { TileMenuProps } from '#client/features/media/media-grid.tsx'
import { StaffMenu } from '#client/features/staff-menu/staff-menu.tsx'

/** What staff can do to a picture where it hangs, its collections included. */
export const StaffMenuWithCollections = (props: TileMenuProps) => (
  <StaffMenu {...props}>
    <CollectionsOfImage imageId={props.imageId} />
  </StaffMenu>
)
