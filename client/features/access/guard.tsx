import { Outlet } from 'react-router-dom'
import { useAccess } from '#client/actors/people/access.ts'
import { selectIsOpen } from '#machines/access/selectors.ts'
import { ClosedPage } from './closed-page.tsx'

/** What pages for some stand in: they show themselves once it is known that they may (spec.md section 6). */
export const Component = () => (useAccess(selectIsOpen) ? <Outlet /> : <ClosedPage />)
