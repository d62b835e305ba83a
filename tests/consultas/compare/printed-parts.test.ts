import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { describe, expect, it } from 'vitest'
import { type ComparedConsulta, hideDocuments } from '@/consultas/compare/compare-answers.ts'
import { listComparisonParts } from '@/consultas/compare/printed-comparison.ts'
import type { ComparedEntry, ComparedSubject } from '@/consultas/compare/use-compared-subjects.ts'
import { joinPurposes } from '@/consultas/document/print/print-offer.ts'
import type { Path } from '@/generated/paths.ts'

const subject = (value: string, purposes: string[]): ComparedSubject => ({
  id: value,
  kind: 'cpf',
  value,
  name: undefined,
  entries: purposes.map((purpose) => ({ entry: { purpose } }) as unknown as ComparedEntry),
})

const subjects = [subject('11144477735', ['Crédito', 'Cobrança']), subject('12345678909', ['Crédito'])]

const row = (label: string, cells: (string | undefined)[], hidden = cells) => ({
  label,
  hiddenLabel: label,
  cells,
  values: cells,
  hidden,
  isEqual: false,
  isListed: false,
})

const consultas: ComparedConsulta[] = [
  {
    definition: { id: 'cpf/1', title: 'Dados cadastrais' } as ConsultaDefinition<Path>,
    answers: [],
    sections: [
      {
        title: 'Pessoais',
        rows: [
          row('Documento', ['111.444.777-35', '123.456.789-09']),
          row('Mãe', ['Eva', undefined], ['E•••', undefined]),
          row('Pai', ['—', 'Rui'], ['—', 'R•••']),
        ],
      },
    ],
  },
]

describe('a printed comparison', () => {
  it('counts documents, shared values and sensitive cells that have a value', () => {
    const compared = { subjects, shared: [], consultas }
    expect(listComparisonParts(compared, false)).toMatchObject([
      { key: 'head', isFixed: true, sensitiveCount: 2, hiddenCount: 2 },
      { key: 'shared', sensitiveCount: 0 },
      { key: 'cpf/1', title: 'Dados cadastrais', sensitiveCount: 2, hiddenCount: 2 },
    ])
    expect(listComparisonParts(compared, true)[2]).toMatchObject({ sensitiveCount: 2, hiddenCount: 0 })
  })

  it('hides the document of each subject in its own column', () => {
    const [hidden] = hideDocuments(consultas, subjects)
    expect(hidden?.sections[0]?.rows[0]?.hidden).toEqual(['•••.•••.•••-35', '•••.•••.•••-09'])
    expect(hidden?.sections[0]?.rows[1]?.hidden).toEqual(['E•••', undefined])
  })

  it('names each purpose once', () => {
    expect(joinPurposes(subjects.flatMap(({ entries }) => entries.map(({ entry }) => entry)))).toBe(
      'Crédito, Cobrança',
    )
    expect(joinPurposes([undefined])).toBeUndefined()
  })
})
