import { expect, it, vi } from 'vitest'
import type { Path } from '@/generated/paths.ts'
import { setRoles } from '@/state/roles.ts'
import { askNext, keepAnswer, nextQuestion, session, valuesOf } from '@/state/session.ts'
import '@/app/forget-unseen.ts'

vi.mock('@/generated/routes.ts', () => ({
  routes: [{ pattern: '/score', access: [['gestor']] }, { pattern: '/cep' }],
}))

const keep = (path: string) =>
  keepAnswer(
    {
      consultaId: path,
      family: path,
      path: path as Path,
      title: path,
      subject: '***',
      subjectKey: path,
      ms: 1,
    },
    { campo: 'valor' },
    { status: 'not-found', source: 'Teste', isDemo: false, at: 1 },
  )

it('what was looked up on a page that may not be seen any more is forgotten, at once', () => {
  setRoles(['gestor'])
  const hidden = keep('/score')
  const kept = keep('/cep')
  askNext({ consultaId: '/score', values: {} })
  setRoles([])
  expect(session.items.map(({ id }) => id)).toEqual([kept.id])
  expect(valuesOf(hidden.id)).toBeUndefined()
  expect(valuesOf(kept.id)).toEqual({ campo: 'valor' })
  expect(nextQuestion('/score')).toBeUndefined()
})
