import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Queryable } from '#services/shared/database/driver.ts'
import { Problem } from '#services/shared/http/problem.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import type { FileState } from '../contract.ts'

/**
 * Where tus writes to. What is known of a file is its row alone, and how much of it is there, its bytes. A
 * request has one part, whole (tus-routes.ts).
 */
export class TusStore extends DataStore {
  readonly #db: Queryable
  readonly #sent: Parts

  constructor(db: Queryable, sent: Parts) {
    super()
    this.extensions = ['creation']
    this.#db = db
    this.#sent = sent
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#sent.write(upload.id, 0, new Uint8Array()).catch(tellTus)
    return upload
  }

  override async write(part: Readable, id: string, offset: number): Promise<number> {
    const bytes = await buffer(part)
    // A file of no bytes is whole as it is made: an empty part would make it again after it was dropped.
    if (bytes.length > 0) await this.#sent.write(id, offset, bytes).catch(tellTus)
    return offset + bytes.length
  }

  override async getUpload(id: string): Promise<Upload> {
    const [row] = await this.#db.query<{ size: number; state: FileState }>(
      'select size::float8 as size, state from content.upload_files where id = $1',
      [id],
    )
    if (!row) throw ERRORS.FILE_NOT_FOUND
    // A file that is whole may have left this place already.
    const offset = row.state === 'sending' ? await this.#sent.sizeOf(id).catch(tellTus) : row.size
    if (offset === null) throw ERRORS.FILE_NO_LONGER_EXISTS
    return new Upload({ id, size: row.size, offset })
  }
}

/** tus answers what is thrown with `status_code` and `body`, and 500 for anything else. */
function tellTus(error: unknown): never {
  throw error instanceof Problem ? { status_code: error.status, body: error.message } : error
}
