import { declarePort } from '#machines/port.ts'
import type { FormValues } from '#machines/resource-form/ports.ts'
import type { ChosenFile } from './files.ts'

/** One file on its way, with what the form says of it. */
export interface Upload {
  file: ChosenFile
  details: FormValues
}

export interface Uploaded {
  /** The upload's id on the server. */
  uploadId: string
}

export const uploadPorts = {
  /**
   * Sends one file as an upload of this user; the same file id answers the same again. While it goes on,
   * `progress.made` is sent at most once a percent; when it is given up, so is the request. BAD_USER_INPUT by
   * field; NOT_FOUND when the bytes are no longer at hand, as after a reload.
   */
  sendFile: declarePort<Uploaded, Upload & { creatorUuid: string }>('upload.sendFile'),
}
