import { digestText } from '@/lib/json-digest.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchLine } from '../run/progress.ts'

/** Returns the digest of a batch's target and list; `undefined` on pages without https. */
export const digestList = ({ id }: Pick<BatchTarget, 'id'>, lines: readonly BatchLine[]) =>
  digestText(JSON.stringify([id, ...lines.map(({ values }) => Object.entries(values).sort())]))
