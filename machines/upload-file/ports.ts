import type { AnyEventObject } from 'xstate'
import { declareOpenPort, declarePort } from '#machines/port.ts'
import type { Typed } from './details.ts'
import type { ChosenFile } from './file.ts'
import type { AlikePicture, FileView } from './picture.ts'

/** Where the bytes of a file are; null when they are not at hand, as after a reload. */
export interface Bytes {
  bytes: string | null
}

export interface Sending extends Bytes {
  file: ChosenFile
  sha256: string
  /** The shop's id of it, to go on from what it has; null for one that it has nothing of. */
  remote: string | null
  /** It is sent though the shop has the same bytes. */
  again: boolean
}

export interface NewUpload {
  /** The shop's id of the file. */
  remote: string
  name: string
  details: Typed
  sellsSmall: boolean
}

export const uploadFilePorts = {
  /** Answers the SHA-256 in hexadecimal. NOT_FOUND when the bytes are not at hand or cannot be read. */
  hashFile: declarePort<{ sha256: string }, Bytes>('upload-file.hashFile'),
  /**
   * Sends a file from where the shop is with it. Answers with `file.created` once the shop expects it, with
   * `progress.made` a few times a second, and at the end with `file.sent` or `sending.ended`. A token that
   * has expired is renewed once.
   */
  sendFile: declareOpenPort<AnyEventObject, Sending>('upload-file.sendFile'),
  /**
   * Gives up a file with all that is kept of it, unless it has become an image already, which is answered.
   * One that is gone is answered the same.
   */
  discardFile: declarePort<{ image: string | null }, { remote: string }>('upload-file.discardFile'),
  /** Says of two pictures that they differ. NOT_FOUND when this is gone, BAD_USER_INPUT when the other is. */
  tellApart: declarePort<FileView, { remote: string; picture: AlikePicture }>('upload-file.tellApart'),
  /**
   * Puts a file in the place of an image's picture. CONFLICT when the image is changed meanwhile, FORBIDDEN
   * for who is not staff; the same key answers the same.
   */
  replacePicture: declarePort<void, { remote: string; image: string; idempotencyKey: string }>(
    'upload-file.replacePicture',
  ),
  /**
   * Makes an upload of a file, once: again, as when the answer was lost, says what is said now of that one.
   * It is left out where that was edited meanwhile. BAD_USER_INPUT by field.
   */
  createUpload: declarePort<{ id: string; image: string; isLeftOut: boolean }, NewUpload>(
    'upload-file.createUpload',
  ),
}
