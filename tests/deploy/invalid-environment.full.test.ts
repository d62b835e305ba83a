import { join } from 'node:path'
import { preview } from 'vite'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { servePreview } from '../../deploy/serve-preview.ts'
import { runCommand } from '../support/run-command.ts'

const wrong = { VITE_SOURCES_MODE: 'live', VITE_OIDC_CLIENTID: 'painel', VITE_AUTH_PROVIDER: 'oidc' }

const expectedMessages = [
  'VITE_OIDC_CLIENTID: esta variável não existe; você quis dizer VITE_OIDC_CLIENT_ID?',
  'VITE_GATEWAY_URL: falta o endereço',
  'VITE_OIDC_AUTHORITY: falta o endereço',
]

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function stubVariables() {
  for (const [name, value] of Object.entries(wrong)) vi.stubEnv(name, value)
}

it('npm run headers prints an error for invalid variables', async () => {
  stubVariables()
  const { exitCode } = process
  onTestFinished(() => void Object.assign(process, { exitCode }))
  const printError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const write = vi.spyOn(process.stdout, 'write')
  await import('../../deploy/headers/main.ts')
  expect(process.exitCode).toBe(1)
  for (const line of expectedMessages) expect(printError.mock.calls.join()).toContain(line)
  expect(write.mock.calls.join()).not.toContain('add_header')
})

it('npm run build prints the error without a stack', async () => {
  const { ended, output } = runCommand('npm run -s build', { env: wrong })
  expect(await ended).toBe(1)
  for (const line of expectedMessages) expect(output()).toContain(line)
  expect(output()).not.toContain(' at ')
}, 60_000)

it('npm start does not start with invalid variables', async () => {
  stubVariables()
  const starting = preview({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'silent',
    plugins: [servePreview('src/generated')],
    preview: { host: '127.0.0.1', port: 0 },
  })
  await expect(starting).rejects.toThrow(expectedMessages[1])
})
