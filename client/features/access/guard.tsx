import { Outlet } from 'react-router-dom'
import { useAccess } from '#client/actors/people/access.ts'
import { selectIsOpen } from '#machines/access/selectors.ts'
import { ClosedPage } from './closed-page.tsx'

/**
 * Wraps pages that only some visitors may see: shows them once it is known that this one may (spec.md section
 * 6).
 */
export const Component = () => (useAccess(selectIsOpen) ? <Outlet /> : <ClosedPage />)
