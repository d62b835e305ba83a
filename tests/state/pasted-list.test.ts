import { beforeEach, expect, it } from 'vitest'
import { auth, lock } from '@/state/auth.ts'
import { leaveList, takeList } from '@/state/pasted-list.ts'

beforeEach(() => {
  auth.isAuth = true
})

it('a list is for one page, once', () => {
  leaveList('/consulta/cpf', '111')
  expect(takeList('/consulta/cep')).toBeUndefined()
  expect(takeList('/consulta/cpf')).toBe('111')
  expect(takeList('/consulta/cpf')).toBeUndefined()
})

it('a list is gone at logout', () => {
  leaveList('/consulta/cpf', '111')
  lock()
  expect(takeList('/consulta/cpf')).toBeUndefined()
})
