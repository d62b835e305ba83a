import { addReadValues, type Readers, type ReadValue } from '../../../manifest/contract/read-values.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import { createNumbering } from './numbering.ts'
import type { Endpoint } from './source-calls.ts'

type ReaderCall = { definition: ConsultaDefinition; endpoint: Pick<Endpoint, 'rename' | 'optional'> }

/** Returns what page, findings and exports read of the answers to several calls, under the names of their source. */
export function collectReadValues(calls: readonly ReaderCall[]): ReadValue {
  const read: ReadValue = { children: new Map() }
  const filterNewReaders = createReaderFilter()
  for (const { definition, endpoint } of calls)
    addReadValues(read, filterNewReaders(definition, endpoint), endpoint)
  return read
}

/** Returns a function that leaves out the parts that it was given before: variants have most of theirs in common. */
function createReaderFilter() {
  const assignNumber = createNumbering()
  const seenKeys = new Set<string>()
  return (
    { summary, result, findings = [] }: Readers,
    { rename = {}, optional = [] }: ReaderCall['endpoint'],
  ): Readers => {
    const isNew = (kind: keyof Readers) => (part: object) => {
      const key = [kind, ...[part, rename, optional].map(assignNumber)].join(' ')
      const isFirst = !seenKeys.has(key)
      seenKeys.add(key)
      return isFirst
    }
    return {
      ...(summary && isNew('summary')(summary) ? { summary } : {}),
      result: result.filter(isNew('result')),
      findings: findings.filter(isNew('findings')),
    }
  }
}
