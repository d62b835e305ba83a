import { beforeEach, expect, it } from 'vitest'
import { nextList } from '@/routes/next-page.ts'
import { auth, logout } from '@/state/auth.ts'
import { handOver } from '@/state/hand-over.ts'
import { readLosses } from '@/state/losses.ts'

beforeEach(() => {
  auth.isAuth = true
})

it('is for one page, and stays until it is taken', () => {
  const place = handOver<string>()
  place.give('/a', '1')
  expect([place.read('/b'), place.read('/a'), place.read('/a')]).toEqual([undefined, '1', '1'])
  expect([place.take('/b'), place.take('/a'), place.take('/a')]).toEqual([undefined, '1', undefined])
})

it('replaces the value for another page, unless it holds many', () => {
  const [one, many] = [handOver<string>(), handOver<string>({ holdsMany: true })]
  for (const place of [one, many]) {
    place.give('/a', '1')
    place.give('/b', '2')
  }
  expect([one.read('/a'), one.read('/b')]).toEqual([undefined, '2'])
  expect([many.read('/a'), many.read('/b')]).toEqual(['1', '2'])
})

it('is cleared when the session ends, and after a login only if it does not stay', () => {
  const [one, staying] = [handOver<string>(), handOver<string>({ staysForLogin: true })]
  const give = () => {
    for (const place of [one, staying]) place.give('/a', '1')
  }
  give()
  logout({ keepsDrafts: true })
  expect([one.isEmpty(), staying.isEmpty()]).toEqual([true, false])
  auth.isAuth = true
  give()
  logout()
  expect([one.isEmpty(), staying.isEmpty()]).toEqual([true, true])
})

it('lists a pasted list as a loss until its page takes it', () => {
  nextList.give('/consulta/cpf/lote', '111')
  expect(readLosses()).toEqual([{ text: 'Uma lista colada, ainda não conferida' }])
  nextList.take('/consulta/cpf/lote')
  expect(readLosses()).toEqual([])
})
