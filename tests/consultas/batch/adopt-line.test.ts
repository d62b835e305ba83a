import { afterEach, describe, expect, it } from 'vitest'
import { endSession, readCached, session } from '@/state/session.ts'
import { findSubject } from '@/state/subjects.ts'
import { createConsultaTarget } from '../../../src/consultas/batch/consulta-target.tsx'
import { createFailure, type Outcome } from '../../../src/consultas/outcome.ts'
import { createDefinition } from './support/definition.ts'
import { cpf } from './support/fields.ts'

const definition = createDefinition({
  purpose: 'required',
  fields: [{ kind: 'name', name: 'nome', label: 'Nome', required: false }, cpf],
  summary: {
    value: 'nome',
    sensitive: false,
    detail: { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: true },
  },
})

const target = createConsultaTarget(definition)
const values = { nome: 'Ana Exemplo', cpf: '11144477735' }
const found: Outcome = {
  status: 'found',
  answer: { nome: 'Ana Exemplo', cpf: '111.444.777-35' },
  source: 'Fonte',
  isDemo: false,
  at: 7,
}

afterEach(endSession)

describe('a line of a batch', () => {
  it('is about its document, or about its name if it has no document', () => {
    expect(target.findSubject(values)).toEqual({ kind: 'cpf', value: values.cpf })
    expect(target.findSubject({ nome: values.nome })).toEqual({ kind: 'name', value: values.nome })
    expect(target.findSubject({})).toBeUndefined()
  })

  it('gives its answer to the session, about the same subject', async () => {
    const adopt = await target.loadAdoptLine()
    adopt({ values, outcome: found, ms: 30, purpose: 'Cobrança' })
    adopt({ values, outcome: found, ms: 30, purpose: 'Cobrança' })
    const [entry, ...others] = session.items
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      at: 7,
      ms: 30,
      name: 'Ana Exemplo',
      outcome: 'found',
      purpose: 'Cobrança',
    })
    expect(findSubject(entry?.subjectId ?? '')).toMatchObject({ kind: 'cpf', value: values.cpf })
    expect(readCached(entry?.id ?? '')?.outcome).toEqual(found)
  })

  it('gives a failure too, so that the page shows it', async () => {
    const adopt = await target.loadAdoptLine()
    adopt({ values, outcome: createFailure('timeout'), ms: 30, purpose: undefined })
    expect(session.items.map(({ outcome }) => outcome)).toEqual(['failed'])
  })
})
