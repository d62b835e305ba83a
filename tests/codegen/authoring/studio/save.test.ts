import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { OpenAnswer, SaveConflict, StudioAnswers } from '../../../../manifest/contract/studio.ts'
import { studioProject } from './ask-studio.ts'

async function openProject(changes: Record<string, string> = {}) {
  const project = studioProject(changes)
  const { files } = await project.ask<OpenAnswer>('open', {})
  return {
    ...project,
    digests: Object.fromEntries(files.map(({ name, digest }) => [name, digest])),
    read: (name: string) => readFileSync(join(project.folder, 'manifest', name), 'utf8'),
    exists: (name: string) => existsSync(join(project.folder, 'manifest', name)),
  }
}

it('writes, adds and deletes files, and returns their digests', async () => {
  const { ask, digests, read, exists } = await openProject({ 'manifest/menu.yaml': '\uFEFFsidebar: []\r\n' })
  const drafts = {
    'menu.yaml': 'sidebar: [] # vazio\r\n',
    'content/faq.yaml': 'sections: []\n',
    'consultas/cep.yaml': null,
  }
  const base = { ...digests, 'content/faq.yaml': null }
  const { files } = await ask<StudioAnswers['save']>('save', { drafts, base })
  expect(read('menu.yaml')).toBe('\uFEFFsidebar: [] # vazio\r\n')
  expect(read('content/faq.yaml')).toBe('sections: []\n')
  expect(exists('consultas/cep.yaml')).toBe(false)
  const opened = await ask<OpenAnswer>('open', {})
  const digestOf = (name: string) => opened.files.find((file) => file.name === name)?.digest ?? null
  expect(files).toEqual(Object.keys(drafts).map((name) => ({ name, digest: digestOf(name) })))
})

it('saves a manifest with errors', async () => {
  const { ask, digests, read } = await openProject()
  await ask('save', { drafts: { 'app.yaml': 'produto: x\n' }, base: digests })
  expect(read('app.yaml')).toBe('produto: x\n')
})

it('writes nothing if a file changed on the disk, and returns its text', async () => {
  const { conflict, digests, read, put } = await openProject()
  put('manifest/app.yaml', 'product: Outro\n')
  put('manifest/content/faq.yaml', 'sections: []\n')
  const menu = read('menu.yaml')
  const drafts = {
    'menu.yaml': 'sidebar: []\n',
    'app.yaml': 'product: Meu\n',
    'content/faq.yaml': 'sections: [] # eu\n',
  }
  const { conflicts } = (await conflict('save', { drafts, base: digests })) as SaveConflict
  expect(conflicts).toEqual([
    { name: 'app.yaml', text: 'product: Outro\n', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { name: 'content/faq.yaml', text: 'sections: []\n', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect(read('menu.yaml')).toBe(menu)
})

it('tells a file that was deleted on the disk as a conflict', async () => {
  const { conflict, digests, ask } = await openProject()
  await ask('save', { drafts: { 'consultas/cep.yaml': null }, base: digests })
  const drafts = { 'consultas/cep.yaml': 'consulta: cep\n' }
  expect(await conflict('save', { drafts, base: digests })).toEqual({
    conflicts: [{ name: 'consultas/cep.yaml', text: null, digest: null }],
  })
})

it('writes nothing if a file cannot be written', async () => {
  const { refuse, digests, read, folder } = await openProject()
  const app = read('app.yaml')
  writeFileSync(join(folder, 'manifest/content'), 'no folder')
  const drafts = { 'app.yaml': 'product: Novo\n', 'content/faq.yaml': 'sections: []\n' }
  expect(await refuse('save', { drafts, base: digests })).toMatch(/^Não foi possível escrever no manifesto/)
  expect(read('app.yaml')).toBe(app)
  expect(readdirSync(join(folder, 'manifest')).filter((name) => name.startsWith('.'))).toEqual([])
})

it('never writes through a link that leaves the folder, and never outside it', async () => {
  const { refuse, folder } = await openProject()
  const outside = join(folder, 'outside.yaml')
  writeFileSync(outside, 'secret')
  symlinkSync(outside, join(folder, 'manifest/consultas/x.yaml'))
  symlinkSync(join(folder, 'missing.yaml'), join(folder, 'manifest/consultas/y.yaml'))
  symlinkSync(folder, join(folder, 'manifest/dossies'))
  for (const name of ['consultas/x.yaml', 'consultas/y.yaml', 'dossies/outside.yaml', '../outside.yaml'])
    expect(await refuse('save', { drafts: { [name]: 'x' }, base: {} }), name).not.toBe('answered')
  expect(readFileSync(outside, 'utf8')).toBe('secret')
  expect(existsSync(join(folder, 'missing.yaml'))).toBe(false)
})
