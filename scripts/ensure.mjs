// Runs before every script, on whatever Node the machine has and with nothing installed yet: makes
// node_modules what the lock file says, so that the scripts themselves run on the pinned Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(home, 'node_modules', '.installed')

const [major] = process.versions.node.split('.').map(Number)
if (major < 20) fail(`Node 20 or newer is needed to install Aquatint; this is ${process.versions.node}.`)

const wanted = createHash('sha256')
  .update(readFileSync(join(home, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('Installing dependencies; about a minute the first time.')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: home,
    // Write to stderr: a program may read the command's stdout.
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) fail('npm ci failed; its reason stands above.')
  writeFileSync(stamp, wanted)
}

const pinned = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).devDependencies.node
const node = spawnSync(join(home, 'node_modules', '.bin', 'node'), ['--version'], { encoding: 'utf8' })
if (node.stdout?.trim() !== `v${pinned}`)
  fail(`The pinned Node ${pinned} is not in node_modules; delete node_modules and run this again.`)

function fail(reason) {
  console.error(reason)
  process.exit(1)
}
