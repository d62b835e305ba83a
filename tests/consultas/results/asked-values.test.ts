import { describe, expect, it } from 'vitest'
import { markHidden } from '../../../src/consultas/document/print/hidden-values.ts'
import type { AnsweredOutcome } from '../../../src/consultas/outcome.ts'
import {
  hideAsked,
  hideAskedText,
  listAskedParts,
  printAsked,
} from '../../../src/consultas/results/asked-values.ts'
import { listLabeledValues } from '../../../src/consultas/subject/labeled-values.ts'

const fields = [
  { name: 'cpf', kind: 'cpf', label: 'CPF', required: true },
  { name: 'nome', kind: 'name', label: 'Nome', required: false },
  { name: 'uf', kind: 'text', label: 'UF', required: false, maxLength: 2 },
] as const

const asked = listLabeledValues(fields, { cpf: '11144477735', nome: 'Marina', uf: 'SP' })

describe('the values of a query on paper', () => {
  it('are printed in part, and say so, if values are hidden', () => {
    expect(printAsked(asked, true)).toEqual([
      { label: 'CPF', text: '•••.•••.•••-35 (oculto)' },
      { label: 'Nome', text: 'Marina' },
      { label: 'UF', text: 'SP' },
    ])
    expect(printAsked(asked, false)[0]?.text).toBe('111.444.777-35')
  })

  it('are printed whole if they are public', () => {
    const company = { name: 'cnpj', kind: 'cnpj', label: 'CNPJ', required: true } as const
    const values = listLabeledValues([company], { cnpj: '11222333000181' })
    expect(printAsked(values, true)).toEqual([{ label: 'CNPJ', text: '11.222.333/0001-81' }])
    expect(listAskedParts(values, true)).toEqual([])
  })

  it('count as sensitive, except names and texts', () => {
    expect(listAskedParts(asked, true)).toMatchObject([
      { sensitiveCount: 1, hiddenCount: 1, isFixed: true, isAsked: true },
    ])
    expect(listAskedParts(asked, false)).toMatchObject([{ sensitiveCount: 1, hiddenCount: 0 }])
    expect(listAskedParts(asked.slice(1), true)).toEqual([])
  })

  it('are hidden wherever the answer repeats them, with or without signs', () => {
    const found: AnsweredOutcome = {
      status: 'found',
      source: 'Fonte',
      isDemo: true,
      at: 0,
      answer: {
        cpf: '11144477735',
        idade: 40,
        nota: 'Titular 111.444.777-35, de SP',
        socios: [{ cpf: '111.444.777-35' }, { cpf: '12345678909' }],
      },
    }
    expect(hideAsked(found, asked).answer).toEqual({
      cpf: '•••.•••.•••-35',
      idade: 40,
      nota: 'Titular •••.•••.•••-35, de SP',
      socios: [{ cpf: '•••.•••.•••-35' }, { cpf: '12345678909' }],
    })
    expect(hideAsked(found, asked, markHidden).answer).toMatchObject({
      cpf: '•••.•••.•••-35 (oculto)',
      nota: 'Titular •••.•••.•••-35 (oculto), de SP',
    })
    expect(found.answer).toMatchObject({ cpf: '11144477735' })
    expect(hideAskedText('Marina', asked)).toBe('Marina')
  })
})
