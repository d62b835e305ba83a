import type { CastData } from '@manifest/contract/cast/cast-data.ts'
import { hasValidCnpj, hasValidCpf } from '@manifest/contract/check-digits.ts'
import phoneRule from '@manifest/kinds/phone.ts'
import plateRule from '@manifest/kinds/placa.ts'
import { describe, expect, it } from 'vitest'
import { createDemoCast } from '../../../../src/consultas/sources/demo/demo-cast.ts'
import {
  makeDocument,
  makeRelative,
  withCpfDigits,
} from '../../../../src/consultas/sources/demo/documents.ts'

const cast: CastData = {
  people: { marina: { cpf: '11144477735' } },
  invented: { notFound: 8, fails: 2, pools: {} },
  references: {},
}

const demoCast = createDemoCast(cast)

const cpfs = Array.from({ length: 5_000 }, (_, index) => withCpfDigits(String(200_000_000 + index * 7_919)))

/** Returns the share of the documents for which a function is true, in percent. */
const measureShare = (isTrue: (cpf: string) => boolean) => (cpfs.filter(isTrue).length / cpfs.length) * 100

describe('unknown documents', () => {
  it('are not found in 8 of 100 cases', () => {
    const share = measureShare((cpf) => demoCast.isNotFound('people', cpf))
    expect(share).toBeGreaterThan(7)
    expect(share).toBeLessThan(9)
  })

  it('fail in 2 of 100 queries, others in each consulta', () => {
    const failsIn = (consultaId: string) => (cpf: string) => demoCast.failsFirst(consultaId, 'people', cpf)
    for (const consultaId of ['cpf/1', 'cpf/2']) {
      expect(measureShare(failsIn(consultaId))).toBeGreaterThan(1.4)
      expect(measureShare(failsIn(consultaId))).toBeLessThan(2.6)
    }
    expect(cpfs.filter(failsIn('cpf/1'))).not.toEqual(cpfs.filter(failsIn('cpf/2')))
  })

  it('are found and answered if the cast has them or the manifest invents nobody', () => {
    const [unfound = ''] = cpfs.filter((cpf) => demoCast.isNotFound('people', cpf))
    const known = createDemoCast({ ...cast, people: { ana: { cpf: unfound } } })
    expect(known.isNotFound('people', unfound)).toBe(false)
    expect(createDemoCast({ references: {} }).isNotFound('people', unfound)).toBe(false)
  })
})

describe('makeDocument', () => {
  const seeds = Array.from({ length: 500 }, (_, index) => `seed ${index}`)

  it('makes documents that the forms accept', () => {
    for (const seed of seeds) {
      expect(hasValidCpf(makeDocument('people', seed))).toBe(true)
      for (const place of [0, 9])
        expect(hasValidCpf(makeRelative(makeDocument('people', seed), place))).toBe(true)
      expect(hasValidCnpj(makeDocument('companies', seed))).toBe(true)
      expect(plateRule.validate(makeDocument('vehicles', seed))).toBeUndefined()
      for (const like of ['21900000012', '2130000018'])
        expect(phoneRule.validate(makeDocument('phones', seed, like))).toBeUndefined()
      expect(makeDocument('addresses', seed, '20599001')).toMatch(/^20599\d{3}$/)
    }
  })
})
