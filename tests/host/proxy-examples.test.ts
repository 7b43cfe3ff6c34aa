import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type TestContext, test } from 'vitest'
import { createFolder } from '#tests/support/services/settings.ts'

const EXAMPLES = join(import.meta.dirname, '../../docs/proxy')

/** Skips a test, with a reason, where a program is not installed. */
const need = (program: string, { skip }: TestContext) => {
  if (!spawnSync(program, ['version']).error) return
  console.log(`skipped: ${program} is not installed, so that its example was not checked`)
  skip(`${program} is not installed`)
}

const check = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, said: stdout + stderr }
}

test('nginx takes the example of its configuration', (context) => {
  need('nginx', context)
  const folder = createFolder()
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop.example']
  execFileSync('openssl', [...made, '-out', certificate, '-keyout', key], { stdio: 'ignore' })
  const example = readFileSync(join(EXAMPLES, 'nginx.conf'), 'utf8')
    .replace(/(ssl_certificate) .*;/, `$1 ${certificate};`)
    .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`)
  writeFileSync(join(folder, 'nginx.conf'), example)
  const places = `pid ${join(folder, 'pid')}; error_log stderr;`
  const { status, said } = check('nginx', ['-t', '-p', folder, '-c', 'nginx.conf', '-g', places])
  expect(said).toContain('test is successful')
  expect(said).not.toMatch(/\[(warn|emerg)\]/)
  expect(status).toBe(0)
})

test('Caddy takes the example of its configuration', (context) => {
  need('caddy', context)
  const folder = createFolder()
  const file = join(EXAMPLES, 'Caddyfile')
  const { status, said } = check('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  })
  expect(said).toContain('Valid configuration')
  expect(said).not.toMatch(/"level":"(warn|error)"/)
  expect(status).toBe(0)
})
