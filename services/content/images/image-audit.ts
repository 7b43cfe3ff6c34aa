import { writeAudit } from '#services/shared/audit-log.ts'
import type { Queryable } from '#services/shared/database/driver.ts'

type ImageEdit = 'image.published' | 'image.unpublished' | 'image.tagged'

/** Notes in the audit log what somebody did to an image. */
export const auditImage = (
  tx: Queryable,
  id: string,
  type: ImageEdit,
  by: { actor: string; at: Date },
  data: Record<string, string> = {},
): Promise<unknown> => writeAudit(tx, 'content', { subject: `image-${id}`, type, data, ...by })
