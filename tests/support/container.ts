import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Absolute paths of the image, which the test moves below a folder. */
const imagePaths = /(?<![\w.}])\/(?=(?:etc\/nginx|opt\/averigua|srv\/averigua|tmp)\b)/g

/** www-data on Debian. */
const user = 33

/**
 * Lays the files of the container's image below a folder, as the last stage of deploy/Dockerfile says, without its packages. Texts
 * with absolute paths get those of the folder. `dist` is a built app.
 */
export function layContainer(dist: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'averigua-container-'))
  const move = (text: string) => text.replace(imagePaths, `${folder}/`)
  const configure = join(folder, 'configure')
  execFileSync(
    'npx',
    [
      'esbuild',
      join(root, 'deploy/configure/main.ts'),
      ...'--bundle --platform=node --format=esm --log-level=error'.split(' '),
      `--outfile=${join(configure, 'configure.mjs')}`,
    ],
    { cwd: root },
  )
  const builtFolders: Record<string, string> = {
    '/averigua/dist': dist,
    '/averigua/dist-configure': configure,
  }
  for (const [instruction, text] of lastStage()) {
    if (instruction === 'COPY') {
      const [from = '', to = ''] = text.replace('--from=build ', '').split(' ')
      const target = join(folder, to)
      mkdirSync(dirname(target), { recursive: true })
      cpSync(builtFolders[from] ?? join(root, from), target, { recursive: true })
    }
    if (instruction === 'RUN' && !text.startsWith('apt-get')) execFileSync('sh', ['-ec', move(text)])
  }
  const nginx = join(folder, 'etc/nginx')
  for (const name of ['mime.types', 'modules-enabled'])
    cpSync(join('/etc/nginx', name), join(nginx, name), { recursive: true, dereference: true })
  for (const file of ['nginx.conf', 'conf.d/averigua.conf', '../../opt/averigua/entrypoint.sh'].map((name) =>
    join(nginx, name),
  ))
    writeFileSync(file, move(readFileSync(file, 'utf8')).replace('listen 8080', `listen 127.0.0.1:${port}`))
  mkdirSync(join(folder, 'tmp'), { mode: 0o777 })
  chmodSync(join(folder, 'tmp'), 0o777)
  // Only their owner may read temporary folders, and the build is in one.
  execFileSync('chmod', ['-R', 'go+rX', folder])
  return folder
}

/** Returns the instructions of the last stage, each with its text in one line. */
function lastStage(): [string, string][] {
  const text =
    readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .slice(1)
  return lines.flatMap((line) => {
    const [, instruction, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    return instruction && rest ? [[instruction, rest] as [string, string]] : []
  })
}

/** Runs the container's entry point with these variables, as an unprivileged user. */
export function runContainer(folder: string, variables: Record<string, string>) {
  const { PATH = '' } = process.env
  // nginx opens /dev/stdout as a file, which Node's own pipes do not allow.
  const log = join(folder, 'output.log')
  writeFileSync(log, '')
  chmodSync(log, 0o666)
  const output = openSync(log, 'a')
  const child = spawn(join(folder, 'opt/averigua/entrypoint.sh'), {
    env: { PATH: `${PATH}:/usr/sbin`, ...variables },
    cwd: folder,
    stdio: ['ignore', output, output],
    ...(process.getuid?.() === 0 ? { uid: user, gid: user } : {}),
  })
  const ended = once(child, 'exit').then(([code]) => {
    closeSync(output)
    return code as number
  })
  return {
    ended,
    output: () => readFileSync(log, 'utf8'),
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** Starts the container and waits until it is healthy. */
export async function startContainer(dist: string, port: number, variables: Record<string, string>) {
  const folder = layContainer(dist, port)
  const container = runContainer(folder, variables)
  const isOver = container.ended.then((code) => {
    throw new Error(`The container ended with ${code}:\n${container.output()}`)
  })
  isOver.catch(() => undefined)
  await Promise.race([isHealthy(`http://127.0.0.1:${port}/healthz`), isOver])
  return {
    folder,
    output: container.output,
    async stop() {
      await container.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

async function isHealthy(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}
