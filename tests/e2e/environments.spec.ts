import { sharedBuild } from '../../deploy/size/shared-build.ts'
import { startContainer } from '../support/container.ts'
import { startRehearsal } from '../support/rehearsal.ts'
import { freePorts } from './support/free-ports.ts'
import { typePassword } from './support/oidc-test.ts'
import { choosePurpose } from './support/purpose.ts'
import { test as base, expect, type Page } from './support/test.ts'
import { workerFixture } from './support/worker-fixture.ts'

type Site = { demonstration: string; rehearsal: string; gateway: string }

/** The build of the demonstration, started twice: as it is, and with the services of deploy/compose.yaml on free ports. */
const test = base.extend<object, { site: Site }>({
  site: workerFixture(120_000, async (use) => {
    const [demoPort = 0] = await freePorts(1)
    const services = await startRehearsal()
    const { appPort, panelVariables, url } = services
    const demonstration = await startContainer(sharedBuild, demoPort, {
      VITE_PRODUCT: 'Averigua (demonstração)',
    })
    const rehearsal = await startContainer(sharedBuild, appPort, panelVariables)
    await use({
      demonstration: `http://127.0.0.1:${demoPort}`,
      rehearsal: `http://127.0.0.1:${appPort}`,
      gateway: url,
    })
    await Promise.all([services.stop(), demonstration.stop(), rehearsal.stop()])
  }),
})

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' })

async function query(page: Page) {
  await page.getByRole('main').getByLabel('CPF', { exact: false }).first().fill('11144477735')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
}

test('one build is the demonstration in one environment', async ({ page, site }) => {
  await page.goto(site.demonstration)
  await expect(page).toHaveTitle('Averigua (demonstração) /')
  await page.getByRole('button', { name: 'Entrar com a conta de demonstração' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await page.goto(`${site.demonstration}/consulta/cpf`)
  await query(page)
  await expect(result(page).getByText('Dados de demonstração', { exact: true })).toBeVisible()
})

test('the same build asks a provider and a gateway in another', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(site.gateway)) asked.push(request.url())
  })
  await page.goto(`${site.rehearsal}/consulta/cpf`)
  await expect(page).toHaveTitle('Averigua (ensaio) /')
  await expect(page.getByRole('button', { name: 'Entrar com a conta de demonstração' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Entrar com Conta da empresa' }).click()
  await typePassword(page, {
    email: 'ana@exemplo.com.br',
    password: 'senha-da-ana',
    name: 'Ana Souza',
    roles: [],
  })
  await expect(page).toHaveURL(`${site.rehearsal}/consulta/cpf`)
  await query(page)
  await expect(result(page).getByText('111.444.777-35').first()).toBeVisible()
  await expect(result(page).getByText('Dados de demonstração', { exact: true })).toHaveCount(0)
  expect(asked).toHaveLength(1)
  // The demonstration's notifications and history are not of a company.
  await page.goto(`${site.rehearsal}/notifications`)
  await expect(page.getByText('Chegou a versão 2.0.0')).toHaveCount(0)
})
