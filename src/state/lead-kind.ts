import { isLeadKind, type LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Reader } from './reader.ts'

export const leadKind: Reader<LeadKind> = (value) =>
  typeof value === 'string' && isLeadKind(value) ? value : undefined
