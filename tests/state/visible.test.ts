import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { describe, expect, it } from 'vitest'
import { memoizeByRoles, setRoles, visible } from '@/state/roles.ts'
import { visibleFamilies } from '@/state/visible-catalogue.ts'

const gestor = [['gestor']]

it('keeps the entries that the user may see', () => {
  const entries = [
    { id: 1 },
    { id: 2, access: gestor },
    { id: 3, access: [['analista', 'gestor'], ['gestor']] },
  ]
  const seenBy = (names: string[]) => {
    setRoles(names)
    return visible(entries).map(({ id }) => id)
  }
  expect(seenBy([])).toEqual([1])
  expect(seenBy(['analista'])).toEqual([1])
  expect(seenBy(['gestor'])).toEqual([1, 2, 3])
})

describe('the catalogue', () => {
  const variant = (number: number, access?: string[][]) => ({
    id: `cpf/${number}`,
    variant: number,
    path: `/cpf/${number}`,
    title: 'CPF',
    ...(access && { access }),
  })
  const family = (name: string, ...variants: ReturnType<typeof variant>[]): CatalogueFamily => ({
    family: name,
    title: name,
    variants,
  })
  const open = family('open', variant(1), variant(2))
  const mixed = family('mixed', variant(1), variant(2, gestor))
  const closed = family('closed', variant(1, gestor))

  it('keeps the variants that the user may see', () => {
    setRoles(['analista'])
    expect(visibleFamilies([open, mixed, closed])).toEqual([open, family('mixed', variant(1))])
  })

  it('keeps the same objects if nothing is hidden', () => {
    setRoles(['gestor'])
    const [first, second] = visibleFamilies([open, mixed, closed])
    expect([first, second]).toEqual([open, mixed])
    expect(second).toBe(mixed)
  })
})

it('computes once per set of roles', () => {
  let count = 0
  const result = memoizeByRoles(() => {
    count += 1
    return visible([{ access: gestor }]).length
  })
  setRoles(['gestor'])
  expect([result(), result(), count]).toEqual([1, 1, 1])
  setRoles([])
  expect([result(), result(), count]).toEqual([0, 0, 2])
})
