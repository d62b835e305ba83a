import { joinAnswerPath, splitAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { SourceCall } from './operations.ts'

type Echo = NonNullable<ConsultaDefinition['echo']>

/** Returns the fields of a call and the paths of its answer that repeat them, under the source's names. */
export function readSourceEcho({
  definition,
  endpoint,
}: SourceCall): Pick<ConsultaDefinition, 'fields' | 'echo'> {
  const { fields, echo = {} } = definition
  const toSourcePath = (path: string) => {
    const [first = '', ...rest] = splitAnswerPath(path)
    const renamed = endpoint.rename?.[first]
    return renamed === undefined ? path : [renamed, ...rest.map((key) => joinAnswerPath([key]))].join('.')
  }
  const entries = Object.entries(echo).map(([field, paths]) => [field, paths.map(toSourcePath)])
  return { fields, echo: Object.fromEntries(entries) }
}

/** Returns what the answers to all calls of an operation repeat; `undefined` if that is nothing. */
export function findSharedEcho(calls: readonly SourceCall[]): Echo | undefined {
  const [first = {}, ...others] = calls.map((call) => readSourceEcho(call).echo ?? {})
  const shared = Object.entries(first).flatMap(([field, paths]) => {
    const common = paths.filter((path) => others.every((echo) => echo[field]?.includes(path)))
    return common.length > 0 ? [[field, common] as const] : []
  })
  return shared.length > 0 ? Object.fromEntries(shared) : undefined
}
