import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../support/project-copy.ts'
import { firstPort, liveEnvironment } from '../support/live-app.ts'
import { buildCopy, serveCopy } from '../support/serve-copy.ts'
import { expect, signIn, test } from '../support/test.ts'

const port = firstPort + 6

test('a family written only in YAML is generated, built and answered by its source', async ({ page }) => {
  test.setTimeout(120_000)
  const { folder, remove } = copyProject()
  copyFileSync(join(import.meta.dirname, '../support/ddd.yaml'), join(folder, 'manifest/consultas/ddd.yaml'))
  execFileSync('node', ['codegen/cli/launch.mjs'], { cwd: folder })
  buildCopy(folder, liveEnvironment)
  const stop = await serveCopy(folder, port, liveEnvironment)
  try {
    const base = `http://127.0.0.1:${port}`
    await signIn(page)
    await page.goto(`${base}/consulta/ddd`)
    await expect(page.getByRole('heading', { level: 1, name: 'Cidades de um DDD' })).toBeVisible()
    await page.getByRole('main').getByLabel('DDD').fill('61')
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    const result = page.getByRole('region', { name: 'Resultado' })
    await expect(result).toContainText('BRASÍLIA')
    await expect(result).toContainText('LUZIÂNIA')
    await expect(result).toContainText('Fonte: BrasilAPI')
    await expect(result).not.toContainText('Dados de demonstração')
  } finally {
    stop()
    remove()
  }
})
