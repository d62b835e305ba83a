import { describe, expect, expectTypeOf, it } from 'vitest'
import { isPath, type LinkTarget } from '@/routes/link-target.ts'

describe('what a link may lead to', () => {
  // Checked by the compiler, in `npm run typecheck`.
  it('is a type that knows every route', () => {
    expectTypeOf<'/dashboard'>().toExtend<LinkTarget>()
    expectTypeOf<'/consulta/cpf'>().toExtend<LinkTarget>()
    expectTypeOf<'/consulta/cpf/7'>().toExtend<LinkTarget>()
    expectTypeOf<'/consulta/cpf/7/lote'>().toExtend<LinkTarget>()
    expectTypeOf<{ pathname: '/faq'; hash: '#a' }>().toExtend<LinkTarget>()
    expectTypeOf<'/dashbord'>().not.toExtend<LinkTarget>()
    expectTypeOf<'/consulta/cpf/sete'>().not.toExtend<LinkTarget>()
    expectTypeOf<{ pathname: '/faqs' }>().not.toExtend<LinkTarget>()
    expectTypeOf<string>().not.toExtend<LinkTarget>()
  })

  it.each([
    ['/dashboard', true],
    ['/consulta/cpf/7', true],
    ['/consulta/cpf/7/lote/', true],
    ['/dashbord', false],
    ['', false],
  ])('is asked of a path made at run time: %s', (path, expected) => {
    expect(isPath(path)).toBe(expected)
  })
})
