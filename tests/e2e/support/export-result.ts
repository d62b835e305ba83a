import type { Page } from './test.ts'

export type ResultExport = 'Copiar' | 'CSV' | 'JSON' | 'Planilha'

/** Chooses an entry of a result's menu 'Exportar'. */
export async function exportResult(page: Page, name: ResultExport): Promise<void> {
  const result = page.getByRole('region', { name: 'Resultado', exact: true })
  await result.getByRole('button', { name: 'Exportar', exact: true }).click()
  await result.getByRole('menuitem', { name, exact: true }).click()
}
