import { declareOpenPort, declarePort } from '#machines/port.ts'
import type { FileView, KnownFile } from '#machines/upload-file/picture.ts'

export const uploadPorts = {
  /** Tells whether the browser has a line: `line.lost` and `line.back`, and first how it is. */
  line: declareOpenPort('upload.line'),
  /** Answers the files of this person that are no upload yet, oldest first. */
  listFiles: declarePort<{ views: readonly FileView[] }>('upload.listFiles'),
  /** Answers in their order which of up to 2,000 files the shop has. */
  findKnown: declarePort<
    { known: readonly KnownFile[] },
    { files: readonly { sha256: string; size: number }[] }
  >('upload.findKnown'),
  /** Answers how these files are by now; those that are gone are left out. */
  lookAt: declarePort<{ views: readonly FileView[] }, { remotes: readonly string[] }>('upload.lookAt'),
}
