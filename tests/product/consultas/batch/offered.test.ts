import { describe, expect, it } from 'vitest'
import { definitions } from '../../support/shipped-examples.ts'

/** Portraits of a whole list would fill the memory, and biometric data is asked for one person at a time. */
const withoutBatch = ['foto/1']

describe('batches of the shipped consultas', () => {
  it('are offered by every consulta that a line of text can ask', () => {
    const missing = definitions.filter(({ batch }) => !batch).map(({ id }) => id)
    expect(missing).toEqual(withoutBatch)
  })

  it.each(['cpf/8', 'cpf/9', 'score/1'])('are offered by %s', (id) => {
    expect(definitions.find((definition) => definition.id === id)?.batch?.max).toBeGreaterThan(0)
  })
})
