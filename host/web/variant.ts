import type { Settings } from '#services/shared/settings.ts'

export type Variant = 'standard' | 'government'

/** What the host shows of the shop (spec.md section 1). */
export const variantOf = (
  { governmentHosts }: Pick<Settings, 'governmentHosts'>,
  hostname: string,
): Variant => (governmentHosts.includes(hostname.toLowerCase()) ? 'government' : 'standard')

/** What a page's title ends in. The client says the same (client/ui/settings.tsx). */
export const productName = (variant: Variant, brand: string) =>
  variant === 'government' ? `${brand} for Government` : brand
