import { join } from 'node:path'
import type { Settings } from '#services/shared/settings.ts'

/**
 * Names what a shop keeps beside its tables, as an archive calls it: the original pictures, the made secret,
 * without which sessions end and second factors cannot be read, and the made keys, without which tax and
 * account numbers cannot. Renditions and invoices are made again when asked for.
 */
export const keptOf = ({ dataDir, mediaDir }: Pick<Settings, 'dataDir' | 'mediaDir'>) => ({
  originals: join(mediaDir, 'originals'),
  'jwt-secret': join(dataDir, 'jwt-secret'),
  'tax-keys': join(dataDir, 'tax-keys'),
})
