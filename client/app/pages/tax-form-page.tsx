import { openTaxForms } from '#client/app/follow/artists/open-tax-forms.ts'
import { TaxScreen } from '#client/features/artist/tax/tax-screen.tsx'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openTaxForms)

/** /artist/account/tax, and /artist/new/tax. */
export const Component = () => <TaxScreen />
