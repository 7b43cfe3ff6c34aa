import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useSavedView } from '#client/actors/saved-view.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { useOfferActions } from '../../palette/offered.ts'
import { ALL } from '../list/place.ts'
import { listPath } from '../record/paths.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import * as say from './messages.tsx'
import { missingInWords } from './missing.ts'
import { NameDialog } from './name-dialog.tsx'
import type { Shown } from './shown.ts'
import type { SavedView, ViewContent } from './view.ts'
import { ViewOptions } from './view-options.tsx'
import { ViewTabs } from './view-tabs.tsx'
import { ViewTroubles } from './view-troubles.tsx'
import styles from './views.module.css'

interface ViewsBarProps {
  resource: string
  views: readonly SavedView[]
  /** The views could not be read. */
  isUnread: boolean
  onRetry: () => void
  shown: Shown
  /** What the list shows now. */
  content: ViewContent
}

/** The views of a list, and what can be done with the one that it shows. */
export const ViewsBar = ({ resource, views, isUnread, onRetry, shown, content }: ViewsBarProps) => {
  const { view, isGone, missing, isChanged } = shown
  const navigate = useNavigate()
  const tabs = useRef<HTMLElement>(null)
  /** The view whose tab is to have the focus, once its button is gone. */
  const focused = useRef<string | null>(null)
  const open = (id: string) => void navigate(`${listPath(resource)}?view=${id}`)
  const work = useSavedView(resource, {
    onMade: (id) => {
      focused.current = id
      open(id)
    },
    onChanged: (id) => {
      focused.current = id
    },
    onDeleted: (id) => {
      if (id !== view?.id) return
      focused.current = ALL
      open(ALL)
    },
  })
  useEffect(() => {
    if (focused.current !== (view?.id ?? ALL)) return
    focused.current = null
    if (document.activeElement === document.body)
      tabs.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  })

  const worked = views.find(({ id }) => id === work.viewId)
  const isFree = !work.hasFailed && !work.isOvertaken
  useOfferActions(() => [
    ...(isFree && isChanged
      ? [{ label: say.saveAsNewViewMore, refusal: null, does: () => work.beginSaving(content) }]
      : []),
    ...views
      .filter(({ id }) => id !== view?.id)
      .map(({ id, name }) => ({ label: say.openView(name), refusal: null, does: () => open(id) })),
  ])
  return (
    <div className={styles.views}>
      <div className={styles.bar}>
        <ViewTabs resource={resource} views={views} shownId={view?.id ?? null} tabs={tabs} />
        {isFree && view && <ViewOptions view={view} work={work} />}
        <div className={styles.tools}>
          {isFree && isChanged && view && (
            <>
              <Link
                to={`${listPath(resource)}?view=${view.id}`}
                className={makeButtonClass({ variant: 'plain', size: 'sm' })}
              >
                {say.reset}
              </Link>
              <Button size="sm" disabled={work.isPending} onClick={() => work.change(view, { content })}>
                {view.isShared ? say.saveForAll : say.save}
              </Button>
            </>
          )}
          {isFree && isChanged && (
            <Button
              variant="outline"
              size="sm"
              disabled={work.isPending}
              onClick={() => work.beginSaving(content)}
            >
              {say.saveAsMore}
            </Button>
          )}
        </div>
      </div>
      <ViewTroubles work={work} />
      <div role="status" className={styles.status}>
        {isGone && <p>{say.viewGone}</p>}
        {missing.length > 0 && <p>{missingInWords(missing)}</p>}
        {isUnread && (
          <p>
            {say.viewsNotLoaded(
              <Button variant="plain" size="sm" onClick={onRetry}>
                {say.retry}
              </Button>,
            )}
          </p>
        )}
      </div>
      {work.isNaming && <NameDialog was={null} work={work} />}
      {work.isRenaming && worked && <NameDialog was={worked.name} work={work} />}
      {work.isDeleting && worked && <DeleteDialog view={worked} work={work} />}
    </div>
  )
}
