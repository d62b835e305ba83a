import type { Json } from '@manifest/schema/consulta.ts'
import { type KeptDossie, openKeptDossie } from '../../../../src/consultas/dossie/kept-dossie.ts'
import { createFailure } from '../../../../src/consultas/outcome.ts'
import { loadDossie } from '../../../../src/routes/load-dossie.ts'
import { requireValue } from '../../../support/require-value.ts'

/** A kept dossiê of a company: three parts have an outcome, the others have none. */
export const createKept = (more: Partial<KeptDossie> = {}): KeptDossie => ({
  version: 1,
  dossie: 'casa',
  number: '20261122-7KQ2MX',
  title: 'Ficha da editora',
  values: { cnpj: '77888999000181' },
  conclusion: 'Aprovar com garantia.',
  startedAt: 1_000,
  endedAt: 2_000,
  parts: [
    {
      name: 'cadastro',
      consultaId: 'editora/1',
      values: { cnpj: '77888999000181' },
      outcome: { status: 'found', answer: { cep: '01310100' }, source: 'Gateway', isDemo: false, at: 1_500 },
    },
    {
      name: 'responsavel',
      consultaId: 'leitor/1',
      outcome: { status: 'not-found', source: 'Gateway', isDemo: false, at: 1_600 },
    },
    { name: 'livros', consultaId: 'leitor/2', outcome: { ...createFailure('unavailable'), at: 1_700 } },
    { name: 'entregas', consultaId: 'editora/2', reason: 'Falta um valor.' },
  ],
  ...more,
})

/** Opens a kept dossiê as its page does. */
export const openKept = async (kept: KeptDossie) =>
  requireValue(openKeptDossie(await loadDossie(kept.dossie), kept as unknown as Json))
