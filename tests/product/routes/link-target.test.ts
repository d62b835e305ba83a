import { expectTypeOf, it } from 'vitest'
import type { LinkTarget } from '@/routes/link-target.ts'

// The compiler checks this in `npm run typecheck`.
it('link targets have a type with all routes', () => {
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
