import { beforeEach, expect, it } from 'vitest'
import { auth, clearAuth } from '@/state/auth.ts'
import { setPastedList, takePastedList } from '@/state/pasted-list.ts'

beforeEach(() => {
  auth.isAuth = true
})

it('a pasted list is for one page, once', () => {
  setPastedList('/consulta/cpf', '111')
  expect(takePastedList('/consulta/cep')).toBeUndefined()
  expect(takePastedList('/consulta/cpf')).toBe('111')
  expect(takePastedList('/consulta/cpf')).toBeUndefined()
})

it('a pasted list is cleared at logout', () => {
  setPastedList('/consulta/cpf', '111')
  clearAuth()
  expect(takePastedList('/consulta/cpf')).toBeUndefined()
})
