import type { MouseEvent } from 'react'
import type { SavedViewWork } from '#client/actors/saved-view.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { MoreIcon } from '#client/ui/icons.tsx'
import { Popup } from '#client/ui/popup.tsx'
import * as say from './messages.tsx'
import type { SavedView } from './view.ts'
import styles from './views.module.css'

interface ViewOptionsProps {
  view: SavedView
  work: SavedViewWork
}

/** What else can be done with the view that is open. */
export const ViewOptions = ({ view, work }: ViewOptionsProps) => {
  const { isShared, isDefault, isOwn } = view
  const act = (does: () => void) => ({
    type: 'button' as const,
    className: styles.option,
    disabled: work.isPending,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
      does()
    },
  })
  return (
    <Popup
      className={`${makeButtonClass({ variant: 'outline', size: 'sm' })} ${styles.options}`}
      label={say.optionsOf(view.name)}
      button={<MoreIcon />}
    >
      <button {...act(() => work.beginRenaming(view))}>{say.renameMore}</button>
      {isOwn && (
        <button {...act(() => work.change(view, { isShared: !isShared }))}>
          {isShared ? say.stopSharing : say.shareWithAll}
        </button>
      )}
      <button {...act(() => work.change(view, { isDefault: !isDefault }))}>
        {isDefault ? say.stopUsingAsDefault : say.makeMyDefault}
      </button>
      <button {...act(() => work.askToDelete(view))}>{say.deleteMore}</button>
    </Popup>
  )
}
