import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { saveTexts } from '../../../../codegen/authoring/edit/save-texts.ts'
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

it('puts every file back if a later step fails', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'app.yaml'), 'old')
  writeFileSync(join(folder, 'menu.yaml'), 'old')
  symlinkSync('app.yaml', join(folder, 'link.yaml'))
  mkdirSync(join(folder, 'sources.yaml'))
  const texts = new Map([
    ['app.yaml', 'new'],
    ['new.yaml', 'new'],
    ['menu.yaml', null],
    ['link.yaml', null],
    ['sources.yaml', 'fails here, because a folder is in its place'],
  ])
  expect(() => saveTexts(folder, texts)).toThrow('Não foi possível escrever no manifesto')
  expect(readdirSync(folder)).toEqual(['app.yaml', 'link.yaml', 'menu.yaml', 'sources.yaml'])
  expect(readFileSync(join(folder, 'link.yaml'), 'utf8')).toBe('old')
  expect(lstatSync(join(folder, 'link.yaml')).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(folder, 'menu.yaml'), 'utf8')).toBe('old')
})
