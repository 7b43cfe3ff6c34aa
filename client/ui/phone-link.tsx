import type { ReactNode } from 'react'
import { useSettings } from './settings.tsx'

interface PhoneLinkProps {
  className?: string
  /** What it says instead of the number. */
  children?: ReactNode
}

/** Calls a designer (spec.md section 1). */
export const PhoneLink = ({ className, children }: PhoneLinkProps) => {
  const { phone } = useSettings()
  return (
    <a className={className} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {children ?? phone}
    </a>
  )
}
