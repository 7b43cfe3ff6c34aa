import type { Settings } from '#services/shared/settings.ts'

export type Variant = 'standard' | 'government'

/** Answers the variant of the shop that the host shows (spec.md section 1). */
export const variantOf = (
  { governmentHosts }: Pick<Settings, 'governmentHosts'>,
  hostname: string,
): Variant => (governmentHosts.includes(hostname.toLowerCase()) ? 'government' : 'standard')

/** Answers the end of a page's title. The client says the same (client/ui/settings.tsx). */
export const productNameOf = (variant: Variant, brand: string) =>
  variant === 'government' ? `${brand} for Government` : brand
