import { join } from 'node:path'
import { expect, it } from 'vitest'
import { main } from '../../../codegen/cli/main.ts'

it('explain fits the width of a terminal', async () => {
  let text = ''
  const print = (more: string) => {
    text += more
  }
  const cwd = join(import.meta.dirname, '../../..')
  const environment = { cwd, columns: 110, print, printError: print }
  expect(await main(['explain', '/consulta/cpf/2'], environment)).toBe(0)
  const lines = text.split('\n')
  expect(lines.filter((line) => line.length > 110)).toEqual([])
  expect(lines.find((line) => line.startsWith('description'))).toMatch(
    /… {2}manifest\/consultas\/cpf.yaml:\d+$/,
  )
  expect(lines.find((line) => line.startsWith('fields.1.kind'))).toMatch(
    / {2}date +manifest.*:\d+ \(somado\)$/,
  )
})
