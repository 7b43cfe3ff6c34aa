import type {
  MessagePictureView,
  ShownPicture,
} from '#services/content/artist-profiles/message-pictures/contract.ts'
import { RestSource } from './rest.ts'

const PATH = '/api/message-pictures/'
/** Milliseconds: it is opened in its turn. */
const SENDING_TIMEOUT = 20_000

/** Pictures of what artists and staff write to each other (content's artist-profiles/message-pictures). */
export class MessagePicturesSource extends RestSource {
  protected readonly service = 'content'

  /** The service sees what it is by its first bytes; the type only says that it is a picture. */
  send(thread: string, bytes: Uint8Array<ArrayBuffer>) {
    return this.post<MessagePictureView>(`${PATH}${this.segment(thread)}/`, {
      body: bytes,
      headers: { 'content-type': 'image/jpeg' },
      timeout: SENDING_TIMEOUT,
    })
  }

  one(name: string, size: 'thumb' | 'whole') {
    return this.get<ShownPicture>(`${PATH}${this.segment(name)}/`, { params: { size } })
  }
}
