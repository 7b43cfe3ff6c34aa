import type { Settings } from '#client/ui/settings.tsx'

const DEFAULTS: Settings = {
  brand: 'Aquatint',
  phone: '',
  logo: null,
  variant: 'standard',
  chatScriptUrl: null,
  stripeKey: null,
  takesTestCards: false,
  googleMapsKey: null,
  mainSiteUrl: null,
  countsUsage: false,
  volumeDiscounts: [],
  freeShippingOver: null,
  returnDays: 30,
}

/** The settings that the web process put into the page. */
export const readSettings = (page: Document): Settings => {
  const text = page.getElementById('settings')?.textContent
  return { ...DEFAULTS, ...(text && (JSON.parse(text) as Partial<Settings>)) }
}
