import type { FamilyLoader } from '@manifest/contract/resolved.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDossie } from '@/routes/load-dossie.ts'
import { loadFamily } from '@/routes/load-family.ts'
import { accessiblePath, mayOpen } from '@/routes/may-open.ts'
import { setRoles } from '@/state/roles.ts'

const { loaded, families } = vi.hoisted(() => {
  const loaded: string[] = []
  const part =
    (module: string, ...numbers: number[]) =>
    async () => {
      loaded.push(module)
      const purpose = module === 'processos' ? { purpose: 'required' } : {}
      const variants = Object.fromEntries(
        numbers.map((number) => [number, { id: `cpf/${number}`, ...purpose }]),
      )
      return { default: { family: 'cpf', title: 'CPF', variants } }
    }
  const families = {
    cep: part('cep', 1),
    cpf: [{ load: part('cpf', 1, 3) }, { access: [['gestor']], load: part('cpf.1', 2) }],
    processos: [{ access: [['gestor']], load: part('processos', 1) }],
  }
  return { loaded, families: families as unknown as Record<string, FamilyLoader> }
})

vi.mock('@/generated/consultas/index.ts', () => ({ families }))

vi.mock('@/generated/dossies/index.ts', () => {
  const part = (name: string, family: string, access?: string[][]) => ({
    name,
    family,
    variant: 1,
    ...(access && { access }),
  })
  const parts = [part('a', 'cpf'), part('b', 'processos', [['gestor']])]
  const dossie = { dossie: 'pessoa', purpose: 'required', parts }
  return { dossies: { pessoa: async () => ({ default: dossie }) } }
})

vi.mock('@/generated/routes.ts', () => ({
  routes: [
    { pattern: '/consulta/cpf/:variant?', variantAccess: { 2: [['gestor']] } },
    { pattern: '/consulta/processos/:variant?', access: [['gestor']], variantAccess: { 1: [['gestor']] } },
    { pattern: '/consulta/score/:variant?', variantAccess: { 1: [['gestor']] } },
    { pattern: '/equipe', access: [['gestor']] },
    { pattern: '/ajuda' },
  ],
}))

beforeEach(() => {
  setRoles(['analista'])
  loaded.length = 0
})

describe('definitions', () => {
  const loadVariantNumbers = async (name: string) => Object.keys((await loadFamily(name)).default.variants)

  it('contain only what the user may see, and load nothing else', async () => {
    expect(await loadVariantNumbers('cpf')).toEqual(['1', '3'])
    expect(await loadVariantNumbers('processos')).toEqual([])
    expect(loaded).toEqual(['cpf'])
  })

  it('contain everything for a user with full access, in the order of their numbers', async () => {
    setRoles(['gestor'])
    expect(await loadVariantNumbers('cpf')).toEqual(['1', '2', '3'])
    expect(await loadVariantNumbers('cep')).toEqual(['1'])
  })

  it('are the same promise while access stays the same', () => {
    const before = loadFamily('cpf')
    expect(loadFamily('cpf')).toBe(before)
    setRoles(['gestor'])
    expect(loadFamily('cpf')).not.toBe(before)
    setRoles([])
    expect(loadFamily('cpf')).toBe(before)
  })

  it('are the same object while no part is replaced', async () => {
    setRoles(['gestor'])
    const family = await loadFamily('cpf')
    expect(family.default).toBe(family.default)
  })
})

it('a dossiê contains the visible parts and the number of hidden ones', async () => {
  const seen = await loadDossie('pessoa')
  expect([
    seen.dossie.parts.map(({ name }) => name),
    Object.keys(seen.families),
    seen.hiddenPartCount,
  ]).toEqual([['a'], ['cpf'], 1])
  setRoles(['gestor'])
  const all = await loadDossie('pessoa')
  expect([all.dossie.parts.map(({ name }) => name), Object.keys(all.families), all.hiddenPartCount]).toEqual([
    ['a', 'b'],
    ['cpf', 'processos'],
    0,
  ])
})

it('a dossiê requires a purpose only if a visible part does', async () => {
  expect((await loadDossie('pessoa')).dossie.purpose).toBeUndefined()
  setRoles(['gestor'])
  expect((await loadDossie('pessoa')).dossie.purpose).toBe('required')
})

describe('a path', () => {
  it.each([
    ['/ajuda', true],
    ['/de/ninguem', true],
    ['/equipe', false],
    ['/EQUIPE/', false],
    ['/consulta/cpf', true],
    ['/consulta/cpf/2', false],
    ['/consulta/cpf/3', true],
    ['/consulta/score', false],
    ['/consulta/score/2', true],
    ['/consulta/processos', false],
    ['/consulta/processos/9', false],
  ])('%s may be opened: %s', (path, expected) => {
    expect(mayOpen(path)).toBe(expected)
    setRoles(['gestor'])
    expect(mayOpen(path)).toBe(true)
  })

  it('accessiblePath returns undefined for a path without access', () => {
    expect([
      accessiblePath(undefined),
      accessiblePath('/equipe' as never),
      accessiblePath('/ajuda' as never),
    ]).toEqual([undefined, undefined, '/ajuda'])
  })
})
