/** A bucket of a server that speaks S3. */
export interface BucketSettings {
  /** The server's address, without a slash at its end. */
  url: string
  bucket: string
  region: string
  keyId: string
  secret: string
}
