import { describe, expect, expectTypeOf, it } from 'vitest'
import { isPath, type LinkTarget } from '@/routes/link-target.ts'

describe('link targets', () => {
  // The compiler checks this in `npm run typecheck`.
  it('have a type with all routes', () => {
    expectTypeOf<'/dashboard'>().toExtend<LinkTarget>()
    expectTypeOf<'/consulta/leitor'>().toExtend<LinkTarget>()
    expectTypeOf<'/consulta/leitor/7'>().toExtend<LinkTarget>()
    expectTypeOf<'/consulta/leitor/7/lote'>().toExtend<LinkTarget>()
    expectTypeOf<{ pathname: '/faq'; hash: '#a' }>().toExtend<LinkTarget>()
    expectTypeOf<'/dashbord'>().not.toExtend<LinkTarget>()
    expectTypeOf<'/consulta/leitor/sete'>().not.toExtend<LinkTarget>()
    expectTypeOf<{ pathname: '/faqs' }>().not.toExtend<LinkTarget>()
    expectTypeOf<string>().not.toExtend<LinkTarget>()
  })

  it.each([
    ['/dashboard', true],
    ['/consulta/leitor/7', true],
    ['/consulta/leitor/7/lote/', true],
    ['/dashbord', false],
    ['', false],
  ])('isPath checks a path made at run time: %s', (path, expected) => {
    expect(isPath(path)).toBe(expected)
  })
})
