import { createContext, type ReactNode, use } from 'react'
import * as say from './messages.tsx'

/** The shop's settings, as the web process writes them into the page (spec.md section 1). */
export interface Settings {
  brand: string
  phone: string
  /** A picture of the brand's name, with its own measures; null where the word stands. */
  logo: { url: string; width: number; height: number } | null
  variant: 'standard' | 'government'
  chatScriptUrl: string | null
  /** Null where Stripe takes no cards. */
  stripeKey: string | null
  /** Whether the demonstration takes test cards in its place. */
  takesTestCards: boolean
  googleMapsKey: string | null
  /** Where the dashboard is, when it is not in this shop. */
  mainSiteUrl: string | null
  /** Whether visits are counted of those who agree to it. */
  countsUsage: boolean
  /** What is taken off the subtotal from so many pieces on, in percent; the smallest first. */
  volumeDiscounts: readonly { quantity: number; percent: number }[]
  /** What goods must cost more than to ship for free, in cents; null where shipping is never free. */
  freeShippingOver: number | null
  /** Days after delivery in which something may be returned. */
  returnDays: number
}

const SettingsContext = createContext<Settings | null>(null)

export const SettingsProvider = ({ settings, children }: { settings: Settings; children: ReactNode }) => (
  <SettingsContext value={settings}>{children}</SettingsContext>
)

export const useSettings = (): Settings => {
  const settings = use(SettingsContext)
  if (!settings) throw new Error('SettingsProvider is missing.')
  return settings
}

/** What a page title ends in, and the shop's name in full. */
export const useProductName = (): string => {
  const { brand, variant } = useSettings()
  return variant === 'government' ? say.forGovernment(brand) : brand
}
