import { describe, expect, it } from 'vitest'
import {
  emptyHiring,
  findInvalidSteps,
  hiringSteps,
  validateStep,
} from '../../../src/demos/ui-kit/wizard/hiring-schema.ts'

const full = {
  ...emptyHiring,
  company: 'Livraria Modelo Ltda',
  document: '12.ABC.345/01DE-35',
  contact: 'ana@exemplo.com.br',
  goal: 'credito',
  method: 'pix',
}

describe('the steps of a hiring', () => {
  it('are invalid while they are empty, except the optional one and the review', () => {
    expect(findInvalidSteps(emptyHiring, [])).toEqual(['company', 'goal', 'payment'])
    expect(findInvalidSteps(full, [])).toEqual([])
  })

  it('do not count when they are skipped', () => {
    const hiring = { ...full, seats: '0' }
    expect(findInvalidSteps(hiring, [])).toEqual(['team'])
    expect(findInvalidSteps(hiring, ['team'])).toEqual([])
  })

  it('report errors by field', () => {
    const [company] = hiringSteps
    expect(company && validateStep(company, { ...full, contact: 'ana' })).toEqual({
      contact: 'Informe um e-mail como ana@exemplo.com.br',
    })
  })
})
