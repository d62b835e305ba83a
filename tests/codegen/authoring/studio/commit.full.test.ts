import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CompareAnswer, OpenAnswer, StudioAnswers } from '../../../../manifest/contract/studio.ts'
import { studioProject } from './ask-studio.ts'

beforeEach(() => {
  for (const role of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${role}_NAME`, 'Ana')
    vi.stubEnv(`GIT_${role}_EMAIL`, 'ana@example.com')
  }
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  return () => void vi.unstubAllEnvs()
})

/** A repository with a committed project. */
function createRepository() {
  const project = studioProject()
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: project.folder, encoding: 'utf8', stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message=first')
  return { ...project, git }
}

describe('commit', () => {
  it('commits the manifest and the generated code, and leaves what else is staged', async () => {
    const { ask, put, git } = createRepository()
    put('outro.txt', 'staged')
    git('add', 'outro.txt')
    put('solto.txt', 'not staged')
    put('manifest/app.yaml', 'product: Outro\n')
    put('manifest/content/faq.yaml', 'sections: []\n')
    const { commit, subject } = await ask<StudioAnswers['commit']>('commit', {
      message: 'Muda o nome\n\nPorque sim',
    })
    expect(subject).toBe('Muda o nome')
    expect(git('rev-parse', 'HEAD').trim()).toBe(commit)
    const files = git('show', '--format=', '--name-only', 'HEAD').trim().split('\n')
    expect(files).toContain('manifest/app.yaml')
    expect(files).toContain('manifest/content/faq.yaml')
    expect(files).toContain('src/generated/app.ts')
    expect(files.filter((file) => !/^(?:manifest|src\/generated)\//.test(file))).toEqual([])
    expect(git('status', '--porcelain')).toBe('A  outro.txt\n?? solto.txt\n')
    expect(git('log', '-1', '--format=%B').trim()).toBe('Muda o nome\n\nPorque sim')
  })

  it('commits deletions and new files, and refuses when nothing changed', async () => {
    const { ask, refuse, git } = createRepository()
    const { files } = await ask<OpenAnswer>('open', {})
    const base = Object.fromEntries(files.map(({ name, digest }) => [name, digest]))
    await ask('save', { drafts: { 'consultas/cep.yaml': null, 'sources.yaml': null }, base })
    await ask('commit', { message: 'Tira o CEP' })
    expect(git('ls-files', 'manifest/consultas')).toBe('')
    expect(await refuse('commit', { message: 'De novo' })).toBe(
      'Nada mudou no manifesto desde o último commit',
    )
  })

  it('leaves the index as it was if a hook refuses, and says what the hook said', async () => {
    const { refuse, put, git, folder } = createRepository()
    put('.git/hooks/pre-commit', '#!/bin/sh\necho "faltam testes" >&2\nexit 1\n')
    chmodSync(join(folder, '.git/hooks/pre-commit'), 0o755)
    put('manifest/app.yaml', 'product: Preparado\n')
    git('add', 'manifest/app.yaml')
    put('manifest/app.yaml', 'product: Depois\n')
    const before = git('diff', '--cached')
    expect(await refuse('commit', { message: 'Muda' })).toBe('O git não fez o commit:\nfaltam testes')
    expect(git('diff', '--cached')).toBe(before)
    expect(git('log', '--format=%s').trim()).toBe('first')
  })

  it('refuses an empty message, errors on the disk, an unknown user and a folder without git', async () => {
    const { refuse, put } = createRepository()
    expect(await refuse('commit', { message: ' \n' })).toBe('Escreva a mensagem do commit')
    put('manifest/app.yaml', 'produto: x\n')
    expect(await refuse('commit', { message: 'Muda' })).toMatch(/^O manifesto no disco tem erros/)
    for (const name of ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL']) vi.stubEnv(name, undefined)
    vi.stubEnv('EMAIL', undefined)
    vi.stubEnv('GIT_CONFIG_COUNT', '1')
    vi.stubEnv('GIT_CONFIG_KEY_0', 'user.useConfigOnly')
    vi.stubEnv('GIT_CONFIG_VALUE_0', 'true')
    expect(await refuse('commit', { message: 'Muda' })).toMatch(/^O git não sabe quem você é/)
    expect(await studioProject().refuse('commit', { message: 'Muda' })).toBe(
      'A pasta do manifesto não está num repositório do git',
    )
  })
})

describe('compare', () => {
  it('compares the drafts with the last commit', async () => {
    const { ask, put } = createRepository()
    put('manifest/app.yaml', 'product: Outro\n')
    const drafts = { 'menu.yaml': 'sidebar: [{ title: Visão Geral, link: /dashboard }]\n' }
    const { changes, patches } = await ask<CompareAnswer>('compare', { drafts, against: 'head' })
    expect(changes?.map(({ text }) => text)).toContain('Alteração: produto Outro: product Teste → Outro')
    expect(patches.map(({ name }) => name)).toEqual(['app.yaml', 'menu.yaml'])
    const saved = await ask<CompareAnswer>('compare', { drafts, against: 'disk' })
    expect(saved.patches.map(({ name }) => name)).toEqual(['menu.yaml'])
  })
})
