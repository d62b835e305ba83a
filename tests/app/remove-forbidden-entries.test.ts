import { expect, it, vi } from 'vitest'
import type { Path } from '@/generated/paths.ts'
import { nextQuery } from '@/routes/next-page.ts'
import { setRoles } from '@/state/roles.ts'
import { cacheAnswer, readCachedValues, session } from '@/state/session.ts'
import '@/app/remove-forbidden-entries.ts'

vi.mock('@/generated/routes.ts', () => ({
  routes: [{ pattern: '/score', access: [['gestor']] }, { pattern: '/cep' }],
}))

const cacheAnswerAt = (path: string) =>
  cacheAnswer(
    {
      consultaId: path,
      family: path,
      path: path as Path,
      title: path,
      subject: '***',
      subjectValue: path,
      ms: 1,
    },
    { campo: 'valor' },
    { status: 'not-found', source: 'Teste', isDemo: false, at: 1 },
  )

it('removes session entries at once when the user may no longer open their page', () => {
  setRoles(['gestor'])
  const hiddenEntry = cacheAnswerAt('/score')
  const visibleEntry = cacheAnswerAt('/cep')
  nextQuery.give('/score', { values: {} })
  setRoles([])
  expect(session.items.map(({ id }) => id)).toEqual([visibleEntry.id])
  expect(readCachedValues(hiddenEntry.id)).toBeUndefined()
  expect(readCachedValues(visibleEntry.id)).toEqual({ campo: 'valor' })
  expect(nextQuery.read('/score')).toBeUndefined()
})
