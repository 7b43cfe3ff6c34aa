import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid, Problem } from '#services/shared/http/problem.ts'
import { setPublished } from '../../images/publication.ts'
import type { ByUploader } from './said.ts'

/** Publishes an upload's image, or takes it back. Throws 400 with the lifecycle's reason. */
export async function publishUpload(
  tx: Queryable,
  image: string,
  published: boolean,
  by: ByUploader,
): Promise<void> {
  try {
    await setPublished(tx, image, published, by)
  } catch (error) {
    if (error instanceof Problem && error.status === 409) throw invalid({ published: [error.message] })
    throw error
  }
}
