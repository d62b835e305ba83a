import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'yaml'
import { freePorts } from '../e2e/support/free-ports.ts'
import { startPostgres } from './postgres-server.ts'
import { runCommand } from './run-command.ts'

const deployed = (file: string) => readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8')

/** The ports of the rehearsal: panel, provider, gateways together, each gateway, and their operation. */
const composePorts = ['8080', '4191', '4190', '4192', '4193', '4194', '4195']

/**
 * Runs the services of deploy/compose.yaml without Docker, on free ports: provider, PostgreSQL, two gateways, and the nginx before
 * them. The panel is the caller's; `issuer` replaces the provider, and `options` are added to the gateways' command line.
 */
export async function startRehearsal({ issuer, options = '' }: { issuer?: string; options?: string } = {}) {
  const ports = await freePorts(composePorts.length)
  const move = (text: string) =>
    composePorts.reduce((moved, port, index) => moved.replaceAll(port, `${ports[index]}`), text)
  const { services } = parse(move(deployed('compose.yaml')), { merge: true })
  const database = await startPostgres()
  const provider = issuer === undefined ? runCommand(services.provedor.command) : undefined
  await provider?.printed(/Provedor de ensaio em/)
  const [, providerPort] = ports
  const gateways = await Promise.all(
    [services['gateway-1'], services['gateway-2']].map(async ({ command, environment }) => {
      const own = command.replace(`--issuer http://127.0.0.1:${providerPort}`, `--issuer ${issuer}`)
      const gateway = runCommand(`exec ${issuer === undefined ? command : own} ${options}`, {
        env: { ...environment, DATABASE_URL: database.url },
      })
      await gateway.printed(/Gateway de referência em/)
      return { ...gateway, operation: `http://127.0.0.1:${/--operation-port (\d+)/.exec(command)?.[1]}` }
    }),
  )
  const [appPort = 0, , gatewayPort] = ports
  const url = `http://127.0.0.1:${gatewayPort}`
  const balancer = await startNginx(move(deployed('gateway-nginx.conf')), url)
  return {
    appPort,
    panelVariables: services.painel.environment as Record<string, string>,
    url,
    databaseUrl: database.url,
    auditKey: String(services['gateway-1'].environment.AUDIT_KEY),
    gateways,
    async stop() {
      await balancer.stop()
      await Promise.all([provider?.stop(), ...gateways.map(({ stop }) => stop())])
      database.remove()
    },
  }
}

/** Runs nginx with a file of `conf.d`, which listens at a URL, under the container's main configuration. */
async function startNginx(server: string, url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'averigua-nginx-'))
  mkdirSync(join(folder, 'conf.d'))
  writeFileSync(join(folder, 'conf.d/averigua.conf'), server)
  const main = deployed('container/nginx.conf')
    .replaceAll(' /tmp/', ` ${folder}/`)
    .replaceAll('/etc/nginx/conf.d', `${folder}/conf.d`)
    .replace('/dev/stdout', 'off')
    .replace('stderr warn', 'stderr crit')
  writeFileSync(join(folder, 'nginx.conf'), main)
  chmodSync(folder, 0o755)
  const options = ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  const child = spawn('/usr/sbin/nginx', options, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!(await fetch(url).catch(() => undefined))) {
    if (isOver) throw new Error('nginx ended')
    await sleep(50)
  }
  return {
    async stop() {
      child.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
