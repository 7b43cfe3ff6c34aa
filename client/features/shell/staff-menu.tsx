import type { ComponentType } from 'react'
import { useAuth } from '#client/actors/people/auth.ts'
import { StaffIcon } from '#client/ui/icons.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import header from './header.module.css'
import * as say from './messages.ts'

/** They come as the menu is first shown: visitors have no use for them. */
export interface StaffParts {
  StaffItems: ComponentType
}

/** The staff's own menu (spec.md section 2); nobody else sees it. */
export const StaffMenu = ({ StaffItems }: StaffParts) => {
  const isStaff = useAuth(selectIsStaff)
  if (!isStaff) return null
  return (
    <Popup
      className={header.tool}
      button={
        <>
          <StaffIcon />
          <span className={header.word}>{say.staff}</span>
        </>
      }
    >
      <StaffItems />
    </Popup>
  )
}
