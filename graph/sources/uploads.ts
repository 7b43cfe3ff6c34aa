import type {
  ApartBody,
  DiscardedFile,
  FileView,
  KnownFile,
  NewUpload,
  OriginalLink,
  PictureBody,
  SavedUpload,
  UploadLimits,
} from '#services/content/uploads/contract.ts'
import type { SavedRecord } from '#services/shared/resources/contract.ts'
import { RestSource } from './rest.ts'

/** Files that people send, and what they become. */
export class UploadsSource extends RestSource {
  protected readonly service = 'content'

  /** What may be sent; it is said with the fields of an upload. */
  options() {
    return this.ask<{ limits: UploadLimits }>('/api/upload/')
  }

  /** The caller's files that are no upload yet, or those of `ids` among them. */
  async files(ids: readonly string[] | null) {
    const params = ids ? { ids: ids.join(',') } : {}
    const { results } = await this.get<{ results: FileView[] }>('/api/upload/files/', { params })
    return results
  }

  known(files: readonly { sha256: string; size: number }[]) {
    return this.post<{ results: KnownFile[] }>('/api/upload/known/', { body: { files } })
  }

  discard(id: string) {
    return this.delete<DiscardedFile>(this.#file(id))
  }

  tellApart(id: string, other: ApartBody) {
    return this.post<FileView>(`${this.#file(id)}apart/`, { body: other })
  }

  create(body: NewUpload) {
    return this.post<SavedUpload>('/api/upload/', { body })
  }

  replacePicture(image: string, body: PictureBody, key: string) {
    const path = `/api/image/${this.segment(image)}/picture/`
    return this.post<SavedRecord>(path, { body, headers: { 'idempotency-key': key } })
  }

  openOriginal(upload: string) {
    return this.post<OriginalLink>(`/api/upload/${this.segment(upload)}/original/`)
  }

  readonly #file = (id: string) => `/api/upload/files/${this.segment(id)}/`
}
