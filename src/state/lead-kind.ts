import { isLeadKind, type LeadKind } from '@manifest/kinds/index.ts'
import type { Reader } from './reader.ts'

export const leadKind: Reader<LeadKind> = (value) =>
  typeof value === 'string' && isLeadKind(value) ? value : undefined
