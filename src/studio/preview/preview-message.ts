import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'

/** The states in which the studio shows a consulta, with their names. */
export const previewStates = {
  example: 'Encontrado',
  empty: 'Antes de consultar',
  pending: 'Carregando',
  'not-found': 'Não encontrado',
  incomplete: 'Incompleto',
  failed: 'Falhou',
}

export type PreviewState = keyof typeof previewStates

/** Sent to the frame: a consulta of the drafts, and the state to show. */
export type ShowMessage = {
  type: 'averigua:show'
  definition: ConsultaDefinition
  family: { family: string; title: string }
  state: PreviewState
}

/** Sent by the frame once it can show a consulta. */
export const readyMessage = { type: 'averigua:ready' }

/** Ids of the preview's elements in which the studio finds the parts of the manifest. */
export const previewIds = { result: 'preview-result', parts: 'preview-parts' }
