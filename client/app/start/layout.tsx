import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { createLatePart } from '#client/app/parts/late.tsx'
import { createLateDialog } from '#client/app/parts/late-dialog.tsx'
import { NotLoadedPart } from '#client/app/parts/not-loaded.tsx'
import { SignOutEverywhere } from '#client/app/parts/sign-out-everywhere.ts'
import { AlertStack } from '#client/features/alerts/alert-stack.tsx'
import { Footer } from '#client/features/shell/footer.tsx'
import { Header } from '#client/features/shell/header.tsx'
import { useSettings } from '#client/ui/settings.tsx'
import { selectIsStaff, selectLacksSecondFactor } from '#machines/auth/selectors.ts'
import * as say from '../messages.ts'
import styles from './layout.module.css'
import { scrollKeyOf } from './scroll-key.ts'

const ReportDialog = createLateDialog(
  say.reportAProblem,
  () => import('#client/features/report-problem/report-dialog.tsx'),
  ({ ReportDialog }) => ReportDialog,
)

const LeaveMessage = createLateDialog(
  say.leaveAMessage,
  () => import('#client/features/shell/leave-message.tsx'),
  ({ LeaveMessage }) => LeaveMessage,
)

const StaffItems = createLatePart(
  () => import('#client/features/shell/staff-items.tsx'),
  ({ StaffItems }) => StaffItems,
  NotLoadedPart,
)

const StaffNotice = createLatePart(
  () => import('#client/features/shell/staff-notice.tsx'),
  ({ StaffNotice }) => StaffNotice,
  NotLoadedPart,
  () => null,
)

const Nothing = () => null

const ChoiceCard = createLatePart(
  () => import('#client/features/usage/choice-card.tsx'),
  ({ ChoiceCard }) => ChoiceCard,
  Nothing,
  Nothing,
)

const Reconsider = createLatePart(
  () => import('#client/features/usage/reconsider.tsx'),
  ({ Reconsider }) => Reconsider,
  Nothing,
  Nothing,
)

/** The frame of every page. */
export const Layout = () => {
  const main = useFocusOnPathChange()
  const { countsUsage } = useSettings()
  const isStaff = useAuth(selectIsStaff)
  const lacksSecondFactor = useAuth(selectLacksSecondFactor)
  return (
    <>
      <button type="button" className={styles.skip} onClick={() => startOf(main.current)?.focus()}>
        {say.skipToContent}
      </button>
      <Header
        ReportDialog={ReportDialog}
        LeaveMessage={LeaveMessage}
        SignOutEverywhere={SignOutEverywhere}
        StaffItems={StaffItems}
      />
      {lacksSecondFactor && <StaffNotice />}
      <main ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer PrivacyChoices={countsUsage ? Reconsider : null} />
      {countsUsage && !isStaff && <ChoiceCard />}
      <AlertStack />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  )
}

/** Where a page begins: behind a navigation of its own, as the console has, where it marks that place. */
const startOf = (main: HTMLElement | null) => main?.querySelector<HTMLElement>('[data-start]') ?? main

/** Moves the focus to the new page's start, for those who do not see it change, and closes an open menu. */
const useFocusOnPathChange = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    for (const popup of document.querySelectorAll<HTMLElement>(':popover-open')) popup.hidePopover()
    startOf(main.current)?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
