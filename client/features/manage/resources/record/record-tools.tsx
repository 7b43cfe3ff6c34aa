import { type ComponentType, type RefObject, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useTogglePublication } from '#client/actors/pictures/publication.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { usePageKeys } from '../../keys/use-page-keys.ts'
import { useOfferActions } from '../../palette/offered.ts'
import { publicationAction } from '../publication/publication-action.ts'
import { PublishButton } from '../publication/publish-button.tsx'
import type { RecordType, RecordValues } from '../types/type.ts'
import { has, nameOf } from '../types/types.ts'
import * as say from './messages.tsx'
import { type CameFrom, recordPath } from './paths.ts'
import styles from './record.module.css'
import { ViewOptions } from './view-options.tsx'

/** A menu beneath its button. */
export interface MenuProps {
  imageId: string
  anchor: HTMLElement
  onClose: () => void
}

interface RecordToolsProps {
  type: RecordType
  id: string
  values: RecordValues
  /** Whether it cannot be changed: it is shown as it stood once, or somebody else has to. */
  isFixed: boolean
  /** What can be done to an image from wherever it hangs. */
  ImageMenu: ComponentType<MenuProps>
}

/** What can be done to a record, beside its name. */
export const RecordTools = ({ type, id, values, isFixed, ImageMenu }: RecordToolsProps) => {
  const { pathname, search } = useLocation()
  const from: CameFrom = { from: `${pathname}${search}` }
  const publication = isFixed ? undefined : type.publicationOf?.(id, values)
  const path = recordPath(type.resource, id)
  const [name, navigate, toggle] = [nameOf(type, values, id), useNavigate(), useTogglePublication()]
  const menu = useRef<HTMLButtonElement>(null)
  const edit = isFixed || !has(type, 'edit') ? null : () => void navigate(`${path}/edit`, { state: from })
  // As on a row of a list.
  usePageKeys({ e: edit, p: publication ? () => toggle(publication) : null })
  useOfferActions(() => [
    ...(publication ? [publicationAction(publication, name, toggle)] : []),
    ...(edit ? [{ label: say.editRecord(name), refusal: null, does: edit }] : []),
    ...(publication
      ? [{ label: say.listsAndCollections, refusal: null, does: () => menu.current?.click() }]
      : []),
    ...(has(type, 'history')
      ? [{ label: say.historyOf(name), refusal: null, does: () => void navigate(`${path}/history`) }]
      : []),
  ])
  return (
    <div className={styles.tools}>
      <ViewOptions />
      <div className={styles.ways}>
        {publication && <PublishButton isExplained publication={publication} />}
        {publication && <MenuButton ref={menu} imageId={id} ImageMenu={ImageMenu} />}
        {has(type, 'history') && (
          <Link to={`${path}/history`} className={makeButtonClass({ variant: 'outline' })}>
            {say.history}
          </Link>
        )}
        {edit && (
          <Link
            to={`${path}/edit`}
            state={from}
            // What a panel is for comes first.
            className={makeButtonClass({ variant: type.panel ? 'outline' : 'solid' })}
          >
            {say.edit}
          </Link>
        )}
      </div>
    </div>
  )
}

interface MenuButtonProps extends Pick<RecordToolsProps, 'ImageMenu'> {
  ref: RefObject<HTMLButtonElement | null>
  imageId: string
}

const MenuButton = ({ ref, imageId, ImageMenu }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        ref={ref}
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        {say.listsAndCollections}
      </Button>
      {anchor && <ImageMenu imageId={imageId} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
