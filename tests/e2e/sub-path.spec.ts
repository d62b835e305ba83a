import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProvider } from '../oidc-provider/start-provider.ts'
import { startContainer } from '../support/container.ts'
import { freePorts } from './support/free-ports.ts'
import { logIn } from './support/oidc-test.ts'
import { serveBuild } from './support/serve-copy.ts'
import { test as base, expect } from './support/test.ts'
import { workerFixture } from './support/worker-fixture.ts'

const basePath = '/averigua/'

const root = join(import.meta.dirname, '../..')

/** One build below a path, served by the preview server and by the container, with two environments. */
const test = base.extend<object, { site: { preview: string; nginx: string; company: string } }>({
  site: workerFixture(240_000, async (use) => {
    const folder = mkdtempSync(join(tmpdir(), 'averigua-sub-path-'))
    const build = [
      'vite',
      'build',
      '--base',
      basePath,
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ]
    execFileSync('npx', build, { cwd: root, stdio: 'inherit' })
    const [previewPort = 0, nginxPort = 0, companyPort = 0, providerPort = 0] = await freePorts(4)
    const address = (port: number) => `http://127.0.0.1:${port}${basePath}`
    const provider = await startProvider({
      port: providerPort,
      apps: [address(companyPort).slice(0, -1)],
      resource: 'https://gateway.example',
    })
    const stopPreview = await serveBuild(folder, previewPort, basePath)
    const nginx = await startContainer(folder, nginxPort, {})
    const company = await startContainer(folder, companyPort, {
      VITE_AUTH_PROVIDER: 'oidc',
      VITE_OIDC_AUTHORITY: provider.issuer,
    })
    await use({ preview: address(previewPort), nginx: address(nginxPort), company: address(companyPort) })
    stopPreview()
    provider.stop()
    await Promise.all([nginx.stop(), company.stop()])
    rmSync(folder, { recursive: true })
  }),
})

for (const name of ['preview', 'nginx'] as const) {
  test(`routes, redirects and notifications below a path (${name})`, async ({ page, site }) => {
    const url = site[name]
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(url)) outside.push(request.url())
    })
    // A typed address leads to the login, and from there back.
    await page.goto(`${url}consulta/cep`)
    await expect(page).toHaveURL(url)
    await page.getByRole('button', { name: 'Entrar com a conta de demonstração' }).click()
    await expect(page).toHaveURL(`${url}consulta/cep`)
    await expect(page).toHaveTitle('Averigua /consulta/cep')

    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await menu.getByRole('link', { name: 'Visão Geral' }).click()
    await expect(page).toHaveURL(`${url}dashboard`)
    await page.goBack()
    await expect(page).toHaveURL(`${url}consulta/cep`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endereço por CEP')

    await page.goto(`${url}notifications`)
    const photo = page.getByRole('main').locator('img[src*=avatars]').first()
    await expect(photo).toHaveAttribute('src', `${basePath}dash/avatars/painel.svg`)
    expect(
      await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)

    // The manifest redirects unknown paths.
    await page.goto(`${url}nada`)
    await expect(page).toHaveURL(`${url}dashboard`)
    expect(outside).toEqual([])
  })
}

test('the callbacks of a provider are below the path', async ({ page, site }) => {
  await logIn(
    page,
    { email: 'ana@exemplo.com.br', password: 'senha-da-ana', name: 'Ana Souza', roles: [] },
    `${site.company}consulta/cep`,
  )
  await expect(page).toHaveURL(`${site.company}consulta/cep`)
  // A reload continues the session of the provider, at the same page.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endereço por CEP')
  await expect(page).toHaveURL(`${site.company}consulta/cep`)
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page.getByRole('button', { name: 'Entrar com Conta da empresa' })).toBeVisible()
  await expect(page).toHaveURL(site.company)
})
