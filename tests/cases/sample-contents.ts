import { type CaseContents, emptyContents } from '@/cases/contents.ts'

export const passphrase = 'cavalo correto bateria grampo'

/** A case with one subject, one answer, a note and a dossiê. Its texts occur only here. */
export const sampleContents: CaseContents = {
  ...emptyContents,
  title: 'Empréstimo Quixabeira',
  reference: 'Contrato 4471',
  purpose: 'Cobrança',
  notes: [{ id: 'n1', text: 'Ligar para o irmão', at: 10 }],
  subjects: [
    {
      kind: 'cpf',
      value: '52998224725',
      addedAt: 5,
      answers: [
        {
          id: 'a1',
          consultaId: 'leitor/1',
          name: 'Zuleica Quixabeira',
          ms: 12,
          values: { cpf: '52998224725' },
          outcome: {
            status: 'found',
            answer: { nome: 'Zuleica Quixabeira' },
            source: 'Fonte',
            isDemo: true,
            at: 4,
            requestId: '0f8f3c1e-52a7-4d0c-9d8a-3f6d1f0a7b11',
          },
        },
      ],
    },
  ],
  reports: [
    {
      id: '20261122-7KQ2MX',
      kind: 'dossie',
      title: 'Dossiê de pessoa',
      path: '/dossie/pessoa',
      at: 7,
      counts: { found: 1, incomplete: 0, 'not-found': 0, failed: 0, total: 1 },
      data: { version: 1 },
    },
  ],
}
