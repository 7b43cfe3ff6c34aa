import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { BucketSettings } from '#services/shared/bucket/settings.ts'
import { findFreePorts } from '../shop/ports.ts'
import { findUnprivileged } from './postgres-binaries.ts'

/** OpenStack Swift behind its S3 middleware, with an empty bucket. */
export interface OwnSwift {
  settings: BucketSettings
  /** The same as the environment of a shop. */
  env: Record<`PICTURES_S3_${string}`, string>
  /** Makes it stand still, with its connections open. */
  freeze(): void
  thaw(): void
  remove(): Promise<void>
}

const PYTHON = '/usr/bin/python3'
const SERVERS = ['proxy', 'account', 'container', 'object'] as const

/** Debian's packages are there. */
export const hasSwift = [PYTHON, ...SERVERS.map((name) => `/usr/bin/swift-${name}-server`)].every(existsSync)

export async function createOwnSwift(): Promise<OwnSwift> {
  const folder = mkdtempSync(join(tmpdir(), 'aquatint-swift-'))
  const as = findUnprivileged()
  if (as) chownSync(folder, as.uid, as.gid)
  const ports = await findFreePorts(SERVERS.length)
  const settings: BucketSettings = {
    url: `http://127.0.0.1:${ports[0]}`,
    bucket: 'pictures',
    region: 'us-east-1',
    keyId: 'shop:tester',
    secret: 'a-secret-of-tests',
  }
  const server = spawn(
    PYTHON,
    [
      join(import.meta.dirname, 'swift/serve.py'),
      folder,
      settings.keyId,
      settings.secret,
      ...ports.map(String),
    ],
    { ...as, stdio: ['pipe', 'pipe', 'pipe'] },
  )
  const ended = once(server, 'exit')
  const said: string[] = []
  createInterface(server.stderr).on('line', (line) => said.push(line))
  const ready = once(createInterface(server.stdout), 'line')
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`Swift did not start: ${said.slice(-20).join('\n')}`)
    }),
  ])
  await makeBucket(settings)
  return {
    settings,
    env: {
      PICTURES_S3_URL: settings.url,
      PICTURES_S3_BUCKET: settings.bucket,
      PICTURES_S3_REGION: settings.region,
      PICTURES_S3_KEY_ID: settings.keyId,
      PICTURES_S3_SECRET: settings.secret,
    },
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    async remove() {
      server.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function makeBucket({ url, bucket, region, keyId, secret }: BucketSettings): Promise<void> {
  const credentials = { accessKeyId: keyId, secretAccessKey: secret }
  const client = new S3Client({ endpoint: url, region, forcePathStyle: true, credentials })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
}

export const NO_SWIFT =
  'Swift is not installed (swift-proxy, swift-account, swift-container, swift-object): tests of S3 are skipped.'
