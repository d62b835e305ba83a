import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { expect, it } from 'vitest'
import { readLineAnswer } from '@/consultas/sources/read-answer.ts'
import { findOtherDocument } from '../../../../manifest/contract/echo.ts'
import { requireValue } from '../../../support/require-value.ts'
import { definitions } from '../../support/shipped-examples.ts'

const definition: ConsultaDefinition = requireValue(definitions.find(({ id }) => id === 'cpf/1'))

const read = (line: Parameters<typeof readLineAnswer>[0], cpf: string) =>
  readLineAnswer(line, requireValue(definition.request), {
    errors: {},
    example: definition.example,
    missingPaths: () => [],
    findOtherDocument: (answer) => findOtherDocument(answer, definition, { cpf }),
    source: { contract: true },
    sourceTitle: 'Gateway',
  })

it('judges a line of a batch on the server like a lookup', () => {
  expect(read({ status: 200, body: definition.example }, '11144477735')).toMatchObject({ status: 'found' })
  expect(read({ status: 200, body: definition.example }, '52998224725')).toMatchObject({
    status: 'failed',
    reason: 'other-document',
  })
  expect(read({ status: 404, body: { mensagem: 'Nada' } }, '11144477735')).toMatchObject({
    status: 'not-found',
  })
  expect(read({ status: 404 }, '11144477735')).toMatchObject({ reason: 'no-path' })
  expect(read({ status: 200 }, '11144477735')).toMatchObject({ reason: 'malformed' })
  expect(read({ status: 502, body: { codigo: 'erro' } }, '11144477735')).toMatchObject({
    reason: 'unavailable',
  })
  expect(read({ status: 502, body: { codigo: 'talvez-cobrada' } }, '11144477735')).toMatchObject({
    reason: 'maybe-charged',
    message: expect.stringContaining('talvez a tenha cobrado'),
  })
})
