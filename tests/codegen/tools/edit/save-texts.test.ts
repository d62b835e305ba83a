import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { saveTexts } from '../../../../codegen/tools/edit/save-texts.ts'
import { temporaryFolder } from '../../support/temporary-project.ts'

it('writes nothing if one of the files cannot be written', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'app.yaml'), 'old')
  writeFileSync(join(folder, 'routes'), 'no folder')
  const texts = new Map([
    ['app.yaml', 'new'],
    ['routes/product.yaml', 'new'],
  ])
  expect(() => saveTexts(folder, texts)).toThrow('Não foi possível escrever no manifesto')
  expect(readFileSync(join(folder, 'app.yaml'), 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['app.yaml', 'routes'])
})

it('writes to the target of a symbolic link', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'shared'))
  writeFileSync(join(folder, 'shared/app.yaml'), 'old')
  symlinkSync('shared/app.yaml', join(folder, 'app.yaml'))
  saveTexts(folder, new Map([['app.yaml', 'new']]))
  expect(lstatSync(join(folder, 'app.yaml')).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(folder, 'shared/app.yaml'), 'utf8')).toBe('new')
})
