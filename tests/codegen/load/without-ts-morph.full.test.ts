import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { smallManifest, temporaryProject } from '../support/temporary-project.ts'
import { copyCodegen, readFolderContents } from './copy-codegen.ts'

const changedMenu = `${smallManifest['manifest/menu.yaml']}  - header: Situação\n`

it('exits with one error if ts-morph is not installed, whatever ran before', {
  timeout: 120_000,
}, async () => {
  const { folder, put } = temporaryProject()
  const { run, packages } = copyCodegen()
  await run(folder)
  put('manifest/menu.yaml', changedMenu)
  const before = readFolderContents(folder)
  rmSync(join(packages, 'ts-morph'))
  const message =
    'Falta o pacote ts-morph, que escreve o código gerado. Nada foi escrito. Rode npm ci e tente de novo.'
  for (const args of [[], ['--check'], []])
    expect(await run(folder, args)).toEqual({ status: 1, stdout: '', stderr: `${message}\n` })
  const json = await run(folder, ['--json'])
  expect([json.status, JSON.parse(json.stdout).diagnostics]).toEqual([
    1,
    [expect.objectContaining({ message })],
  ])
  expect(readFolderContents(folder)).toEqual(before)
})
