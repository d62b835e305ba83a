import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requests } from '../../../../../codegen/authoring/studio/requests.ts'
import type {
  CheckAnswer,
  NewKind,
  PartAnswer,
  Place,
  Texts,
} from '../../../../../manifest/contract/studio.ts'
import { requireValue } from '../../../../support/require-value.ts'
import { context } from './shipped-manifest.ts'

/** Sends a request about the shipped manifest and returns its answer, as JSON carries it. */
export const askShipped = <Answer>(name: string, body: object): Answer =>
  JSON.parse(JSON.stringify(requireValue(requests[name])(context, { drafts: {}, ...body })))

export const readShipped = (file: string) => readFileSync(join(context.folders.manifestDir, file), 'utf8')

export const createPart = (kind: NewKind, values: Record<string, string>, drafts: Texts = {}) =>
  askShipped<PartAnswer>('create', { drafts, kind, values })

/** Returns the codes of the errors that the shipped manifest has with other texts. */
export const listErrors = (drafts: Texts): string[] =>
  askShipped<CheckAnswer>('check', { drafts })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, file, line }) => `${file}:${line} ${code}`)

/** Returns the text with one part replaced, which must occur once. */
export function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`not once: ${from}`)
  return text.replace(from, () => to)
}

export const at = (file: string, ...path: Place['path']): Place => ({ file, path })
