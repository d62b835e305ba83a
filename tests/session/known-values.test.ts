import type { Json } from '@manifest/schema/consulta.ts'
import type { Field } from '@manifest/schema/field.ts'
import { beforeEach, expect, it } from 'vitest'
import { fillInKnown, findKnownForSubject, omitKnown } from '@/session/known-values.ts'
import { cacheAnswer, endSession } from '@/state/session.ts'
import { asPath } from '../support/as-path.ts'

const cpf = '11144477735'
const other = '39053344705'

const fields: Field[] = [
  { kind: 'cpf', name: 'cpf', label: 'CPF', required: true },
  { kind: 'date', name: 'nascimento', label: 'Nascimento', required: true, notFuture: true },
]

/** Caches an answer about a subject. */
const answer = (
  value: string,
  data: Json,
  { title = 'Dados cadastrais', at = 1, kind = 'cpf' as const } = {},
) =>
  cacheAnswer(
    {
      consultaId: title,
      family: 'cpf',
      path: asPath('/consulta/cpf'),
      title,
      subject: '***',
      kind,
      ms: 1,
      subjectValue: value,
    },
    { cpf: value },
    { status: 'found', answer: data, source: 'Fonte', isDemo: false, at },
  )

beforeEach(endSession)

it('finds a value in an answer about the same subject, with the answer it comes from', () => {
  answer(cpf, { nascimento: '1984-01-17' }, { at: 5 })
  expect(findKnownForSubject(fields, { cpf })).toMatchObject([
    { value: '1984-01-17', from: 'Dados cadastrais', at: 5 },
  ])
  expect(fillInKnown(fields, { cpf })).toEqual({ cpf, nascimento: '1984-01-17' })
})

it('finds nothing in answers about another subject, or on which answers disagree', () => {
  answer(other, { nascimento: '1984-01-17' })
  expect(findKnownForSubject(fields, { cpf })).toEqual([])
  answer(cpf, { nascimento: '1984-01-17' })
  answer(cpf, { nascimento: '1990-05-02' }, { title: 'Endereços' })
  expect(fillInKnown(fields, { cpf })).toEqual({ cpf })
})

it('keeps a value that the user typed', () => {
  answer(cpf, { nascimento: '1984-01-17' })
  expect(fillInKnown(fields, { cpf, nascimento: '1999-01-01' })).toEqual({ cpf, nascimento: '1999-01-01' })
})

it('leaves known values out of what is saved, and keeps the others', () => {
  answer(cpf, { nascimento: '1984-01-17' })
  expect(omitKnown(fields, { cpf, nascimento: '1984-01-17' })).toEqual({ cpf })
  expect(omitKnown(fields, { cpf, nascimento: '1999-01-01' })).toEqual({ cpf, nascimento: '1999-01-01' })
})

it('knows nothing of a name, which people share', () => {
  const named: Field[] = [{ kind: 'name', name: 'nome', label: 'Nome', required: true }, ...fields.slice(1)]
  answer('Ana Exemplo', { nascimento: '1984-01-17' }, { kind: 'name' as 'cpf' })
  expect(findKnownForSubject(named, { nome: 'Ana Exemplo' })).toEqual([])
})
