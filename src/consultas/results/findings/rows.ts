import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Answered } from '../../outcome.ts'
import type { IsShown } from '../reveal-state.ts'
import { findingsTitle, findingTexts } from './text.ts'

/** The findings of an answer as rows of a sheet, below their title; none where there are none. */
export function findingsRows(
  definition: ConsultaDefinition,
  answered: Answered,
  isShown: IsShown,
): string[][] {
  const texts = findingTexts(definition, answered, isShown)
  return texts.length === 0 ? [] : [[findingsTitle], ...texts.map((text) => [text])]
}
