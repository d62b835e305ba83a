/**
 * Takes the pictures of docs/contract with Redoc, installed into a temporary folder. Run `npm run screenshots
 * -- contract`. It asserts only that the contract is shown.
 */

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, test } from './support/test.ts'

const root = join(import.meta.dirname, '../..')

const folder = join(root, 'docs/contract')

const viewer = 'redoc@2.5.0'

const html = `<!doctype html>
<html lang="pt-BR">
  <title>Contrato</title>
  <body style="margin: 0">
    <div id="contract"></div>
    <script src="/redoc.js"></script>
    <script>
      const options = { expandResponses: '200', schemasExpansionLevel: 2, hideDownloadButtons: true, theme: { typography: { fontFamily: 'Inter, sans-serif', headings: { fontFamily: 'Inter, sans-serif' } } } }
      Redoc.init('/gateway.json', options, document.getElementById('contract'))
    </script>
  </body>
</html>`

/** Answers the page's requests from memory, so that nothing leaves the machine. */
async function serve(page: Page, installed: string) {
  const files: Record<string, [type: string, body: string]> = {
    '/': ['text/html; charset=utf-8', html],
    '/redoc.js': [
      'text/javascript; charset=utf-8',
      await readFile(join(installed, 'node_modules/redoc/bundles/redoc.standalone.js'), 'utf8'),
    ],
    '/gateway.json': [
      'application/json',
      await readFile(join(root, 'src/generated/contracts/gateway.openapi.json'), 'utf8'),
    ],
  }
  await page.route('**/*', (route) => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? []
    return contentType && body ? route.fulfill({ contentType, body }) : route.fulfill({ status: 204 })
  })
}

async function save(page: Page, name: string) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  await session.detach()
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
}

const sections = {
  cadastro: '[id$="consultarCpfCadastro"]',
  foto: '[id$="consultarBiometriaFoto"]',
  judicial: '[id$="consultarJudicialProcessos"]',
  filiais: '[id$="obterCnpjEstabelecimentos"]',
}

test('the contract of the gateway', async ({ page }) => {
  test.setTimeout(600_000)
  await mkdir(folder, { recursive: true })
  const installed = await mkdtemp(join(tmpdir(), 'averigua-viewer-'))
  try {
    execFileSync('npm', ['install', '--prefix', installed, '--ignore-scripts', '--no-audit', viewer])
    await page.setViewportSize({ width: 1440, height: 1500 })
    await serve(page, installed)
    await page.goto('http://contract.localhost/')
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 })
    await save(page, 'inicio')
    for (const [name, section] of Object.entries(sections)) {
      await page
        .locator(section)
        .first()
        .evaluate((element) => element.scrollIntoView())
      await save(page, name)
    }
  } finally {
    await rm(installed, { recursive: true, force: true })
  }
})
