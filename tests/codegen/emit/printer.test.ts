import { expect, it } from 'vitest'
import { startPrinter } from '../../../codegen/emit/printer.ts'
import { structuredFile } from '../../../codegen/emit/source-file.ts'
import { constant } from '../../../codegen/emit/statements.ts'

it('prints a file again after a change, as a development server does', async () => {
  const print = async (title: string) => {
    const entries = [{ title }, { title: 'Changelog', children: ['a'.repeat(60), 'b'.repeat(60)] }]
    const { content } = await startPrinter().print(
      structuredFile('sidebar.ts', [constant('sidebar', entries, 'MenuEntry[]')]),
    )
    return content.replace(title, 'X')
  }
  const first = await print('Consultas')
  expect(await print('Uma lista de consultas')).toBe(first)
  expect(await print('Lista')).toBe(first)
})
